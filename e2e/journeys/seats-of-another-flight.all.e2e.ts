import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, changeableFor } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test('a flight is moved to another day with a seat on its map: seen line by line before it is paid, and theirs once it is', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 33);
  await changeableFor(product, booked, 3_000);
  await payFromBalance(product, customer, booked.paymentId);
  await carrySession(page, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await order.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  const days = sheet.getByRole('group', { name: 'Days around' });
  await days
    .getByRole('button', { name: /\+\$|back/ })
    .last()
    .click();
  await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0);
  await sheet
    .getByRole('button', { name: /\+\$\d/ })
    .last()
    .click();
  await sheet.getByRole('button', { name: 'Choose seats' }).click();
  const map = page.getByRole('dialog', { name: 'Choose seats' });
  const free = map
    .getByRole('grid')
    .getByRole('button', { name: /legroom/i, disabled: false })
    .first();
  const seat = (await free.getAttribute('data-seat')) ?? '';
  await free.click();
  await map.getByRole('button', { name: 'Take it' }).click();
  await map.getByRole('button', { name: 'Done' }).click();
  await expect(sheet.getByText(seat, { exact: true })).toBeVisible();
  await audit(page, 'seats of a flight that is changed to');
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await expect(sheet.getByText(new RegExp(`^Ines Duarte · ${seat}`))).toBeVisible();
  // Nothing is lost on the way back to the choice.
  await sheet.getByRole('button', { name: 'Choose again' }).click();
  await expect(sheet.getByText(seat, { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await sheet.getByRole('button', { name: /^Change and pay/ }).click();
  const cashier = screen(page, 'travelCashier');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await cashier.locator('[data-bottom-bar] button').click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  const seats = order.getByRole('heading', { name: 'Seats', exact: true }).locator('xpath=ancestor::section[1]');
  await expect(seats).toContainText(seat);
  expect(await brokenInvariants(product)).toEqual([]);
});
