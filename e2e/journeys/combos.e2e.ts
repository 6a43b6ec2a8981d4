import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Locator } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { findTrip } from '../support/combos.ts';
import { type Customer, carrySession, newCustomer } from '../support/customers.ts';
import { keepTraveller } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { picksIn } from '../support/steps/combos.ts';
import { expectPath, open, path, screen } from '../support/storefront.ts';

const balance = async (product: Product, { token }: Customer): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;

/** The height of the tallest of them: of names that have room to be read it is a few lines. */
const tallest = (of: Locator): Promise<number> =>
  of.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));

test('a couple finds a combo, chooses its days, another hotel and a tour, flies with documents, and sees one booking', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const brokenBefore = await brokenInvariants(product);
  const { combo, day, from, tour } = await findTrip(product, { flies: true });
  const customer = await newCustomer(product, { usd: 3_000_000 });
  await keepTraveller(product, customer, { documentNumber: `PA${Date.now() % 10_000_000}` });
  await keepTraveller(product, customer, {
    givenName: 'Rui',
    gender: 'male',
    documentNumber: `PB${Date.now() % 10_000_000}`,
  });
  await carrySession(page, customer);
  await open(page, '/combodetail');
  const shelf = screen(page, 'comboDetails');
  await expect(shelf.getByText(/^\d+ combos$/)).toBeVisible();
  await audit(page, 'combos across kinds');
  await shelf.getByRole('button', { name: new RegExp(`^${combo.city} \\d`) }).click();
  const theme = combo.themes[0]?.name ?? '';
  await shelf.getByRole('button', { name: new RegExp(`^${theme} \\d`) }).click();
  await expect.poll(() => path(page)).toContain('theme=');
  await shelf.getByRole('link', { name: combo.name }).click();

  const details = screen(page, 'comboDetails');
  const bar = details.locator('[data-bottom-bar]');
  await expect(details.getByRole('heading', { name: combo.name, level: 1 })).toBeVisible();
  await expect(details.getByText(theme, { exact: true }).first()).toBeVisible();
  await details.getByRole('button', { name: /^Flying from/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: from?.name ?? '' })
    .click();
  await details.getByRole('button', { name: 'All dates' }).click();
  await page.getByRole('dialog').locator(`[data-day="${day}"]`).click();
  await audit(page, 'first days of a combo');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(bar.getByRole('link', { name: 'Book combo' })).toBeVisible();

  await details.getByRole('button', { name: 'Swap hotel' }).first().click();
  const swap = page.getByRole('dialog');
  await expect(swap.getByText('In the combo now')).toBeVisible();
  await swap.getByRole('radio').nth(1).check({ force: true });
  await audit(page, 'another hotel in a combo');
  await swap.getByRole('button', { name: 'Use this' }).click();
  await expect.poll(() => picksIn(path(page))).toHaveLength(1);
  await expect(bar.getByRole('link', { name: 'Book combo' })).toBeVisible();
  const without = await bar.locator('[data-amount]').first().textContent();
  await details.getByRole('switch', { name: `Take along: ${tour.label}` }).click();
  await expect(bar.locator('[data-amount]').first()).not.toHaveText(without ?? '');
  await expect(details.getByRole('article', { name: tour.label })).toBeVisible();
  await audit(page, 'a combo across kinds');
  expect(await tallest(details.locator('dl dt'))).toBeLessThan(80);
  // What was chosen is in the address.
  const sum = (await bar.locator('[data-amount]').first().textContent()) ?? '';
  await page.reload();
  await expect(bar.locator('[data-amount]').first()).toHaveText(sum);
  await bar.getByRole('link', { name: 'Book combo' }).click();

  const form = screen(page, 'comboSubmitOrder');
  await expect(form.getByRole('heading', { name: combo.name })).toBeVisible();
  expect(await tallest(form.getByRole('heading', { level: 3 }))).toBeLessThan(80);
  for (const [index, name] of ['Ines Duarte', 'Rui Duarte'].entries()) {
    await form.getByRole('button', { name: new RegExp(`^Adult ${index + 1}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
  await form.getByRole('button', { name: 'Book and pay' }).click();
  await expect(form.getByText('Accept the conditions of all parts to book.')).toBeVisible();
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox', { name: /^I accept/ }).check({ force: true });
  await audit(page, 'booking a combo across kinds');
  await form.getByRole('button', { name: 'Book and pay' }).click();

  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await expect.poll(() => balance(product, customer)).toBeLessThan(3_000_000);
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/comboorderdetail"]').first().click();
  const booking = screen(page, 'comboOrderDetail');
  await expect(booking.getByRole('heading', { name: combo.name })).toBeVisible();
  const parts = combo.slots.filter(({ optional }) => !optional).length + 1;
  await expect(booking.locator('[data-order]')).toHaveCount(parts);
  await audit(page, 'a booked combo across kinds');
  await booking.getByRole('link', { name: 'Receipt', exact: true }).click();
  await expectPath(page, '/comboreceipt');
  // A row each, with its days and numbers; what its price is made of stands below it.
  const rows = screen(page, 'comboReceipt').locator('tbody tr');
  await expect(rows.filter({ has: page.locator('span') })).toHaveCount(parts);
  await audit(page, 'receipt of a combo');
  await page.goBack();
  await booking.getByRole('button', { name: 'Cancel the whole combo' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('You get back').first()).toBeVisible();
  await sheet
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(booking.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
