import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Browser, Page } from '@playwright/test';
import { audit } from '../audit.ts';
import { type Customer, newCustomer } from '../customers.ts';
import { findGood, firstVariant } from '../goods.ts';
import { expect } from '../journey.ts';
import { deliverOrder, payFromBalance, placeOrder, readOrder } from '../orders.ts';
import { ask, type Product } from '../products.ts';
import { carryStaffSession, DESK, staffToken } from '../staff.ts';
import { expectPath, open, screen } from '../storefront.ts';
import { wordsOf } from '../words.ts';

export const en = wordsOf('en-US');

export const USD = 200_000;

/** An order of several pieces of one product, paid, and delivered when it is wanted. */
export async function bought(product: Product, of: { pieces: number; delivered: boolean; start: number }) {
  const customer = await newCustomer(product, { usd: USD, address: true });
  const good = await findGood(product, { pieces: 12 }, of.start);
  const order = await placeOrder(product, customer, firstVariant(good).id, of.pieces);
  if (of.delivered) await deliverOrder(product, customer, order);
  else await payFromBalance(product, customer, order.paymentId);
  return { customer, orderId: order.orderId, payable: (await readOrder(product, customer, order.orderId)).payable.usd };
}

export const balanceOf = async (product: Product, { token }: Customer): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;

/** Staff decide in the drawer that the work list opens. */
export async function staffDecides(
  browser: Browser,
  product: Product,
  of: { number: string; button: string; note?: string; checked?: boolean },
): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/orders/after-sale');
  await page.getByLabel('Case or order number').fill(of.number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: of.number });
  await row.getByRole('link').first().click();
  const drawer = page.getByRole('dialog').filter({ hasText: of.number }).first();
  await expect(drawer.getByText('Refunds and returns')).toBeVisible();
  if (of.checked) {
    await expect(drawer.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await audit(page, 'a case with its order in the back office');
  }
  await drawer.getByRole('button', { name: of.button }).click();
  const asked = page
    .getByRole('dialog')
    .filter({ has: page.locator('textarea') })
    .last();
  if (of.note) await asked.locator('textarea').fill(of.note);
  await asked.getByRole('button', { name: of.button }).click();
  await expect(asked).toBeHidden();
  await context.close();
}

/** The request form of an order, from the order's own screen. */
export async function askFrom(page: Page, orderId: string, action: 'request_refund' | 'request_return') {
  await open(page, `/orderdetails?id=${orderId}`);
  await screen(page, 'orderDetails')
    .getByRole('button', { name: en(`orders.action.${action}`), exact: true })
    .click();
  await expectPath(page, `/aftersale?order=${orderId}`);
  return screen(page, 'afterSale');
}
