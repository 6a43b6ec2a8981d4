import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { flightDayIn, keepTraveller } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a traveller puts three cities together, chooses each flight, sees the price so far, and books all as one', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await keepTraveller(product, customer);
  await carrySession(page, customer);
  await open(page, '/ticketshome');
  const home = screen(page, 'flightHome');
  const sheet = page.getByRole('dialog');
  await home.getByRole('tab', { name: 'Several cities' }).click();
  await audit(page, 'the form of several cities');
  const choose = async (part: RegExp, city: string) => {
    await home.getByRole('button', { name: part }).click();
    await sheet.getByRole('searchbox').fill(city);
    await sheet
      .getByRole('button', { name: new RegExp(`^${city}`) })
      .first()
      .click();
    await expect(sheet).toBeHidden();
  };
  await choose(/^Flight 1, From/, 'London');
  await choose(/^Flight 1, To/, 'Tokyo');
  // The next flight begins where the one before ends.
  await expect(home.getByRole('button', { name: /^Flight 2, From/ })).toContainText('Tokyo');
  await choose(/^Flight 2, To/, 'Seoul');
  await home.getByRole('button', { name: 'Add a flight' }).click();
  await choose(/^Flight 3, To/, 'London');
  await expect(home.getByText('Choose the day of flight 2.')).toBeVisible();
  for (const [number, ahead] of [
    [2, 20],
    [3, 26],
  ] as const) {
    // What is missing is asked for by the button that searches.
    await home.getByRole('button', { name: 'Search flights' }).click();
    await sheet.getByLabel('Leaving').fill(await flightDayIn(product, ahead));
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await expect(home.getByRole('button', { name: new RegExp(`^Flight ${number}, (?!From|To)`) })).not.toContainText(
      'Date',
    );
  }
  await home.getByRole('button', { name: 'Search flights' }).click();

  const results = screen(page, 'flightSearch');
  for (const number of [1, 2, 3]) {
    await expect(results.getByText(`Choose flight ${number} of 3`)).toBeVisible();
    if (number === 3) await audit(page, 'the last of several flights');
    await results
      .getByRole('button', { name: number === 1 ? /\$/ : /per adult, flights so far/ })
      .filter({ has: page.locator('svg') })
      .last()
      .click();
  }
  await expectPath(page, '/ticketsdetail');
  const details = screen(page, 'flightDetails');
  await expect(details.getByText('Flights through London, Tokyo, Seoul, London').first()).toBeVisible();
  for (const number of [1, 2, 3])
    await expect(details.getByRole('heading', { name: `Fare of flight ${number}` })).toBeVisible();
  const total = details.locator('[data-bottom-bar]');
  const cheapest = await total.innerText();
  await details.getByRole('group', { name: 'Fare of flight 2' }).getByRole('button').nth(1).click();
  await expect(total).not.toHaveText(cheapest);
  // Back is the choice of the last flight, with those before it.
  await page.goBack();
  await expect(results.getByText('Choose flight 3 of 3')).toBeVisible();
  await page.goForward();
  await expectPath(page, '/ticketsdetail');
  await details.getByRole('button', { name: 'Continue' }).click();

  const form = screen(page, 'flightSubmitOrder');
  await form.getByRole('button', { name: /^Adult 1/ }).click();
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await expect(sheet).toBeHidden();
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/ticketorderdetail"]').first().click();
  const order = screen(page, 'flightOrderDetail');
  for (const number of [1, 2, 3])
    await expect(order.getByRole('heading', { name: new RegExp(`^Flight ${number}, `) })).toBeVisible();
  await audit(page, 'an order of several flights');
  expect(await brokenInvariants(product)).toEqual([]);
});
