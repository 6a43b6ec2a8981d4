import { travelEndpoints } from '@app/contract/travel/endpoints';
import { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import {
  bookFlight,
  findFlight,
  flightDayIn,
  keepTraveller,
  leaveSeats,
  placeNamed,
  quoteFlight,
} from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

test('a baby turns two before the way back, and a passport ends a day too soon: each is told where it stands', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product);
  const out = await findFlight(product, { days: 40 });
  const back = await findFlight(product, { from: 'london', to: 'lisbon', days: 47 });
  const party = { adults: 1, babies: 1 };
  const { subject } = await quoteFlight(product, customer, [out, back], party);
  const { documentsUntil } = subject.item as FlightItem;
  const adult = await keepTraveller(product, customer, { documentValidUntil: dayBefore(documentsUntil) });
  await keepTraveller(product, customer, {
    givenName: 'Leo',
    birthDate: yearsBefore(back.day, 2),
    documentNumber: 'PTBABY78',
  });
  await carrySession(page, customer);
  await open(page, `/ticketssubmitorder?out=${out.key}&back=${back.key}&brand=${out.brand}&babies=1`);
  const form = screen(page, 'flightSubmitOrder');
  const sheet = page.getByRole('dialog');
  const total = form.locator('[data-bottom-bar]');
  const before = await total.innerText();

  await form.getByRole('button', { name: /^Adult 1/ }).click();
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('The document must be valid for six months after the trip.')).toBeVisible();
  await audit(page, 'a traveller whose passport ends too soon');
  // Valid until the very day is long enough.
  const { id, givenName, familyName } = adult;
  await keepTraveller(product, customer, { id, givenName, familyName, documentValidUntil: documentsUntil });
  await page.reload();
  await form.getByRole('button', { name: /^Adult 1/ }).click();
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await expect(sheet).toBeHidden();

  // A traveller saved without a document: the list says what is missing.
  await keepTraveller(product, customer, {
    givenName: 'Mia',
    documentType: null,
    documentNumber: null,
    documentValidUntil: null,
  });
  await page.reload();
  await form.getByRole('button', { name: /^Adult 1/ }).click();
  await expect(sheet.getByRole('button', { name: /^Mia Duarte/ })).toContainText(
    'Missing: Document, Document number, Valid until',
  );
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await expect(sheet).toBeHidden();

  await form.getByRole('button', { name: /^Baby 1/ }).click();
  await sheet.getByRole('button', { name: /^Leo Duarte/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leo Duarte is a child on the day of the last flight');
  await audit(page, 'a baby that turns two');
  await question.getByRole('button', { name: 'Change the travellers' }).click();
  await expect(form.getByRole('button', { name: /^Child 1.*Leo Duarte/ })).toBeVisible();
  await expect(form.getByRole('button', { name: /^Adult 1.*Ines Duarte/ })).toBeVisible();
  expect(await total.innerText()).not.toBe(before);
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expectPath(page, '/hotelpayment');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('the last seat goes to whoever books first; the other is told and loses nothing', async ({ page, product }) => {
  const customer = await newCustomer(product);
  const flight = await findFlight(product, { days: 61 });
  await leaveSeats(product, flight, 1);
  await keepTraveller(product, customer);
  await carrySession(page, customer);
  await open(page, `/ticketssubmitorder?out=${flight.key}&brand=${flight.brand}`);
  const form = screen(page, 'flightSubmitOrder');
  await form.getByRole('button', { name: /^Adult 1/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await expect(sheet).toBeHidden();
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await bookFlight(product, await newCustomer(product), flight);
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Not enough seats are left on this flight.', { exact: false }).first()).toBeVisible();
  await audit(page, 'the last seat is gone');
  await open(page, `/ticketssearch?from=${flight.from}&to=${flight.to}&day=${flight.day}`);
  const results = screen(page, 'flightSearch');
  await expect(results.getByText(/^\d+ flights?, prices in/)).toBeVisible();
  await expect(results.getByText(flight.number, { exact: false })).toHaveCount(0);
});

test('over the date line a flight lands on the day before; the marks and durations are right both ways', async ({
  page,
  product,
}) => {
  const [auckland, papeete] = [await placeNamed(product, 'auckland'), await placeNamed(product, 'papeete')];
  const day = await flightDayIn(product, 30);
  await open(page, `/ticketssearch?from=${auckland}&to=${papeete}&day=${day}`);
  const results = screen(page, 'flightSearch');
  const there = results.getByRole('listitem').getByRole('button').filter({ hasText: '7S 2141' });
  await expect(there).toContainText('5 h 20 min');
  await expect(there).toContainText('−1');
  await audit(page, 'flights over the date line');
  await open(page, `/ticketssearch?from=${papeete}&to=${auckland}&day=${day}`);
  const back = results.getByRole('listitem').getByRole('button').filter({ hasText: '7S 2142' });
  await expect(back).toContainText('5 h 40 min');
  await expect(back).toContainText('+1');
});

test('a link opens a booking without names and numbers, to be paid and nothing else', async ({ page, product }) => {
  const customer = await newCustomer(product);
  const booking = await bookFlight(product, customer, await findFlight(product, { days: 45 }));
  const { accessKey } = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: booking.orderId },
  });
  await open(page, `/ticketorderdetail?id=${booking.orderId}&key=${accessKey}`);
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByText('Names and numbers are hidden', { exact: false })).toBeVisible();
  const text = await order.innerText();
  for (const secret of ['Duarte', '912345678', 'ines@example.com']) expect(text).not.toContain(secret);
  for (const name of ['Cancel booking', 'Change names', 'Delete'])
    await expect(order.getByRole('button', { name })).toHaveCount(0);
  await audit(page, 'a flight booking by its link');
  await order.getByRole('button', { name: 'Pay now' }).click();
  await expectPath(page, '/hotelpayment');
  await open(page, `/ticketorderdetail?id=${booking.orderId}&key=${'x'.repeat(32)}`);
  await expect(order.getByText('Sign in to see this booking')).toBeVisible();
  // Nobody reads its tickets by another key either.
  await expect(ask(product, flightEndpoints.flightTickets, { query: { orderId: booking.orderId } })).rejects.toThrow();
});

test('a family changes planes with a child and a baby, with another fare each way, and pays a part in points', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { usd: 2_000_000, points: 2_000 });
  const out = await findFlight(product, { from: 'edinburgh', to: 'new york', days: 50, stops: 1 });
  const back = await findFlight(product, { from: 'new york', to: 'edinburgh', days: 58, stops: 1 });
  await keepTraveller(product, customer);
  for (const [givenName, years] of [
    ['Eva', 8],
    ['Leo', 1],
  ] as const)
    await keepTraveller(product, customer, {
      givenName,
      birthDate: yearsBefore(out.day, years),
      documentNumber: `PT${givenName}79`,
    });
  await carrySession(page, customer);
  await open(page, `/ticketsdetail?out=${out.key}&back=${back.key}&childAges=8&babies=1`);
  const details = screen(page, 'flightDetails');
  await details.getByRole('group', { name: 'Fare of the way back' }).getByRole('button').nth(1).click();
  await details.getByRole('button', { name: 'Continue' }).click();
  const form = screen(page, 'flightSubmitOrder');
  const sheet = page.getByRole('dialog');
  for (const [title, name] of [
    ['Adult 1', 'Ines Duarte'],
    ['Child 1', 'Eva Duarte'],
    ['Baby 1', 'Leo Duarte'],
  ] as const) {
    await form.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(sheet).toBeHidden();
  }
  // It is on once the price has been asked for with it.
  await form.getByRole('switch').click({ force: true });
  await expect(form.getByRole('switch')).toBeChecked();
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await audit(page, 'booking a trip with a stop');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expectPath(page, '/hotelpayment');
  const { list } = await ask(product, travelEndpoints.travelOrderList, { token: customer.token, query: {} });
  const order = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: list[0]?.id ?? '' },
  });
  const { slices } = order.subject.item as FlightItem;
  expect(slices.map(({ legs }) => legs.length)).toEqual([2, 2]);
  expect(new Set(slices.map(({ fare }) => fare.brand)).size).toBe(2);
  expect(order.guests.map(({ ageType }) => ageType)).toEqual(['adult', 'child', 'baby']);
  expect(order.priceLines.some(({ step }) => step === 'points')).toBe(true);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a fare that staff change meanwhile is shown beside the old one before anything is booked', async ({
  page,
  product,
}) => {
  test.setTimeout(60_000);
  const customer = await newCustomer(product);
  const flight = await findFlight(product, { days: 63 });
  await keepTraveller(product, customer);
  await carrySession(page, customer);
  await open(page, `/ticketssubmitorder?out=${flight.key}&brand=${flight.brand}`);
  const form = screen(page, 'flightSubmitOrder');
  await form.getByRole('button', { name: /^Adult 1/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await expect(sheet).toBeHidden();
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  const token = await staffToken(product);
  await ask(product, flightCalendarEndpoints.editDaysOfFlights, {
    token,
    body: {
      flightIds: readSliceKey(flight.key)?.map(({ flightId }) => flightId) ?? [],
      cabins: ['economy'],
      from: flight.day,
      to: flight.day,
      price: { kind: 'percent', percent: 40 },
    },
  });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(sheet.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  await audit(page, 'a flight’s price changed');
  await sheet.getByRole('button').filter({ hasText: /\$/ }).click();
  await expectPath(page, '/hotelpayment');
});
