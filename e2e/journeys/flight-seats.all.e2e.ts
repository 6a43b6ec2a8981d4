import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findFlight, keepTraveller } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

/** The brand of a trip's first way in which seats are sold. */
async function brandWithSeats(product: Product, out: string): Promise<string> {
  const { choices } = await ask(product, flightEndpoints.flightDetails, { query: { out, adults: '2' } });
  const fare = choices[0]?.find(({ seat }) => seat !== 'none');
  if (!fare) throw new Error('no fare sells seats');
  return fare.brand;
}

test('two choose their seats on the map with keys and by pressing, keep them after a reload, pay, see them with the booking, and change one', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await keepTraveller(product, customer);
  await keepTraveller(product, customer, { givenName: 'Rui', gender: 'male', documentNumber: 'PT7654321' });
  // One more than travels: who does is not filled in.
  await keepTraveller(product, customer, { givenName: 'Eva', documentNumber: 'PT7654322' });
  const { key } = await findFlight(product, { days: 41 });
  const brand = await brandWithSeats(product, key);
  await carrySession(page, customer);
  await open(page, `/ticketssubmitorder?out=${key}&brand=${brand}&adults=2`);
  const form = screen(page, 'flightSubmitOrder');
  const sheet = page.getByRole('dialog');
  for (const [row, name] of [
    [/^Adult 1/, /^Ines Duarte/],
    [/^Adult 2/, /^Rui Duarte/],
  ] as const) {
    await form.getByRole('button', { name: row }).click();
    await sheet.getByRole('button', { name }).click();
    await expect(sheet).toBeHidden();
  }

  await form.getByRole('button', { name: 'Choose seats' }).click();
  const grid = sheet.getByRole('grid');
  await expect(grid).toBeVisible();
  await audit(page, 'seats of a flight');
  // With keys: the first seat, one to the right, and down to the fifth row.
  await grid.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
  const first = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.seat ?? '');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Take it' }).click();
  await expect(sheet.getByRole('button', { name: new RegExp(`^Ines Duarte.*${first}`) })).toBeVisible();
  // The other one is asked for next, and presses the seat beside.
  const beside = `${first.slice(0, -1)}A`;
  await grid.getByRole('button', { name: new RegExp(`^${beside}, window`, 'i') }).click();
  await sheet.getByRole('button', { name: 'Take it' }).click();
  await expect(sheet.getByRole('button', { name: new RegExp(`^Rui Duarte.*${beside}`) })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  const seats = form.getByRole('heading', { name: 'Seats', exact: true }).locator('xpath=ancestor::section[1]');
  await expect(seats).toContainText(first);
  await expect(seats).toContainText(beside);

  await page.reload();
  await expect(seats).toContainText(first);
  await expect(seats).toContainText(beside);

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
  const chosen = order.getByRole('heading', { name: 'Seats', exact: true }).locator('xpath=ancestor::section[1]');
  await expect(chosen).toContainText(first);
  await expect(chosen).toContainText(beside);

  // Afterwards one of them moves to an exit row: what that costs is paid, and both sit where they chose.
  await chosen.getByRole('button', { name: 'Change seats' }).click();
  await expect(grid).toBeVisible();
  const legroom = grid.getByRole('button', { name: /legroom/i, disabled: false }).first();
  const other = (await legroom.getAttribute('data-seat')) ?? '';
  await legroom.click();
  await sheet.getByRole('button', { name: 'Take it' }).click();
  await expect(sheet.getByRole('button', { name: new RegExp(`^Ines Duarte.*${other}`) })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  const price = page.getByRole('dialog', { name: 'Change seats' });
  await expect(price).toContainText(other);
  await audit(page, 'other seats and what they cost');
  await price.getByRole('button', { name: /^Add and pay/ }).click();
  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/ticketorderdetail"]').first().click();
  await expect(chosen).toContainText(other);
  await expect(chosen).toContainText(beside);
  await expect(chosen).not.toContainText(first);
  expect(await brokenInvariants(product)).toEqual([]);
});
