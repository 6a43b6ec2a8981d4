import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { balance, VOLCANO } from '../support/steps/tour-booking.ts';
import { expectPath, open, screen } from '../support/storefront.ts';
import { bookTour, findDeparture, tourAddress } from '../support/tours.ts';

// Departures are decided by the clock, which is moved. Others may have broken an invariant of the same product on purpose:
// none may be broken that was whole before.
test.describe.configure({ mode: 'serial' });

test.use({ moves: 'clock' });

test('a family with a child and a baby finds a tour, books it with a pickup, and it is guaranteed by them', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const brokenBefore = await brokenInvariants(product);
  const found = await findDeparture(product, VOLCANO, 20);
  const others = await newCustomer(product, { usd: 1_000_000 });
  const first = await bookTour(product, others, found, 2);
  await payFromBalance(product, others, first.paymentId);

  const customer = await newCustomer(product, { usd: 1_000_000 });
  await carrySession(page, customer);
  await open(page, '/tourgroups');
  const home = screen(page, 'tourHome');
  await expect(home.getByRole('heading', { name: 'Popular places' })).toBeVisible();
  await audit(page, 'tours');
  await home.getByRole('button', { name: /^Where to/ }).click();
  const places = page.getByRole('dialog');
  await places.getByRole('searchbox').fill('Edinburgh');
  await places
    .getByRole('button', { name: /^Edinburgh/ })
    .first()
    .click();
  await expect(places).toBeHidden();
  await home.getByRole('button', { name: 'Search tours' }).click();
  await expect(home.getByText(/green months are the good ones/)).toBeVisible();
  await audit(page, 'tours found');
  await home.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('button', { name: /^Up to 5 hours/ }).click();
  await audit(page, 'filters of tours');
  await filters.getByRole('button', { name: /^Show \d+ tour/ }).click();
  await expect(filters).toBeHidden();
  await home.getByRole('link', { name: new RegExp(VOLCANO) }).click();

  const details = screen(page, 'tourDetails');
  await expect(details.getByRole('heading', { name: new RegExp(VOLCANO) })).toBeVisible();
  await open(page, tourAddress(found));
  const who = (unit: string) => details.getByRole('group', { name: unit, exact: true });
  await who('Adults').getByRole('button').first().click();
  await who('Children').getByRole('button').last().click();
  await expect(details.getByRole('button', { name: 'Choose people' })).toBeVisible();
  await details.getByLabel('Age of child 1').selectOption('8');
  await who('Babies').getByRole('button').last().click();
  await details.getByLabel('Age of baby 1').selectOption('2');
  await expect(details.getByText(/3 people$/)).toBeVisible();
  // What was chosen is in the address.
  await page.reload();
  await expect(details.getByText(/3 people$/)).toBeVisible();
  await audit(page, 'a tour');
  await details.getByRole('button', { name: 'Book', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await audit(page, 'start and extras of a tour');
  await sheet.getByRole('link', { name: 'Continue' }).click();

  const form = screen(page, 'tourSubmitOrder');
  await expect(form.getByText('Runs from 4 people')).toBeVisible();
  const before = (await form.locator('[data-bottom-bar]').textContent()) ?? '';
  await form.getByRole('radio').nth(1).click({ force: true });
  await expect(form.getByRole('radio').nth(1)).toBeChecked();
  await expect(form.locator('[data-bottom-bar]')).not.toHaveText(before);
  await form.getByRole('button', { name: 'Book and pay' }).click();
  await expect(form.getByText('Confirm that you know of the minimum of people.')).toBeVisible();
  await form.getByLabel('Surname').fill('Duarte');
  await form.getByLabel('Given names').fill('Ines');
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox', { name: /^I accept/ }).check({ force: true });
  await form.getByRole('checkbox', { name: /^I know/ }).check({ force: true });
  await audit(page, 'booking a tour');
  await form.getByRole('button', { name: 'Book and pay' }).click();

  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/tourorderdetail"]').first().click();
  const order = screen(page, 'tourOrderDetail');
  await expect(order.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expect(order.getByText('It takes place whoever else comes.')).toBeVisible();
  await expect(order.getByText(/^Picked up at/)).toBeVisible();
  await audit(page, 'a tour booking');

  await order.getByRole('button', { name: 'Cancel booking' }).click();
  const refund = page.getByRole('dialog');
  await expect(refund.getByText('You get back')).toBeVisible();
  await refund
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(await balance(product, customer)).toBe(1_000_000);
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
