import type { Page, Route } from '@playwright/test';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { chooseFirst, open, screen } from '../support/storefront.ts';

/** Holds calls of this address back until they are let go. */
async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(address, async (route) => {
    if (open) return route.continue();
    held.push(route);
  });
  return async () => {
    open = true;
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
  };
}

test(
  'offline, the banner stays at the top of the window, and what sticks there stands below it',
  AT_NIGHT,
  async ({ page, context }) => {
    const banner = page.getByText(/^You are offline/);
    /** Where the banner ends, and where the bar on top of the screen in front begins, once the page is scrolled. */
    const edges = async () => {
      const note = await banner.boundingBox();
      const bar = await screen(page).locator('header').first().boundingBox();
      return { top: note?.y, apart: Math.round((bar?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0)) };
    };
    for (const address of ['/', '/choosegoods?keyword=bag', '/discountorder']) {
      await open(page, address);
      await expect(screen(page).getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(banner).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect.poll(edges, address).toEqual({ top: 0, apart: 0 });
      await context.setOffline(false);
      await expect(banner).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect.poll(async () => (await screen(page).locator('header').first().boundingBox())?.y, address).toBe(0);
    }
  },
);

test('a part that fails says so and a retry mends it', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, {});
  let broken = true;
  await page.route('**/goods/product_details?*', (route) =>
    broken ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await open(page, `/goodsdetail?id=${good.id}`);
  await expect(page.getByText('The shop could not answer. Try again in a moment.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: good.name })).toBeVisible();
});

test('the overlay covers a slow call and stays 500 ms after it', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, {}, 2);
  await carrySession(page, await newCustomer(product));
  await open(page, `/goodsdetail?id=${good.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await chooseFirst(page, good);
  const letGo = await hold(page, '**/order/quote?*');
  const overlay = page.getByTestId('loading-overlay');
  await expect(overlay).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('dialog').getByRole('button', { name: 'Buy now' }).click();
  await expect(overlay).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(overlay).toBeVisible();

  const answered = page.waitForResponse('**/order/quote?*');
  await letGo();
  await (await answered).finished();
  await page.clock.runFor(200);
  await expect(screen(page, 'confirmOrder')).toBeAttached();
  await page.clock.runFor(200);
  expect(await overlay.count()).toBe(1);
  await page.clock.runFor(400);
  await expect(overlay).toHaveCount(0);
});

test('a toast stays two seconds', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, {}, 3);
  await carrySession(page, await newCustomer(product));
  await open(page, `/goodsdetail?id=${good.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await chooseFirst(page, good);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
  const toast = page.getByRole('status').getByText('Added to cart');
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_900);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('no answer within 30 s is a timeout, said in words', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, {});
  await page.clock.install();
  await page.route('**/goods/product_details?*', () => undefined);
  await open(page, `/goodsdetail?id=${good.id}`);
  await expect(screen(page, 'productDetail')).toBeVisible();
  // Until here the clock went by itself, for a moment on a quiet machine.
  await page.clock.fastForward(27_000);
  await expect(page.getByText('This took too long. Try again.')).toHaveCount(0);
  await page.clock.fastForward(4_000);
  await expect(page.getByText('This took too long. Try again.').first()).toBeVisible();
});
