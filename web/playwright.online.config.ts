import { defineConfig } from '@playwright/test';

// Real servers, which the tests start themselves and kill when they like. They serve the built pages.
export default defineConfig({
  testDir: 'tests/online',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  outputDir: 'test-results/online',
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    locale: 'en',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
});
