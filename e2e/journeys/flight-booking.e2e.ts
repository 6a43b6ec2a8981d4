import { audit } from '../support/audit.ts';
import { moveClock } from '../support/clock.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { keepTraveller } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, noLayer, open, screen } from '../support/storefront.ts';

// Tickets are issued by the clock, which is moved.
test.describe.configure({ mode: 'serial' });

test.use({ moves: 'clock' });

test('a family finds a round trip, sees what changing their mind costs, books, pays and holds tickets', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await keepTraveller(product, customer);
  await keepTraveller(product, customer, {
    givenName: 'Leo',
    birthDate: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10),
    documentNumber: 'PTBABY77',
  });
  await carrySession(page, customer);
  await open(page, '/ticketshome');
  const home = screen(page, 'flightHome');
  await expect(home.getByRole('link', { name: /^Flight deals/ })).toHaveAttribute(
    'href',
    /discountorder\?kind=flight$/,
  );
  // Where from, where to and when are asked one after the other.
  await home.getByRole('button', { name: /^From/ }).click();
  for (const [title, city] of [
    ['Where from', 'Lisbon'],
    ['Where to', 'London'],
  ] as const) {
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByRole('searchbox').fill(city);
    await sheet
      .getByRole('button', { name: new RegExp(`^${city}`) })
      .first()
      .click();
    await expect(sheet).toBeHidden();
  }
  await page.getByRole('dialog', { name: 'When do you fly' }).getByRole('button', { name: 'Done' }).click();
  await noLayer(page);
  // A city of several airports says that all are meant.
  await expect(home.getByRole('button', { name: /^To/ })).toContainText('All 3 airports');
  await home.getByRole('button', { name: /^1 adult/ }).click();
  const party = page.getByRole('dialog');
  await party.getByRole('group', { name: 'Babies' }).getByRole('button').last().click();
  await party.getByRole('button', { name: /^Use / }).click();
  await expect(party).toBeHidden();
  await audit(page, 'flight home');
  await home.getByRole('button', { name: 'Search flights' }).click();

  const results = screen(page, 'flightSearch');
  await expect(results.getByText('Choose the way out')).toBeVisible();
  // Looked for once, a place is offered again; the one at the other end is not.
  await page.goBack();
  await home.getByRole('button', { name: /^From/ }).click();
  const recent = page.getByRole('dialog').locator('section', { hasText: 'Recent' });
  await expect(recent.getByRole('button')).toHaveText([/^Lisbon/]);
  await recent.getByRole('button').click();
  await noLayer(page);
  await home.getByRole('button', { name: 'Search flights' }).click();
  await results
    .getByRole('button', { name: /per adult, both ways/ })
    .first()
    .click();
  await expect(results.getByText('Choose the way back')).toBeVisible();
  await audit(page, 'flight results');
  // What was found and chosen is in the address.
  await page.reload();
  await expect(results.getByText('Choose the way back')).toBeVisible();
  // Back leads to the choice before, not out of the search.
  await page.goBack();
  await expect(results.getByText('Choose the way out')).toBeVisible();
  await results
    .getByRole('button', { name: /per adult, both ways/ })
    .first()
    .click();
  await expect(results.getByText('Choose the way back')).toBeVisible();
  await results
    .getByRole('button', { name: /per adult, both ways/ })
    .first()
    .click();

  const details = screen(page, 'flightDetails');
  await expect(details.getByText('What you pay')).toBeVisible();
  // Each way has a fare of its own.
  const fareOf = (way: string) => details.getByRole('group', { name: `Fare of the way ${way}` }).getByRole('button');
  await fareOf('out').nth(1).click();
  await expect(fareOf('out').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(fareOf('back').first()).toHaveAttribute('aria-pressed', 'true');
  await audit(page, 'flight details');
  await details.getByRole('button', { name: 'Continue' }).click();

  const form = screen(page, 'flightSubmitOrder');
  // Saved travellers who alone can be meant are filled in.
  await expect(form.getByRole('button', { name: /^Adult 1/ })).toContainText('Ines Duarte');
  await expect(form.getByRole('button', { name: /^Baby 1/ })).toContainText('Leo Duarte');
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await audit(page, 'flight booking');
  await form.getByRole('button', { name: 'Book', exact: true }).click();

  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/ticketorderdetail"]').first().click();
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByText(/Tickets within/)).toBeVisible();
  await audit(page, 'flight order');

  await moveClock(browser, product, '+30 minutes');
  await page.reload();
  await expect(order.getByRole('heading', { name: 'Tickets', exact: true })).toBeVisible();
  await expect(order.getByRole('button', { name: /^Copy ticket \d{13}$/ })).toHaveCount(2);
  await expect(order.getByText(/^[2-9B-Z]{6}$/).first()).toBeVisible();

  await order.getByRole('link', { name: 'Receipt', exact: true }).click();
  await expectPath(page, '/ticketreceipt');
  const receipt = screen(page, 'flightReceipt');
  await expect(receipt.getByText(/^\w\w \d{13}$/)).toHaveCount(2);
  await expect(receipt.getByText('Total paid')).toBeVisible();
  await audit(page, 'receipt of a flight');
  // On paper it stands alone; the booking prints as before once one is back.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();
  await page.emulateMedia({ media: 'print' });
  await expect(order.getByRole('heading', { name: 'Tickets', exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await brokenInvariants(product)).toEqual([]);
});
