import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { VOLCANO } from '../support/steps/tour-booking.ts';
import { open, screen } from '../support/storefront.ts';
import { bookTour, findDeparture } from '../support/tours.ts';
import { bookTrip } from '../support/trips.ts';

test('staff move the hour of a tour by three hours: who is on it is asked, and takes another departure for nothing', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(150_000);
  const brokenBefore = await brokenInvariants(product);
  const found = await findDeparture(product, VOLCANO, 25);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { orderId, paymentId } = await bookTour(product, customer, found, 2);
  await payFromBalance(product, customer, paymentId);
  const desk = await (await browser.newContext({ viewport: DESK })).newPage();
  await carryStaffSession(desk, await staffToken(product));
  await desk.goto(`/admin/#/travel/tour-board?view=booked&day=${found.departure.day}`);
  await choose(desk.getByLabel('Tour', { exact: true }), VOLCANO);
  await desk.getByRole('button', { name: 'Search', exact: true }).click();
  const row = desk.locator('tbody tr').filter({ hasText: VOLCANO }).filter({ hasText: '2 sold' }).first();
  await row.getByRole('button', { name: /^More/ }).click();
  await desk.getByRole('menuitem', { name: 'Move departure' }).click();
  const drawer = desk.getByRole('dialog');
  const hour = drawer.getByLabel('Starting hour');
  const [hours = '09', minutes = '00'] = (await hour.inputValue()).split(':');
  await hour.fill(`${String(Number(hours) + 3).padStart(2, '0')}:${minutes}`);
  await expect(drawer.getByText('Orders 1, people 2, paid 1, unpaid 0')).toBeVisible();
  await expect(drawer.getByText(/They are asked; up to/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toHaveCount(0);

  await carrySession(page, customer);
  await open(page, `/tourorderdetail?id=${orderId}`);
  const order = screen(page, 'tourOrderDetail');
  await expect(order.getByRole('heading', { name: 'Your booking has changed' })).toBeVisible();
  await expect(order.getByText(/Without an answer it counts as accepted\./)).toBeVisible();
  await audit(page, 'a change by the provider');
  await order.getByRole('button', { name: 'Take another' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take another, for nothing' });
  await sheet.getByRole('radio').first().check({ force: true });
  await audit(page, 'what may be taken instead');
  await sheet.getByRole('button', { name: 'Take another' }).click();
  await expect(order.getByRole('heading', { name: 'Your booking has changed' })).toHaveCount(0);
  const { providerChange, changeFee } = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: orderId },
  });
  expect([providerChange, changeFee]).toEqual([null, null]);
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});

test('a late flight goes through the whole trip: what no longer fits is marked, the hotel sees it, and staff answer for the customer', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { flightId, stayId } = await bookTrip(product, customer);
  const { subject } = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: flightId },
  });
  const leg = (subject.item as FlightItem).slices[0]?.legs[0];
  if (!leg) throw new Error('no flight');
  const token = await staffToken(product);
  await ask(product, staffFlightEndpoints.delayDeparture, {
    token,
    params: { id: leg.flightId },
    body: { day: leg.day, version: 0, reason: 'weather', delayMinutes: 900 },
  });
  await carrySession(page, customer);
  const trip = screen(page, 'trip');
  await expect(async () => {
    await open(page, `/trip?id=${flightId}`);
    await expect(trip.getByText(/^Late: lands|^Desk closed by then|^Night of|^At the same time/).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await expect(trip.getByRole('heading', { name: 'Your booking has changed' })).toBeVisible();
  await audit(page, 'a trip with a late flight');
  await trip.getByRole('link', { name: 'Answer' }).click();
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByRole('button', { name: 'Money back' })).toBeVisible();
  await audit(page, 'a late flight to answer');

  const desk = await (await browser.newContext({ viewport: DESK })).newPage();
  await carryStaffSession(desk, token);
  await desk.goto(`/admin/#/travel/orders/${stayId}`);
  await expect(desk.getByText('How the guest arrives')).toBeVisible();
  await desk.goto(`/admin/#/travel/orders/${flightId}`);
  await desk.getByRole('button', { name: 'Answer for the customer' }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(/^Reason/).fill('Rang us this morning');
  await dialog.getByRole('button', { name: 'Answer for the customer' }).click();
  await expect(desk.getByText('Rang us this morning').first()).toBeVisible();
  await expect(order.getByRole('button', { name: 'Money back' })).toHaveCount(0);
});
