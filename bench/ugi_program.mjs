// A native engine, spoken to line by line.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export function ugiProgram(path) {
  const program = spawn(path, ['ugi'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const tell = (line) => program.stdin.write(`${line}\n`);
  return {
    tell,
    /** Sends a line; gives back the first line of the answer that begins with this word. */
    async ask(line, word) {
      tell(line);
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('the native program has ended');
        if (value.startsWith(word)) return value;
      }
    },
    close: () => program.stdin.end('quit\n'),
  };
}
