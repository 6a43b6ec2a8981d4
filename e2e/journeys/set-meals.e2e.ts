import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { inFours } from '@app/contract/core/in-fours';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { newMeal, readPieces, useCode } from '../support/meals.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { fillIn } from '../support/steps/set-meals.ts';
import { expectPath, noLayer, open, path, screen } from '../support/storefront.ts';

/** What the address of the screen in front says. */
const asked = (page: Page): URLSearchParams => new URLSearchParams(path(page).split('?')[1] ?? '');

const balance = async (product: Product, token: string): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;

test('three set meals are found and paid; one is used, one is given back for the sum that was seen', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 100_000 });
  const before = await balance(product, customer.token);
  const meal = await newMeal(product, { name: 'Four courses for two' });
  await carrySession(page, customer);
  await open(page, `/diningroom?city=${meal.cityId}`);
  const home = screen(page, 'diningHome');
  await home.getByRole('tab', { name: 'Set meals' }).click();
  await expect.poll(() => asked(page).get('tab')).toBe('meals');
  await expect(home.getByRole('article')).toHaveCount(1);
  await audit(page, 'set meals');
  await home.getByRole('link', { name: 'Four courses for two' }).click();

  await expectPath(page, '/combodetail');
  const details = screen(page, 'mealDetails');
  await expect(details.getByText('Octopus')).toBeVisible();
  await audit(page, 'set meal');
  for (let more = 0; more < 2; more += 1) await details.getByRole('button', { name: 'Increase' }).click();
  await details.getByRole('link', { name: 'Buy' }).click();

  await expectPath(page, '/orderconfrim');
  const form = screen(page, 'diningSubmitOrder');
  await expect(form.getByText('3 set meals').first()).toBeVisible();
  await form.getByRole('button', { name: 'Place order' }).click();
  await expect(form.getByText('Accept the conditions to order.')).toBeVisible();
  await fillIn(form);
  await audit(page, 'ordering set meals');
  await form.getByRole('button', { name: 'Place order' }).click();
  await expectPath(page, '/diningpay');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'diningCashier').locator('[data-bottom-bar] button').click();
  await screen(page, 'diningCashier')
    .getByRole('link', { name: /order|booking/i })
    .first()
    .click();

  await expectPath(page, '/diningcomboorderdetail');
  const order = screen(page, 'mealOrderDetail');
  await expect(order.getByText('3 of 3 can be used')).toBeVisible();
  const id = asked(page).get('id') ?? '';
  const [first, second] = await readPieces(product, customer, id);
  await order.getByRole('button', { name: 'Show code 2 as a QR code' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: new RegExp(second?.code ?? 'none') })).toBeVisible();
  await audit(page, 'a code');
  // In place of the system's own sheet.
  await page.evaluate(() => {
    navigator.share = async (handed) => void document.body.setAttribute('data-handed', handed?.text ?? '');
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Give this code to somebody' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-handed', new RegExp(inFours(second?.code ?? 'none')));
  await page.keyboard.press('Escape');
  await noLayer(page);
  await useCode(product, first?.code ?? '', meal.placeIds[0] ?? '');
  await page.reload();
  await expect(order.getByText('2 of 3 can be used')).toBeVisible();
  await expect(order.getByText('Used', { exact: true })).toBeVisible();
  const paid = before - (await balance(product, customer.token));
  expect(paid).toBeGreaterThan(0);

  await order.getByRole('button', { name: /^Give back unused/ }).click();
  const sheet = page.getByRole('dialog');
  // None of several goes back unless it is chosen.
  await sheet.locator('label').filter({ hasText: 'Code 3' }).click();
  await expect(sheet.getByRole('checkbox', { name: /Code 3/ })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: /Code 2/ })).not.toBeChecked();
  const back = (await readPieces(product, customer, id))[2]?.paidUsd ?? 0;
  const words = `$${(back / 100).toFixed(2)}`;
  await audit(page, 'giving back');
  await sheet.getByRole('button', { name: `Give back for ${words}` }).click();
  await expect(order.getByText('1 of 3 can be used')).toBeVisible();
  // The code says so, and what the order costs by now.
  await expect(order.getByText('Given back', { exact: true })).toHaveCount(2);
  expect(before - (await balance(product, customer.token))).toBe(paid - back);
  expect(await brokenInvariants(product)).toEqual([]);
});
