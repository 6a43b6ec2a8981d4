import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { bookOffer, findOffer, readBooking, stayIn } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a suitcase and a hotel are paid together, from the cashier of one of them', async ({ page, product }) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { address: true, usd: 5_000_000 });
  const goods = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 11)).id);
  const stay = await stayIn(product, 52);
  const booking = await bookOffer(product, customer, await findOffer(product, stay), stay);
  const { subject } = await readBooking(product, customer, booking.orderId);
  await carrySession(page, customer);

  // Among all orders both can be chosen; here the cashier of the hotel offers the suitcase.
  await open(page, '/order?group=unpaid');
  await expect(screen(page, 'allOrders').getByRole('button', { name: 'Pay several' })).toBeVisible();
  await open(page, `/hotelpayment?payment=${booking.paymentId}`);
  const cashier = screen(page, 'travelCashier');
  await cashier.getByRole('heading', { name: 'Also pay now' }).waitFor();
  await cashier.getByRole('checkbox').check({ force: true });
  await audit(page, 'choosing what else is paid');
  await cashier.getByRole('button', { name: /^Pay together · \$/ }).click();
  await expectPath(page, '/payorder');
  const together = screen(page, 'cashier');
  await expect(together.getByText(subject.title, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await together.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(together.getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect((await readOrder(product, customer, goods.orderId)).state).toBe('pending_shipping');
  expect((await readBooking(product, customer, booking.orderId)).paidAt).not.toBeNull();

  await together.getByRole('link', { name: 'View the orders' }).click();
  const group = screen(page, 'orderGroup');
  await expect(group.getByText(/Paid with it/)).toHaveCount(2);
  await audit(page, 'a combined payment of goods and a stay');
  await group.getByRole('link', { name: new RegExp(subject.title) }).click();
  await expectPath(page, '/hotelorderdetail');
  expect(await brokenInvariants(product)).toEqual([]);
});
