import { drawingPictures } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';
import { productLinks } from '../support/storefront.ts';

test.use(drawingPictures);

/** Scripts and styles of the first screen as they travel, in bytes. */
const BUDGET = 150 * 1024;
/** From then on after the page has loaded, parts are fetched that wait for it, in milliseconds. */
const LATER_MS = 950;

test('the home screen loads at most 150 KB of scripts and styles', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => asked.set(requestId, wallTime * 1_000));
  const all: { url: string; encoding: string; bytes: number; at: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    const headers = new Headers(response.headers);
    all.push({
      at: asked.get(requestId) ?? 0,
      url: response.url,
      encoding: headers.get('content-encoding') ?? 'none',
      bytes: Number(headers.get('content-length')),
    });
  });
  await page.goto('/');
  await expect(productLinks(page).nth(12)).toBeVisible();
  await page.waitForLoadState('networkidle');

  // What is asked for a second after the page has loaded, the chat first, is no part of it; a busy machine brings it early.
  const later = await page.evaluate((after) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (page?.loadEventEnd ?? 0) + after;
  }, LATER_MS);
  const files = all.filter((file) => file.at < later);
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  expect(files.every((file) => file.bytes > 0)).toBe(true);
  expect(files.filter((file) => file.url.endsWith('.js')).length).toBeGreaterThan(2);
  expect(files.filter((file) => file.bytes > 2_048 && file.encoding !== 'br')).toEqual([]);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(BUDGET);
});
