/** What every browser of a test is started with: as quiet as it can be. */
const QUIET: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Leaves pictures out: fetching and drawing them is a third of a browser's work, and most journeys look at none. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

const executable = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {};

/** Starts the browser with these options beside the quiet ones. */
export const launched = (...options: readonly string[]) => ({
  launchOptions: { ...executable, args: [...QUIET, ...options] },
});

/** For journeys on which pictures are looked at, or weighed, or may be stopped by the policy: `test.use(drawingPictures)`. */
export const drawingPictures = launched();
