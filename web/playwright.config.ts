import { defineConfig } from '@playwright/test';

// Pages are served as players get them: built, compressed, with their headers.
const port = Number(process.env.TESSERA_TEST_PORT ?? 4719);

export default defineConfig({
  testDir: 'tests',
  // Those want a server: playwright.online.config.ts.
  testIgnore: '**/tests/online/**',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en',
    // Only the tests of the app without a network want it kept on the device.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  webServer: { command: `node serve.mjs ${port}`, port, reuseExistingServer: false },
});
