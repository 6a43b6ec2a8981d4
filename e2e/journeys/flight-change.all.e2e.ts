import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, changeableFor } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { balance } from '../support/steps/tour-booking.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a booked flight is moved to another day: the difference is seen, not paid the old flight stands, paid the new one does', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 4);
  await changeableFor(product, booked, 3_000);
  await payFromBalance(product, customer, booked.paymentId);
  const paid = await balance(product, customer);
  await carrySession(page, customer);
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByText(/^Changing costs \$30\.00 until /)).toBeVisible();
  await order.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  const see = sheet.getByRole('button', { name: 'See the price' });
  await expect(see).toBeDisabled();
  await expect(sheet.getByRole('button', { name: /Booked now/ })).toHaveAttribute('aria-pressed', 'true');
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await audit(page, 'choosing another flight');
  const wide = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);

  // Another day by its price in the row of days, then a flight of it in a fare.
  const days = sheet.getByRole('group', { name: 'Days around' });
  await days
    .getByRole('button', { name: /\+\$|back/ })
    .last()
    .click();
  const fare = sheet.getByRole('button', { name: /\+\$\d/ }).last();
  // Flights of the day before stand there until those of the new one have come.
  await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0);
  await fare.click();
  await expect(fare).toHaveAttribute('aria-pressed', 'true');
  await see.click();
  await expect(sheet.getByText('Now', { exact: true })).toBeVisible();
  await expect(sheet.getByText('$30.00').first()).toBeVisible();
  await audit(page, 'the price of another flight');
  // One step back what was chosen stands there still.
  await page.goBack();
  await expect(fare).toHaveAttribute('aria-pressed', 'true');
  await see.click();
  if (usual) await page.setViewportSize(usual);
  await sheet.getByRole('button', { name: /^Change and pay/ }).click();
  await expectPath(page, '/hotelpayment');

  // Left without paying, the booking stands as it was and says what waits; given up, nothing waits any more.
  await page.goBack();
  await expect(order.getByRole('heading', { name: 'A change waits for payment' })).toBeVisible();
  await expect(order.getByText(booked.flight).first()).toBeVisible();
  expect(await balance(product, customer)).toBe(paid);
  await order.getByRole('button', { name: /^Pay \$/ }).click();
  const cashier = screen(page, 'travelCashier');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await cashier.locator('[data-bottom-bar] button').click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  await expect(order.getByText('Change fee')).toBeVisible();
  await expect(order.getByRole('heading', { name: 'A change waits for payment' })).toBeHidden();
  expect(await balance(product, customer)).toBeLessThan(paid);
  expect(await brokenInvariants(product)).toEqual([]);
});
