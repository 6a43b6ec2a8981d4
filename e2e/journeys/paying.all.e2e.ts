import { sql } from 'kysely';
import { goToCardPage, payByCard } from '../support/cashier.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { bookOffer, findOffer, stayIn } from '../support/hotels.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { onDatabase } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';
import { chargeOf, deliver } from '../support/webhooks.ts';

test('the test card: declined, called off, then paid, and a second delivery changes nothing', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { address: true });
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 6)).id);
  await carrySession(page, customer);
  await goToCardPage(page, order.paymentId);
  const cashier = screen(page, 'cashier');

  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(cashier.getByText(/The payment was declined and nothing was charged/)).toBeVisible();
  expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_payment');

  await payByCard(page);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(cashier.getByText('You called the payment off. Nothing was charged.')).toBeVisible();

  await payByCard(page);
  const charge = await chargeOf(product, order.paymentId);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();

  expect(await deliver(product, charge)).toBe(200);
  expect(await deliver(product, charge)).toBe(200);
  expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_shipping');
  const booked = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM ledger_transfer WHERE reference_id = ${order.paymentId} OR reference_id = ${order.orderId}`.execute(
      db,
    );
    return rows.map((row) => row.kind);
  });
  expect(booked).toEqual(['payment']);
  await page.reload();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a forged delivery is refused and pays nothing', async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true });
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 7)).id);
  await carrySession(page, customer);
  await goToCardPage(page, order.paymentId);
  const { body, signature } = await chargeOf(product, order.paymentId);
  expect(await deliver(product, { body: body.replace('"amount":', '"amount":1'), signature })).toBe(401);
  expect(await deliver(product, { body, signature: 't=1,v1=00' })).toBe(401);
  expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_payment');
  await page.goBack();
  await expect(screen(page, 'cashier').getByRole('button', { name: /^Go on to pay/ })).toBeVisible();
});

test('a second order is offered to wait until the unpaid one is settled', AT_NIGHT, async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true });
  const good = await findGood(product, {}, 8);
  await placeOrder(product, customer, firstVariant(good).id);
  await carrySession(page, customer);
  await open(page, `/goodsdetail?id=${good.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const sheet = page.getByRole('dialog');
  for (const group of await sheet.locator('fieldset:has(legend)').all()) {
    if ((await group.locator('[aria-pressed="true"]').count()) === 0) await group.getByRole('button').first().click();
  }
  await sheet.getByRole('button', { name: 'Buy now' }).click();
  await screen(page, 'confirmOrder').getByRole('button', { name: 'Place order' }).click();
  const asked = page.getByRole('dialog').filter({ hasText: 'You have an unpaid order' });
  await asked.getByRole('button', { name: 'Cancel it and place this one' }).click();
  await expect(screen(page, 'cashier').getByRole('button', { name: /^(Go on to pay|Pay)/ })).toBeVisible();
});

test(
  'a payment that gets no answer: the screen says so and keeps a button that sends the same once more',
  AT_NIGHT,
  async ({ page, product }) => {
    test.setTimeout(90_000);
    const customer = await newCustomer(product, { usd: 2_000_000 });
    const stay = await stayIn(product, 40);
    const booking = await bookOffer(product, customer, await findOffer(product, stay), stay);
    await carrySession(page, customer);
    await open(page, `/hotelpayment?payment=${booking.paymentId}`);
    const cashier = screen(page, 'travelCashier');
    const keys: (string | undefined)[] = [];
    await page.route('**/payment/pay?*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) return route.fulfill({ status: 500, json: { code: 5000, data: null, msg: 'Trouble' } });
      // The payment is done, and its answer is lost on the way.
      await route.fetch();
      return route.abort('timedout');
    });
    await cashier.getByRole('button', { name: /^Pay \$/ }).click();
    const told = cashier.getByRole('alert').filter({ hasText: 'We did not hear whether the payment went through.' });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Retry' }).click();
    await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(keys.length).toBe(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await brokenInvariants(product)).toEqual([]);
  },
);
