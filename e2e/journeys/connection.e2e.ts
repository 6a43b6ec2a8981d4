import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { open, screen } from '../support/storefront.ts';

test('a screen whose chunk does not load offers a reload, which mends it', async ({ page }) => {
  await open(page, '/');
  await page.route(/assets\/category\.screen-[^/]+\.js/, (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = '#/category';
  });
  await expect(page.getByRole('alert').getByText('This page did not load')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(screen(page, 'category').getByRole('link').nth(1)).toBeVisible();
  await expect(page.getByText('This page did not load')).toHaveCount(0);
});

test('offline: a banner says since when, what was read stays, and what was missed comes once back', async ({
  page,
  context,
  product,
}) => {
  const good = await findGood(product, {});
  await open(page, '/');
  const card = screen(page, 'home').getByRole('heading', { level: 3 }).first();
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline\. What you see was saved at \d/)).toBeVisible();
  await expect(card).toBeVisible();

  await page.evaluate((id) => {
    window.location.hash = `#/goodsdetail?id=${id}`;
  }, good.id);
  const failed = page.getByRole('button', { name: /^(Try again|Reload)$/ }).filter({ visible: true });
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/What you see was saved/)).toHaveCount(0);
  // What was missed comes by itself.
  await expect(screen(page, 'productDetail').getByRole('heading', { level: 1, name: good.name })).toBeVisible();
});
