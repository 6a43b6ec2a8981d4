import { expect, test } from '../support/journey.ts';
import { productLinks } from '../support/storefront.ts';

/** Scripts and styles of the first screen as they travel, in bytes. */
const BUDGET = 150 * 1024;

test('the home screen loads at most 150 KB of scripts and styles', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files: { url: string; encoding: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    const headers = new Headers(response.headers);
    files.push({
      url: response.url,
      encoding: headers.get('content-encoding') ?? 'none',
      bytes: Number(headers.get('content-length')),
    });
  });
  await page.goto('/');
  await expect(productLinks(page).nth(12)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  expect(files.every((file) => file.bytes > 0)).toBe(true);
  expect(files.filter((file) => file.url.endsWith('.js')).length).toBeGreaterThan(2);
  expect(files.filter((file) => file.bytes > 2_048 && file.encoding !== 'br')).toEqual([]);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(BUDGET);
});
