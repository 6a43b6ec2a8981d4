import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, changeableFor } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test('one of two flies on another day: they pay for themselves and have a booking of their own, the other keeps theirs', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 5, { adults: 2 });
  await changeableFor(product, booked, 3_000);
  await payFromBalance(product, customer, booked.paymentId);
  await carrySession(page, customer);
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await order.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  const see = sheet.getByRole('button', { name: 'See the price' });
  await sheet.getByRole('radio', { name: 'Only some of us' }).check({ force: true });
  const who = sheet.getByRole('group', { name: 'Who takes other flights?' });
  await who.getByRole('checkbox').first().check({ force: true });
  await expect(sheet.getByText('Prices are the difference for those who change, with the change fee.')).toBeVisible();
  await sheet.getByRole('group', { name: 'Days around' }).getByRole('button', { name: /\+\$/ }).last().click();
  await sheet
    .getByRole('button', { name: /\+\$\d/ })
    .last()
    .click();
  // An adult on either side.
  await who.getByRole('checkbox').last().check({ force: true });
  await expect(see).toBeDisabled();
  await who.getByRole('checkbox').last().uncheck({ force: true });
  await audit(page, 'who of a party changes');
  await see.click();
  await expect(sheet.getByText(/^Keep their booking as it is, \$/)).toBeVisible();
  await audit(page, 'the price of a change of one of two');
  await sheet.getByRole('button', { name: /^Change and pay/ }).click();
  const cashier = screen(page, 'travelCashier');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await cashier.locator('[data-bottom-bar] button').click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  const other = order.getByRole('link', { name: /^Booking T\d/ });
  await expect(other).toBeVisible();
  await expect(order.getByText(booked.flight).first()).toBeVisible();
  await other.click();
  await expect(order.getByText('Change fee')).toBeVisible();
  await expect(order.getByRole('link', { name: /^Booking T\d/ })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
