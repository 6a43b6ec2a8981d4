import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { type CardProvider, closeCardChannel, openCardProvider } from '../support/card-provider.ts';
import { expect, test } from '../support/journey.ts';
import { readOrder } from '../support/orders.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { atCashier, toProvider } from '../support/steps/card-payment.ts';
import { expectPath } from '../support/storefront.ts';

/** Staff set the provider up in the back office: refused while its secrets lack, then switched on. */
async function setUp(browser: Browser, product: Product, provider: CardProvider): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/money/channels');
  await page.getByRole('button', { name: 'New channel' }).click();
  await page.getByRole('menuitem', { name: 'Card', exact: true }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'New channel: Card' });
  const identifier = `card_${randomUUID().slice(0, 6)}`;
  await drawer.getByLabel(/^Identifier/).fill(identifier);
  await drawer
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill(provider.title);
  await drawer.getByLabel('Place in the list').fill('9000');
  await drawer.getByLabel(/^API address/).fill(provider.base);
  await drawer.getByLabel(/^Secret key/).fill(provider.secretKey);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('textbox', { name: 'Channel' }).fill(identifier);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: identifier });
  await row.getByRole('switch', { name: /^Payments by/ }).click();
  await expect(page.getByText('The channel is not completely set up')).toBeVisible();
  await row.getByText('Edit', { exact: true }).click();
  const edit = page.getByRole('dialog').filter({ hasText: provider.title });
  await edit.getByLabel(/^Webhook secrets/).fill(provider.webhookSecret);
  await audit(page, 'the form of a card channel');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await row.getByRole('switch', { name: /^Payments by/ }).click();
  await expect(row.getByRole('switch', { name: /^Payments by/ })).toBeChecked();
  await context.close();
}

let provider: CardProvider;

test.beforeEach(async () => {
  provider = await openCardProvider();
});

test.afterEach(async ({ product }) => {
  await closeCardChannel(product, provider);
  await provider.close();
});

test('a card channel is set up by staff; paid on its page it counts once, also when the provider says so again', async ({
  page,
  browser,
  product,
}) => {
  await setUp(browser, product, provider);
  const { customer, order, state, cashier } = await atCashier(page, product, 11);
  await toProvider(page, provider);
  await page.getByRole('link', { name: 'Pay now' }).click();
  // The money has come; nobody told us yet.
  expect(await state()).toBe('pending_payment');
  await page.getByRole('link', { name: 'Return to the shop' }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expectPath(page, `/payorder?payment=${order.paymentId}`);
  expect(await state()).toBe('pending_shipping');

  const [session] = provider.sessions.values();
  if (!session) throw new Error('the provider has a session');
  expect(session.amount_total).toBe((await readOrder(product, customer, order.orderId)).payable.usd);
  expect(await provider.tell(product, 'checkout.session.completed', session)).toBe(200);
  expect(await provider.tell(product, 'checkout.session.completed', session)).toBe(200);
  const booked = await onDatabase(product, async (db) => {
    const { rows } = await sql`SELECT 1 FROM ledger_transfer WHERE reference_id = ${order.orderId}`.execute(db);
    return rows.length;
  });
  expect(booked).toBe(1);
  expect(await brokenInvariants(product)).toEqual([]);
});
