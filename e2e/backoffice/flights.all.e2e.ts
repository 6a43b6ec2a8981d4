import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { bookFlight } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff take a flight off sale and put it back, see a paid seat among departures, and issue its ticket by hand', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 30);
  await payFromBalance(product, customer, booked.paymentId);
  const [, number = ''] = booked.flight.split(' ');
  await carryStaffSession(page, await staffToken(product));

  await page.goto('/admin/#/travel/flights');
  await page.getByLabel('Number').fill(number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const sale = page.getByRole('switch', { name: `On sale, ${booked.flight}` });
  await expect(sale).toBeChecked();
  await sale.click();
  await expect(sale).not.toBeChecked();
  await sale.click();
  await expect(sale).toBeChecked();

  await page.goto(`/admin/#/travel/departures?day=${booked.day}`);
  await page.getByLabel('Number').fill(number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: booked.flight });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/Economy: [1-9]\d* of \d+ sold/);

  await page.goto(`/admin/#/travel/orders/${booked.orderId}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(drawer.getByText(/^Ticket \d{13}$/)).toBeVisible();

  // Among the confirmed ones it stands with its record locator.
  await page.goto('/admin/#/travel/orders');
  await page.getByLabel('Order number').fill(booked.number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('tab', { name: /^Confirmed/ }).click();
  const order = page.locator('tbody tr').filter({ hasText: booked.number });
  await expect(order).toHaveCount(1);
  await expect(order.getByText(/^[2-9BCDFGHJKLMNPQRSTVWXYZ]{6}$/)).toBeVisible();
});

test('staff read what the conditions of a fare mean in money while they write them', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/travel/fare-brands');
  await page.getByRole('button', { name: 'New fare brand' }).click();
  const drawer = page.getByRole('dialog');
  const preview = drawer.getByRole('region', { name: 'What a traveller pays to cancel' });
  await preview.getByLabel('Price in the cheapest fare').fill('100');
  await expect(preview.getByText('Nothing to pay, $100.00 comes back')).toBeVisible();
  await drawer.getByLabel('Percent of the price').fill('150');
  await drawer.getByLabel('Hours of step 1').fill('48');
  await drawer.getByLabel('Percent of step 1').fill('40');
  await expect(preview.getByText('Nothing to pay, $150.00 comes back')).toBeVisible();
  await expect(preview.getByText('$60.00 to pay, $90.00 comes back')).toBeVisible();
  await expect(preview.getByText('Nothing of the fare comes back')).toBeVisible();
  await audit(page, 'conditions of a fare');
  await drawer.getByLabel('Percent of step 1').fill('x');
  await expect(preview.getByText('Enter price, percent and steps to see it.')).toBeVisible();
});
