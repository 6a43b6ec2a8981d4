import { defineConfig } from '@playwright/test';
import { chosen } from '../support/at-night.ts';

/**
 * Picture tests: the galleries of both UI kits against kept pictures. They need no product and no database.
 * `UPDATE_PICTURES=1` keeps what is drawn now instead of comparing with it.
 */
export default defineConfig({
  ...chosen('pictures'),
  testDir: '.',
  outputDir: '../../.data/test/pictures',
  globalSetup: './build-galleries.ts',
  globalTeardown: './shrink-kept.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // As with the journeys: what passed only at the second try is named in the summary.
  retries: process.env.CI ? 1 : 0,
  updateSnapshots: process.env.UPDATE_PICTURES ? 'changed' : 'none',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  expect: {
    // Two looks alike end the wait; a machine with other work may need seconds for each.
    timeout: 20_000,
    // A machine may round the edge of a letter otherwise; a changed colour, size or place is far more than this.
    toHaveScreenshot: {
      maxDiffPixels: 60,
      threshold: 0.04,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
    },
  },
});
