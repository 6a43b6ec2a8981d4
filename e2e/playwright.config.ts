import { defineConfig } from '@playwright/test';
import { chosen } from './support/at-night.ts';
import { launched, WITHOUT_PICTURES } from './support/browser.ts';

export default defineConfig({
  ...chosen('e2e'),
  testDir: '.',
  outputDir: '../.data/test/journeys',
  globalSetup: './support/start-products.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // On a shared machine one browser in a hundred stumbles; what passed only at the second try is named in the summary.
  retries: process.env.CI ? 1 : 0,
  use: {
    viewport: { width: 375, height: 812 },
    locale: 'en-US',
    // The journeys of a worker share a context, which is emptied after each (support/shared-context.ts).
    reuseContext: true,
    // What is kept for later would stand between a journey and the answers it stops; one journey is about it.
    serviceWorkers: 'block',
    // Screens change at once: waiting for an animation proves nothing and costs the suite a minute.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs every journey a tenth; `--trace on` records one that is looked at.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...launched(WITHOUT_PICTURES),
  },
});
