import { dealEndpoints } from '@app/contract/deals/endpoints';
import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import type { Locator, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { readBooking } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { newMeal } from '../support/meals.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { dayFromNow, newHotel } from '../support/staff-hotels.ts';
import { expectPath, open, path, screen } from '../support/storefront.ts';
import { signInWhenAsked } from '../support/visitor.ts';

type Deal = { kind: 'hotel' | 'dining'; key: string; title: string };
const asked = (page: Page): URLSearchParams => new URLSearchParams(path(page).split('?')[1] ?? '');

/** A deal of 30 % on something, made by staff; it runs from now, or begins in so many minutes. */
async function newDeal(product: Product, of: Deal, more: { inMinutes?: number; quota?: number } = {}): Promise<string> {
  const begins = Date.now() + (more.inMinutes ?? -60) * 60_000;
  const dated = of.kind === 'hotel';
  const body = {
    kind: of.kind,
    key: of.key,
    title: { 'en-US': of.title },
    line: { 'en-US': 'Quiet nights for less.' },
    method: 'percent' as const,
    value: 30,
    quota: more.quota ?? 40,
    perCustomer: 6,
    startsAt: new Date(begins).toISOString(),
    endsAt: new Date(begins + 30 * 3_600_000).toISOString(),
    travelFrom: dated ? dayFromNow(3) : null,
    travelTo: dated ? dayFromNow(20) : null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    enabled: true,
  };
  return (await ask(product, staffTravelDealEndpoints.createTravelDeal, { token: await staffToken(product), body })).id;
}

const card = (home: Locator, title: string): Locator => home.getByRole('article').filter({ hasText: title });

test('a deal of a hotel is found from the home screen, two of its nights are chosen, booked and paid for less', async ({
  page,
  product,
}) => {
  test.setTimeout(60_000);
  const customer = await newCustomer(product, { usd: 100_000 });
  const hotel = await newHotel(product, { usd: 10_000 });
  const title = `${hotel.name} in the rain`;
  await newDeal(product, { kind: 'hotel', key: `hotel:${hotel.id}`, title });
  await carrySession(page, customer);
  await open(page, '/');
  await screen(page, 'home').getByRole('link', { name: 'Deals' }).click();
  await expectPath(page, '/discountorder');
  const home = screen(page, 'dealHome');
  await home.getByRole('button', { name: /^Hotels/ }).click();
  await expect.poll(() => asked(page).get('kind')).toBe('hotel');
  await expect(card(home, title)).toContainText('−30%');
  await audit(page, 'deals of hotels');
  await card(home, title).getByRole('link').first().click();

  await expectPath(page, '/discounthoteldetail');
  const deal = screen(page, 'hotelDeal');
  await expect(deal.getByText('0 of 40 claimed')).toBeVisible();
  await audit(page, 'a deal of a hotel');
  await deal.getByRole('button', { name: 'Increase' }).click();
  await expect(deal.getByText(/, 2 nights/).first()).toBeVisible();
  await deal.getByRole('link', { name: 'Choose a room' }).click();

  await expectPath(page, '/hoteldetails');
  expect([asked(page).get('checkIn'), asked(page).get('checkOut')]).toEqual([dayFromNow(3), dayFromNow(5)]);
  await screen(page, 'hotelDetails').getByRole('link', { name: 'Book' }).first().click();
  await expectPath(page, '/hotelsubmitorder');
  const form = screen(page, 'hotelSubmitOrder');
  await expect(form.getByText('−$60.00')).toBeVisible();
  await form.getByLabel('Surname').fill('Reis');
  await form.getByLabel('Given names').fill('Ana');
  await form.getByLabel('Contact name').fill('Ana Reis');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: 'Book now' }).click();
  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await screen(page, 'travelCashier')
    .getByRole('link', { name: /order|booking/i })
    .click();
  await expectPath(page, '/hotelorderdetail');
  const id = asked(page).get('id') ?? '';
  const { payable, priceLines } = await readBooking(product, customer, id);
  expect(payable.usd).toBe(14_000);
  expect(priceLines.find(({ step }) => step === 'deal')?.amount.usd).toBe(-6_000);

  await open(page, '/discountorder?kind=hotel');
  const cities = screen(page, 'dealHome').getByRole('group', { name: 'Where' });
  await expect(cities.getByRole('button', { pressed: true })).toHaveText('Anywhere');
  const chosen = cities.getByRole('button').nth(1);
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(asked(page).get('city')).toMatch(/-/);
  await cities.getByRole('button').first().click();
  await page.reload();
  await expect(card(screen(page, 'dealHome'), title)).toContainText('2 of 40 claimed');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a visitor is reminded of a deal that begins later, once they have signed in; it leads to its set meal when it runs', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { usd: 100_000 });
  const meal = await newMeal(product, { name: 'Supper at the mill' });
  const title = `Mill supper ${meal.id.slice(0, 6)}`;
  const key = `set:${meal.id}`;
  const id = await newDeal(product, { kind: 'dining', key, title }, { inMinutes: 60 });
  await open(page, '/discountorder?kind=dining&time=soon');
  await card(screen(page, 'dealHome'), title)
    .getByRole('button', { name: /Remind me/ })
    .click();
  // Whoever signs in is back where they were, and what they asked for is done.
  await signInWhenAsked(page, customer);
  await expectPath(page, '/discountorder');
  const home = screen(page, 'dealHome');
  await expect(card(home, title).getByRole('button', { name: /Reminder set/ })).toBeVisible();
  expect((await ask(product, dealEndpoints.dealReminders, { token: customer.token })).ids).toEqual([id]);
  await card(home, title).getByRole('link').first().click();
  await expectPath(page, '/discountdiningdetail');
  await expect(screen(page, 'diningDeal').getByRole('button', { name: /Reminder set/ })).toBeVisible();
  await audit(page, 'a deal that is to begin');

  const other = await newMeal(product, { name: 'Lunch at the mill' });
  const now = await newDeal(product, { kind: 'dining', key: `set:${other.id}`, title: `${title}, lunch` });
  await open(page, `/discountorderdetail?id=${now}`);
  await screen(page, 'dealDetails').getByRole('link', { name: 'See the set' }).click();
  await expectPath(page, '/combodetail');
  expect(asked(page).get('set')).toBe(other.id);
});
