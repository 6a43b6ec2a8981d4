import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { balance, VOLCANO } from '../support/steps/tour-booking.ts';
import { expectPath, open, screen } from '../support/storefront.ts';
import { bookTour, findDeparture } from '../support/tours.ts';

test('a booked tour is moved to another day for one person more: the price of both is seen, the rest is paid, the booking says so', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const brokenBefore = await brokenInvariants(product);
  const found = await findDeparture(product, VOLCANO, 25);
  const later = await findDeparture(product, VOLCANO, 32);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { orderId, paymentId } = await bookTour(product, customer, found, 2);
  await payFromBalance(product, customer, paymentId);
  const paid = await balance(product, customer);
  await carrySession(page, customer);
  await open(page, `/tourorderdetail?id=${orderId}`);
  const order = screen(page, 'tourOrderDetail');
  await order.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  await expect(sheet.getByRole('group', { name: 'Adults', exact: true })).toBeVisible();
  await audit(page, 'choosing another departure');
  const day = sheet.locator(`[data-day="${later.departure.day}"]`);
  if (!(await day.isVisible())) await sheet.getByRole('button', { name: 'Next month' }).click();
  await day.click();
  await sheet.getByRole('group', { name: 'Adults', exact: true }).getByRole('button').last().click();
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await expect(sheet.getByText('Now', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Adults × 3').first()).toBeVisible();
  await expect(sheet.getByText('You pay')).toBeVisible();
  await audit(page, 'the price of another departure');
  await sheet.getByRole('button', { name: /^Change and pay/ }).click();
  await expectPath(page, '/hotelpayment');
  const cashier = screen(page, 'travelCashier');
  await cashier.getByRole('button', { name: /^Pay / }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await cashier.getByRole('link', { name: 'See the booking' }).click();
  await expect(order.getByText('Adults × 3').first()).toBeVisible();
  expect(await balance(product, customer)).toBeLessThan(paid);
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
