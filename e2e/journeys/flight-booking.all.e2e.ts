import { audit } from '../support/audit.ts';
import { goToCardPage } from '../support/cashier.ts';
import { moveClock } from '../support/clock.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight } from '../support/flights.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants, setParameter } from '../support/staff.ts';
import { balance } from '../support/steps/flight-booking.ts';
import { open, screen } from '../support/storefront.ts';
import { chargeOf, deliver } from '../support/webhooks.ts';

// Tickets are issued by the clock, which is moved.
test.describe.configure({ mode: 'serial' });

test.use({ moves: 'clock' });

test('an unpaid flight runs out after fifteen minutes; a paid one is cancelled for what was shown', async ({
  page,
  browser,
  product,
}) => {
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await carrySession(page, customer);
  const overdue = await bookFlight(product, customer, 40);
  await open(page, `/ticketorderdetail?id=${overdue.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByRole('heading', { name: 'To pay' })).toBeVisible();
  await moveClock(browser, product, '+30 minutes');
  await page.reload();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();

  const paid = await bookFlight(product, customer, 41);
  await payFromBalance(product, customer, paid.paymentId);
  await open(page, `/ticketorderdetail?id=${paid.orderId}`);
  await order.getByRole('button', { name: /^Cancel/ }).click();
  const sheet = page.getByRole('dialog');
  await audit(page, 'cancelling a flight');
  await sheet
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test(
  'money that comes too late revives a flight while its seat can be had',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    const customer = await newCustomer(product);
    const booking = await bookFlight(product, customer, 42);
    await carrySession(page, customer);
    await goToCardPage(page, booking.paymentId);
    await moveClock(browser, product, '+30 minutes');
    await open(page, `/ticketorderdetail?id=${booking.orderId}`);
    const order = screen(page, 'flightOrderDetail');
    await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    expect(await deliver(product, await chargeOf(product, booking.paymentId))).toBe(200);
    await page.reload();
    await expect(order.getByText(/Tickets within/)).toBeVisible();
    expect(await brokenInvariants(product)).toEqual([]);
  },
);

test('tickets that are late can be given back for all the money', AT_NIGHT, async ({ page, browser, product }) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const before = await balance(product, customer);
  await setParameter(product, 'flight.issue_minutes', 0);
  const booking = await bookFlight(product, customer, 43);
  await payFromBalance(product, customer, booking.paymentId);
  expect(await balance(product, customer)).toBeLessThan(before);
  await moveClock(browser, product, '+1 hour', 2);
  await carrySession(page, customer);
  await open(page, `/ticketorderdetail?id=${booking.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByText('The tickets are late')).toBeVisible();
  await order.getByRole('button', { name: 'Cancel booking' }).click();
  const sheet = page.getByRole('dialog');
  await audit(page, 'cancelling a late flight');
  await sheet
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(await balance(product, customer)).toBe(before);
  await setParameter(product, 'flight.issue_minutes', 3);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('after the flight its traveller says how it was', AT_NIGHT, async ({ page, browser, product }) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booking = await bookFlight(product, customer, 2);
  await payFromBalance(product, customer, booking.paymentId);
  await moveClock(browser, product, '+1 day', 4);
  await carrySession(page, customer);
  await open(page, `/ticketorderdetail?id=${booking.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await order.getByRole('button', { name: 'Write a comment' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').nth(4).click();
  await sheet.getByRole('textbox').fill('On time, and the crew was kind.');
  await audit(page, 'commenting a flight');
  await sheet.getByRole('button').last().click();
  await expect(order.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await expect(order.getByText('On time, and the crew was kind.').first()).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
