import type { Locator, Page } from '@playwright/test';
import { bookFoundTrip, findTrip } from '../support/combos.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, changeableFor, findFlight, flightDayIn, keepTraveller } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import type { Product } from '../support/products.ts';
import { VOLCANO } from '../support/steps/tour-booking.ts';
import { open, screen } from '../support/storefront.ts';
import { bookTour, findDeparture } from '../support/tours.ts';

test.use({ timezoneId: 'Europe/Lisbon' });

/** What was pressed since a task began, at the home screen or at a booking. */
class Taps {
  count = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async tap(what: Locator): Promise<void> {
    await what.click();
    this.count += 1;
  }
  async check(what: Locator): Promise<void> {
    await what.check({ force: true });
    this.count += 1;
  }
  get sheet(): Locator {
    return this.#page.getByRole('dialog').last();
  }
}

/** How a day is called in the sheet of days. */
const named = (day: string): RegExp =>
  new RegExp(
    `, ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))},`,
  );

/** From the home screen to the flights to a city on a day, one way or there and back. */
async function searchFlights(
  page: Page,
  taps: Taps,
  wanted: { to: string; out: string; back?: string; from?: string },
) {
  await open(page, '/');
  await taps.tap(page.locator('a[href="#/ticketshome"]').first());
  const home = screen(page, 'flightHome');
  if (!wanted.back) await taps.tap(home.getByRole('tab', { name: 'One way' }));
  if (wanted.from) {
    await taps.tap(home.getByRole('button', { name: /^From/ }));
    await taps.sheet.getByRole('searchbox').fill(wanted.from);
    await taps.tap(taps.sheet.getByRole('button', { name: new RegExp(`^${wanted.from}`) }).first());
  }
  // Where from, where to and when are asked one after the other.
  else await taps.tap(home.getByRole('button', { name: /^To/ }));
  await taps.sheet.getByRole('searchbox').fill(wanted.to);
  await taps.tap(taps.sheet.getByRole('button', { name: new RegExp(`^${wanted.to}`) }).first());
  await taps.tap(taps.sheet.getByRole('button', { name: named(wanted.out) }));
  if (wanted.back) await taps.tap(taps.sheet.getByRole('button', { name: named(wanted.back) }));
  await taps.tap(taps.sheet.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await taps.tap(home.getByRole('button', { name: 'Search flights' }));
  return screen(page, 'flightSearch');
}

/** A paid flight of a customer who opens their bookings. */
async function atBookedFlight(page: Page, product: Product) {
  const customer = await newCustomer(product, { usd: 2_000_000 });
  const booked = await bookFlight(product, customer, 30);
  await payFromBalance(product, customer, booked.paymentId);
  await carrySession(page, customer);
  await open(page, '/');
  const taps = new Taps(page);
  await taps.tap(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link').last());
  await taps.tap(screen(page, 'mine').getByRole('link', { name: 'All orders' }));
  await taps.tap(screen(page, 'allOrders').locator('a[href*="/ticketorderdetail"]').first());
  return { taps, booked, customer };
}

const cardsIn = (results: Locator): Locator => results.getByRole('listitem').getByRole('button', { name: /LIS|OPO/ });

test('1 a flight to Tokyo under a price with a bag', async ({ page, product }) => {
  const taps = new Taps(page);
  const results = await searchFlights(page, taps, { to: 'Tokyo', out: await flightDayIn(product, 40) });
  await expect(cardsIn(results).first()).toBeVisible();
  await taps.tap(results.getByRole('button', { name: /^Filters/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^With a checked bag/ }));
  await taps.sheet.getByLabel(/Highest price/).fill('900');
  await taps.tap(taps.sheet.getByRole('button', { name: /^Show/ }));
  await expect(cardsIn(results).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(10);
});

test('2 another return date, while searching', async ({ page, product }) => {
  const taps = new Taps(page);
  const [out, back, other] = await Promise.all([30, 37, 38].map((days) => flightDayIn(product, days)));
  const results = await searchFlights(page, taps, { to: 'London', out: out ?? '', back: back ?? '' });
  await expect(cardsIn(results).first()).toBeVisible();
  taps.count = 0;
  await taps.tap(results.getByRole('button', { name: 'Edit' }));
  await taps.tap(taps.sheet.getByRole('button', { name: /Coming back/ }).first());
  await taps.tap(taps.sheet.getByRole('button', { name: named(other ?? '') }));
  expect(taps.count).toBeLessThanOrEqual(3);
});

test('3 what cancelling costs, before booking: it stands with the fare', async ({ page, product }) => {
  const { key } = await findFlight(product, { days: 30 });
  await open(page, `/ticketsdetail?out=${key}`);
  await expect(
    screen(page, 'flightDetails')
      .getByText(/cancel/i)
      .first(),
  ).toBeVisible();
});

test('4 and 11 what cancelling costs after booking, and the number of the booking', async ({ page, product }) => {
  const { taps, booked } = await atBookedFlight(page, product);
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByText(booked.number)).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(3);
  taps.count = 0;
  await taps.tap(order.getByRole('button', { name: 'Cancel booking' }));
  await expect(page.getByRole('dialog').getByText(/back/i).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(1);
});

test('5 the cheapest day of a month, one way', async ({ page }) => {
  const taps = new Taps(page);
  await open(page, '/');
  await taps.tap(page.locator('a[href="#/ticketshome"]').first());
  const home = screen(page, 'flightHome');
  await taps.tap(home.getByRole('tab', { name: 'One way' }));
  await taps.tap(home.getByRole('button', { name: /^To/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^London/ }).first());
  await page.keyboard.press('Escape');
  taps.count += 1;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const months = home.getByRole('group', { name: /^Months with their lowest price/ });
  await taps.tap(months.getByRole('button', { name: /^Jan/ }).first());
  await taps.tap(home.getByRole('link').filter({ hasText: /\$/ }).first());
  await expect(cardsIn(screen(page, 'flightSearch')).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(7);
});

test('6 the cheapest week away', async ({ page }) => {
  const taps = new Taps(page);
  await open(page, '/');
  await taps.tap(page.locator('a[href="#/ticketshome"]').first());
  const home = screen(page, 'flightHome');
  await taps.tap(home.getByRole('button', { name: /^To/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^London/ }).first());
  await page.keyboard.press('Escape');
  taps.count += 1;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await taps.tap(
    home
      .getByRole('link')
      .filter({ hasText: /\d+ to \d+/ })
      .first(),
  );
  await expect(screen(page, 'flightSearch').getByText('Choose the way out')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(5);
});

test('7 and 8 business class; direct, after six', async ({ page, product }) => {
  const taps = new Taps(page);
  const results = await searchFlights(page, taps, { to: 'London', out: await flightDayIn(product, 40) });
  await expect(cardsIn(results).first()).toBeVisible();
  taps.count = 0;
  await taps.tap(results.getByRole('button', { name: /^Filters/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Direct/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Evening/ }).first());
  await taps.tap(taps.sheet.getByRole('button', { name: /^Show/ }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(taps.count).toBeLessThanOrEqual(4);
  taps.count = 0;
  await taps.tap(results.getByRole('button', { name: 'Edit' }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^1 adult/ }));
  await taps.tap(taps.sheet.getByText('Business', { exact: true }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Use/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: 'Search flights' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(taps.count).toBeLessThanOrEqual(5);
});

test('9 a bag for a booked flight', async ({ page, product }) => {
  const { taps } = await atBookedFlight(page, product);
  const order = screen(page, 'flightOrderDetail');
  taps.count = 0;
  await taps.tap(order.getByRole('button', { name: 'Add bags' }).first());
  await taps.tap(taps.sheet.getByRole('button', { name: 'Increase', exact: true }).first());
  await taps.tap(taps.sheet.getByRole('button', { name: 'See the price' }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Add and pay/ }));
  await taps.check(page.getByRole('radio', { name: /balance/i }));
  await taps.tap(screen(page, 'travelCashier').locator('[data-bottom-bar] button'));
  await expect(screen(page, 'travelCashier').getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(6);
});

test('10 a seat for a booked flight', async ({ page, product }) => {
  const { taps } = await atBookedFlight(page, product);
  const order = screen(page, 'flightOrderDetail');
  taps.count = 0;
  await taps.tap(order.getByRole('button', { name: 'Choose seats' }));
  await taps.tap(
    taps.sheet
      .getByRole('grid')
      .getByRole('button', { name: /window|aisle/i })
      .first(),
  );
  await taps.tap(taps.sheet.getByRole('button', { name: 'Take it' }));
  await taps.tap(taps.sheet.getByRole('button', { name: 'Done' }));
  await expect(taps.sheet.getByText(/You pay|Nothing/).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(4);
});

test('12 and 15 calendar and receipt', async ({ page, product }) => {
  const { taps } = await atBookedFlight(page, product);
  const order = screen(page, 'flightOrderDetail');
  taps.count = 0;
  const file = page.waitForEvent('download');
  await taps.tap(order.getByRole('button', { name: /Add to calendar/ }));
  await file;
  expect(taps.count).toBeLessThanOrEqual(1);
  taps.count = 0;
  await taps.tap(
    order
      .getByRole('link', { name: /receipt/i })
      .or(order.getByRole('button', { name: /receipt/i }))
      .first(),
  );
  await expect(page.getByRole('heading', { name: /receipt/i }).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(1);
});

test('13 a letter of a name, once the saved traveller is right', async ({ page, product }) => {
  const { taps, customer } = await atBookedFlight(page, product);
  await keepTraveller(product, customer, { givenName: 'Inez' });
  const order = screen(page, 'flightOrderDetail');
  taps.count = 0;
  await taps.tap(order.getByRole('button', { name: 'Change names' }));
  await taps.tap(page.getByRole('dialog', { name: 'Change names' }).getByRole('button', { name: /^Adult 1/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Inez Duarte/ }));
  await taps.tap(page.getByRole('dialog', { name: 'Change names' }).getByRole('button', { name: 'Save' }));
  await expect(order.getByText('Inez Duarte').first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(4);
});

test('14 a day later', async ({ page, product }) => {
  const { taps, booked } = await atBookedFlight(page, product);
  await changeableFor(product, booked, 3_000);
  const order = screen(page, 'flightOrderDetail');
  taps.count = 0;
  await taps.tap(order.getByRole('button', { name: 'Change booking' }));
  const days = taps.sheet.getByRole('group', { name: 'Days around' });
  await taps.tap(days.getByRole('button', { name: /\+\$|back/ }).last());
  await expect(taps.sheet.locator('[aria-busy="true"]')).toHaveCount(0);
  await taps.tap(taps.sheet.getByRole('button', { name: /\+\$\d|back/ }).last());
  await taps.tap(taps.sheet.getByRole('button', { name: 'See the price' }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Change/ }).first());
  expect(taps.count).toBeLessThanOrEqual(5);
});

test('16 Porto to Tokyo', async ({ page, product }) => {
  const taps = new Taps(page);
  const results = await searchFlights(page, taps, {
    ...{ from: 'Porto', to: 'Tokyo' },
    out: await flightDayIn(product, 40),
  });
  await expect(cardsIn(results).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(8);
});

test('17 a tour with a child of five: why none fits, and where one does', async ({ page }) => {
  const taps = new Taps(page);
  await open(page, '/');
  await taps.tap(page.locator('a[href="#/tourgroups"]').first());
  const home = screen(page, 'tourHome');
  await taps.tap(home.getByRole('button', { name: /^Where to/ }));
  await taps.tap(
    taps.sheet
      .getByRole('button')
      .filter({ hasText: /Lisbon/ })
      .first(),
  );
  await taps.tap(home.getByRole('button', { name: /adult/i }).first());
  await taps.tap(taps.sheet.getByRole('group', { name: 'Children' }).getByRole('button').last());
  await taps.sheet.getByLabel(/Age of child 1/).selectOption('5');
  taps.count += 1;
  await taps.tap(taps.sheet.getByRole('button', { name: /^Use|^Done/ }).last());
  await taps.tap(home.getByRole('button', { name: 'Search tours' }));
  await expect(home.getByRole('link', { name: 'See them without children' })).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(8);
});

test('18 a tour with pickup and an English guide', async ({ page }) => {
  const taps = new Taps(page);
  await open(page, '/');
  await taps.tap(page.locator('a[href="#/tourgroups"]').first());
  const home = screen(page, 'tourHome');
  await taps.tap(home.getByRole('link', { name: /^Reykjav/ }));
  await taps.tap(home.getByRole('button', { name: /^Filters/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^With pickup/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^English/ }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Show \d+ tours?/ }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(taps.count).toBeLessThanOrEqual(6);
});

test('19 another day for a booked tour', async ({ page, product }) => {
  const found = await findDeparture(product, VOLCANO, 25);
  const later = await findDeparture(product, VOLCANO, 32);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { orderId, paymentId } = await bookTour(product, customer, found, 2);
  await payFromBalance(product, customer, paymentId);
  await carrySession(page, customer);
  await open(page, `/tourorderdetail?id=${orderId}`);
  const taps = new Taps(page);
  await taps.tap(screen(page, 'tourOrderDetail').getByRole('button', { name: 'Change booking' }));
  const day = taps.sheet.locator(`[data-day="${later.departure.day}"]`);
  await expect(taps.sheet.locator('[data-day]').first()).toBeVisible();
  if (!(await day.isVisible())) await taps.tap(taps.sheet.getByRole('button', { name: 'Next month' }));
  await taps.tap(day);
  await taps.tap(taps.sheet.getByRole('button', { name: 'See the price' }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Change/ }).first());
  expect(taps.count).toBeLessThanOrEqual(5);
});

test('20 one tour of a combo is cancelled', async ({ page, product }) => {
  const customer = await newCustomer(product, { usd: 5_000_000 });
  const trip = await findTrip(product, { flies: true });
  const { bundleId } = await bookFoundTrip(product, customer, trip);
  await carrySession(page, customer);
  await open(page, `/comboorderdetail?id=${bundleId}`);
  const taps = new Taps(page);
  const order = screen(page, 'comboOrderDetail');
  await taps.tap(order.getByRole('article').last().getByRole('heading').getByRole('link'));
  await taps.tap(screen(page, 'tourOrderDetail').getByRole('button', { name: 'Cancel booking' }));
  await taps.tap(taps.sheet.getByRole('button', { name: /^Cancel/ }).last());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(taps.count).toBeLessThanOrEqual(3);
});
