import { sql } from 'kysely';
import { payByCard } from '../support/cashier.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

// Its parameters may be changed without another journey minding.
test.use({ moves: 'clock' });

/** Lets customers have so many orders to be paid, and has the product hear of it. */
const unpaidMax = (product: Product, most: number) =>
  onDatabase(product, async (db) => {
    await sql`INSERT INTO parameter (key, value) VALUES ('order.unpaid_max', ${String(most)}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(db);
    const told = JSON.stringify({ from: 'journey', payloads: [['parameters', '*']] });
    await sql`SELECT pg_notify('cache', ${told})`.execute(db);
  });

test.afterEach(({ product }) => unpaidMax(product, 1));

test('two unpaid orders are chosen, paid together by card, and each goes its own way', async ({ page, product }) => {
  await unpaidMax(product, 5);
  const customer = await newCustomer(product, { address: true });
  const placed: { orderId: string; number: string }[] = [];
  for (const start of [9, 10]) {
    // The product hears of the parameter a moment later.
    const variant = firstVariant(await findGood(product, {}, start));
    await expect(async () => {
      placed.push(await placeOrder(product, customer, variant.id));
    }).toPass({ timeout: 5_000 });
  }
  await carrySession(page, customer);
  await open(page, '/myorders?tab=unpaid');
  await page.reload();
  const list = screen(page, 'myOrders');
  await list.getByRole('button', { name: 'Pay several' }).click();
  const pay = list.getByRole('button', { name: 'Pay together' });
  await expect(pay).toBeDisabled();
  for (const { number } of placed)
    await list.getByRole('checkbox', { name: `Choose order ${number}` }).check({ force: true });
  await expect(list.getByText('2 orders chosen')).toBeVisible();
  await pay.click();
  await payByCard(page);
  await page.goBack();

  // Until it is paid, each order says that it is being paid with the other, and leads to the cashier.
  await open(page, '/myorders?tab=unpaid');
  await expect(list.getByText('Being paid with 1 other order')).toHaveCount(2);
  await list.getByText('Being paid with 1 other order').first().click();
  await payByCard(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  const cashier = screen(page, 'cashier');
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  for (const { orderId } of placed)
    expect((await readOrder(product, customer, orderId)).state).toBe('pending_shipping');

  await cashier.getByRole('link', { name: 'View the orders' }).click();
  const group = screen(page, 'orderGroup');
  await expect(group.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expect(group.getByText(/Paid with it/)).toHaveCount(2);
  await group.getByRole('link', { name: new RegExp(placed[0]?.number ?? '') }).click();
  await expect(screen(page, 'orderDetails').getByRole('heading', { name: 'Getting ready' })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
