import { randomUUID } from 'node:crypto';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { chooseFirst, screen } from '../support/storefront.ts';

test('a link of a letter leads to a product, the cart and an order; staff see where it came from', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000);
  const letter = `letter-${randomUUID().slice(0, 8)}`;
  const customer = await newCustomer(product, { address: true, usd: 1_000_000 });
  const good = await findGood(product, { mostUsd: 30_000 }, 6);
  await carrySession(page, customer);
  const counted = page.waitForRequest((request) => request.url().includes('/funnel/step'));
  await page.goto(`/?utm_source=${letter}#/goodsdetail?id=${good.id}`);
  expect((await counted).postDataJSON()).toEqual({ step: 'view', kind: 'goods', source: letter });
  const detail = screen(page, 'productDetail');
  await detail.getByRole('button', { name: 'Add to cart' }).first().click();
  await chooseFirst(page, good);
  const cart = page.waitForRequest(
    (request) => request.url().includes('/funnel/step') && request.postDataJSON().step === 'cart',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
  await cart;
  const { paymentId } = await placeOrder(product, customer, firstVariant(good).id);
  const placed = page.waitForRequest((request) => request.url().includes('/funnel/placed'));
  await page.evaluate((payment) => {
    window.location.hash = `/payorder?payment=${payment}`;
  }, paymentId);
  expect((await placed).postDataJSON()).toEqual({ paymentId, source: letter });

  // Counts are written every ten seconds.
  const desk = await browser.newPage({ viewport: DESK });
  await carryStaffSession(desk, await staffToken(product));
  await expect(async () => {
    await desk.goto('/admin/#/reports/funnel');
    await desk.reload();
    const row = desk.locator('tbody').getByRole('row').filter({ hasText: letter });
    await expect(row).toContainText(/1\s*1\s*0\s*1\s*0/, { timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await desk.close();
});
