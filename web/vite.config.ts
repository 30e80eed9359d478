import { svelte } from '@sveltejs/vite-plugin-svelte';
import { dirname, resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// The engine is built by CMake; tessera-run and the tests say where.
const engine = process.env.TESSERA_WASM ?? resolve(import.meta.dirname, '../build/wasm/src/wasm/tessera.wasm');

// SharedArrayBuffer, and with it a search on several threads, needs a page of its own.
const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  plugins: [
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Tessera',
        short_name: 'Tessera',
        description: 'HI MI KI, VERSUS, PIJERSI and REMPARTS',
        display: 'standalone',
        background_color: '#f4f1ea',
        theme_color: '#23313f',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,wasm,json}'],
        // The same engine a second time, for threads: kept once it was wanted, so that a first visit stays small. Without it one thread thinks.
        globIgnores: ['**/tessera-threads*'],
        runtimeCaching: [
          { urlPattern: /\/tessera-threads.*\.wasm$/, handler: 'CacheFirst', options: { cacheName: 'engine', expiration: { maxEntries: 1 } } },
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        // What the server answers is never the start page, and never kept.
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics$/, /^\/healthz$/, /^\/readyz$/],
        importScripts: ['/push.js'],
      },
    }),
  ],
  resolve: {
    alias: {
      '@engine': dirname(engine),
      '@openings': resolve(import.meta.dirname, '../data/openings'),
      '@puzzles': resolve(import.meta.dirname, '../data/puzzles'),
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // Solid boards change more often than what draws them.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'three', test: /node_modules\/three\// }] } } },
  },
  server: {
    headers: isolated,
    fs: { allow: ['..'] },
    // While working: pages from here, games from a server that runs beside.
    proxy: { '/api': { target: process.env.TESSERA_SERVER ?? 'http://localhost:8080', ws: true } },
  },
  preview: { headers: isolated },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
