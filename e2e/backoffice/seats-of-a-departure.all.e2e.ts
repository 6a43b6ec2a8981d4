import { newCustomer } from '../support/customers.ts';
import { bookFlight } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff read who sits where on a departure, and set what a seat costs in a fare', async ({ page, product }) => {
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 33);
  await payFromBalance(product, customer, booked.paymentId);
  await carryStaffSession(page, await staffToken(product));
  await page.goto(`/admin/#/travel/orders/${booked.orderId}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(drawer.getByText(/^Ticket \d{13}$/)).toBeVisible();

  await page.goto(`/admin/#/travel/departures?day=${booked.day}`);
  await page.getByLabel('Number', { exact: true }).fill(booked.flight);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: booked.flight });
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Who sits where' }).click();
  const seat = drawer.locator('tbody tr').filter({ hasText: booked.number });
  await expect(seat).toContainText(/\d+[A-K]/);
  await expect(seat).toContainText('Given with the ticket');
  await drawer.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/admin/#/travel/fare-brands');
  const brand = page.locator('tbody tr').first();
  await brand.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Seat fee: More legroom').fill('61.50');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await brand.getByRole('button', { name: 'Edit' }).click();
  await expect(drawer.getByLabel('Seat fee: More legroom')).toHaveValue('61.50');
  expect(await brokenInvariants(product)).toEqual([]);
});
