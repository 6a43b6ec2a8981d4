import { travelEndpoints } from '@app/contract/travel/endpoints';
import { audit } from '../support/audit.ts';
import { moveClock } from '../support/clock.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { balance, VOLCANO } from '../support/steps/tour-booking.ts';
import { open, screen } from '../support/storefront.ts';
import { bookTour, findDeparture, leavePlaces, tourAddress } from '../support/tours.ts';

// Departures are decided by the clock, which is moved. Others may have broken an invariant of the same product on purpose:
// none may be broken that was whole before.
test.describe.configure({ mode: 'serial' });

test.use({ moves: 'clock' });

test('three people do not get two places, nor a child alone any', AT_NIGHT, async ({ page, product }) => {
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await carrySession(page, customer);
  const found = await findDeparture(product, VOLCANO, 30);
  await leavePlaces(product, found, 2);
  await open(page, tourAddress(found, '&adults=3'));
  const details = screen(page, 'tourDetails');
  await expect(details.getByText('2 places left').first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Choose people' })).toBeVisible();
  await open(page, `/travelordercomfrim?tour=${found.tour.id}&departure=${found.departure.id}&adults=3`);
  const form = screen(page, 'tourSubmitOrder');
  await expect(form.getByText('Not enough places for your group. Places left: 2.')).toBeVisible();
  await form.getByRole('link', { name: 'Choose another date' }).click();
  await expect(details.getByRole('heading', { name: new RegExp(VOLCANO) })).toBeVisible();

  await open(page, tourAddress(found, '&adults=0&childAges=9'));
  await expect(details.getByText('Children need an adult with them.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Choose people' })).toBeVisible();
  await open(page, `/travelordercomfrim?tour=${found.tour.id}&departure=${found.departure.id}&adults=0&childAges=9`);
  await expect(form.getByText('Children need an adult with them.')).toBeVisible();
});

test('too few people: everything is given back at the decision, and other departures are offered', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const brokenBefore = await brokenInvariants(product);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await carrySession(page, customer);
  const found = await findDeparture(product, VOLCANO, 4);
  const placed = await bookTour(product, customer, found, 1);
  await payFromBalance(product, customer, placed.paymentId);
  expect(await balance(product, customer)).toBeLessThan(1_000_000);
  await open(page, `/tourorderdetail?id=${placed.orderId}`);
  const order = screen(page, 'tourOrderDetail');
  await expect(order.getByText(/^Needs 3 more by /)).toBeVisible();
  await audit(page, 'a tour that waits for people');
  const { serverTime } = await ask(product, travelEndpoints.travelOrderDetails, {
    query: { id: placed.orderId },
    token: customer.token,
  });
  const days = Math.ceil((Date.parse(found.departure.decidesAt ?? '') - Date.parse(serverTime)) / 86_400_000);
  await moveClock(browser, product, '+1 day', days);
  await page.reload();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(order.getByText('This departure does not run')).toBeVisible();
  expect(await balance(product, customer)).toBe(1_000_000);
  await audit(page, 'a tour that was called off');
  const offered = order.getByRole('heading', { name: 'Departures with room' }).locator('..').getByRole('link');
  await expect(offered).toHaveCount(3);
  await offered.first().click();
  const details = screen(page, 'tourDetails');
  await expect(details.getByText(/1 person$/)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
