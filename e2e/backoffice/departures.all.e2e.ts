import { travelEndpoints } from '@app/contract/travel/endpoints';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test.use({ viewport: DESK });

test('staff delay a departure and then cancel it: who is affected is shown first, all get everything back, and the customer sees why', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 40);
  await payFromBalance(product, customer, booked.paymentId);
  await carryStaffSession(page, await staffToken(product));
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await carrySession(phone, customer);

  // From the menu it opens with today, on which something departs.
  await page.goto('/admin/#/travel/departures');
  await expect(
    page
      .locator('tbody tr')
      .filter({ hasText: /As scheduled|Departed/ })
      .first(),
  ).toBeVisible();
  await page.goto(`/admin/#/travel/departures?day=${booked.day}`);
  await page.getByLabel('Number').fill(booked.flight);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: booked.flight });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('As scheduled');

  await row.getByRole('button', { name: 'Announce delay' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(/^Minutes after/).fill('200');
  await expect(drawer.getByText('May cancel for nothing', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: booked.number })).toBeVisible();
  await drawer.getByRole('button', { name: 'Announce delay' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('Delayed 200 min');

  await open(phone, `/ticketorderdetail?id=${booked.orderId}`);
  const order = screen(phone, 'flightOrderDetail');
  await expect(order.getByRole('heading', { name: 'Your booking has changed' })).toBeVisible();
  await expect(order.getByText(/Without an answer it counts as accepted\./)).toBeVisible();
  await expect(order.getByRole('button', { name: 'Money back' })).toBeVisible();

  await row.getByRole('button', { name: 'Cancel departure' }).click();
  await expect(drawer.getByText('Money that goes back')).toBeVisible();
  await expect(drawer.getByRole('link', { name: booked.number })).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel departure' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText('No order is left on it');
  await expect(row.getByRole('button', { name: 'Cancel departure' })).toHaveCount(0);

  await phone.reload();
  await expect(order.getByRole('heading', { name: 'The airline cancelled your flight' })).toBeVisible();
  await expect(order.getByText(/^The whole booking is cancelled\. All you paid, /)).toBeVisible();
  const detail = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: booked.orderId },
  });
  expect(detail).toMatchObject({ state: 'cancelled', fee: { usd: 0 }, refund: { usd: detail.payable.usd } });
  expect(await brokenInvariants(product)).toEqual([]);
  await phone.context().close();
});
