// Serves the built pages: `node serve.mjs [PORT] [FOLDER]`. Port 0 takes any free one. The first line printed is the address.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';

const port = Number(process.argv[2] ?? 8080);
const folder = resolve(process.argv[3] ?? new URL('dist', import.meta.url).pathname);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`serve: a port is a number from 0 to 65535, not '${process.argv[2]}'`);
  process.exit(2);
}

const files = sirv(folder, {
  single: true,
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    // SharedArrayBuffer needs both; they also keep other sites out of this one's memory.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // What is under assets/ has its content's hash in its name.
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

const server = createServer((request, response) => files(request, response));
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `serve: port ${port} is taken` : `serve: ${error.message}`);
  process.exit(2);
});
server.listen(port, process.env.TESSERA_HOST ?? 'localhost', () => {
  console.log(`http://localhost:${server.address().port}/`);
});
