import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { audit } from '../support/audit.ts';
import { type Customer, carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';
import { findCombo, leaveOnePlace, partCard, takeFirstDay } from '../support/tour-combos.ts';

const balance = async (product: Product, { token }: Customer): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;

test('a couple books tours together on dates that fit, pays once, and cancels one tour, then the rest', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const brokenBefore = await brokenInvariants(product);
  const combo = await findCombo(product, 'parts');
  const needed = combo.parts.filter(({ optional }) => !optional);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await carrySession(page, customer);
  await open(page, '/tourgroups');
  const home = screen(page, 'tourHome');
  await home.getByRole('tab', { name: 'Combos' }).click();
  await expect(home.getByText(/^\d+ combos$/)).toBeVisible();
  await audit(page, 'combos of tours');
  await home.getByRole('button', { name: 'Popular', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lowest price' }).click();
  await home.getByRole('button', { name: combo.city, exact: true }).click();
  await expect(home.getByRole('button', { name: combo.city, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await home.getByRole('link', { name: combo.name }).click();

  const details = screen(page, 'tourComboDetails');
  await expect(details.getByRole('heading', { name: combo.name })).toBeVisible();
  for (const [index, { name }] of needed.entries()) {
    await details.getByRole('button', { name: 'Choose dates' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeVisible();
    await audit(page, 'calendar of a tour in a combo');
    await takeFirstDay(page, { monthsOn: index === 0 ? 1 : 0 });
    await expect(partCard(page, name).getByRole('button', { name: `Change, ${name}` })).toBeVisible();
  }
  await expect(details.getByText('You save')).toBeVisible();
  await audit(page, 'a combo of tours');
  // What was chosen is in the address.
  const sum = (await details.locator('[data-bottom-bar] [data-amount]').first().textContent()) ?? '';
  await page.reload();
  await expect(details.locator('[data-bottom-bar] [data-amount]').first()).toHaveText(sum);
  await details.getByRole('link', { name: 'Continue' }).click();

  const form = screen(page, 'tourSubmitOrder');
  await expect(form.getByRole('heading', { name: combo.name })).toBeVisible();
  await expect(form.getByText('You save')).toBeVisible();
  const families = form.getByLabel('Surname');
  await expect(families.first()).toBeVisible();
  for (let index = 0; index < (await families.count()); index += 1) {
    await families.nth(index).fill('Duarte');
    await form
      .getByLabel('Given names')
      .nth(index)
      .fill(['Ines', 'Rui'][index] ?? 'Marta');
  }
  await form.getByRole('button', { name: 'Book and pay' }).click();
  await expect(form.getByText('Accept the conditions of the tour to book.')).toBeVisible();
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox', { name: /^I accept/ }).check({ force: true });
  await audit(page, 'booking a combo of tours');
  await form.getByRole('button', { name: 'Book and pay' }).click();

  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await expect.poll(() => balance(product, customer)).toBeLessThan(1_000_000);
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/tourcomboorderdetail"]').first().click();
  const booking = screen(page, 'tourComboOrderDetail');
  await expect(booking.getByRole('heading', { name: combo.name })).toBeVisible();
  for (const { name } of needed) await expect(booking.getByRole('link', { name })).toBeVisible();
  await audit(page, 'a booked combo of tours');

  const [first] = needed;
  await booking.getByRole('link', { name: first?.name ?? '' }).click();
  const order = screen(page, 'tourOrderDetail');
  const whole = order.getByRole('link', { name: new RegExp(`^Part \\d of ${needed.length} of ${combo.name}`) });
  await expect(whole).toBeVisible();
  await order.getByRole('button', { name: 'Cancel booking' }).click();
  const refund = page.getByRole('dialog');
  await expect(refund.getByText('You get back')).toBeVisible();
  await refund
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await whole.click();

  await expect(booking.getByText('Cancelled', { exact: true })).toHaveCount(1);
  await booking.getByRole('button', { name: 'Cancel the whole combo' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('You get back').first()).toBeVisible();
  await audit(page, 'cancelling a combo of tours');
  await sheet
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(booking.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});

test('a departure that fills up meanwhile leads back to the combo, where another is chosen', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const combo = await findCombo(product, 'whole');
  const needed = combo.parts.filter(({ optional }) => !optional);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await carrySession(page, customer);
  await open(page, `/travelcombodetail?id=${combo.id}`);
  const details = screen(page, 'tourComboDetails');
  for (const { name } of needed) {
    await details.getByRole('button', { name: 'Choose dates' }).click();
    await takeFirstDay(page, { monthsOn: name === needed[0]?.name ? 1 : 0 });
  }
  await expect(details.getByRole('link', { name: 'Continue' })).toBeVisible();
  const picks = new URLSearchParams(page.url().split('?')[1]).get('picks') ?? '';
  const lost = needed[0];
  const [, departure = '', day = ''] =
    picks
      .split(',')
      .find((pick) => pick.startsWith(lost?.tourId ?? ''))
      ?.split(':') ?? [];
  await leaveOnePlace(product, departure);
  await details.getByRole('link', { name: 'Continue' }).click();
  await expect(details.getByText('Not enough places for your group. Places left: 1.')).toBeVisible();
  await audit(page, 'a combo that lost a departure');
  await details.getByRole('button', { name: 'Choose a date' }).first().click();
  await takeFirstDay(page, { not: day });
  await details.getByRole('link', { name: 'Continue' }).click();
  await expect(screen(page, 'tourSubmitOrder').getByText(/^Cancelled only together:/)).toBeVisible();
});
