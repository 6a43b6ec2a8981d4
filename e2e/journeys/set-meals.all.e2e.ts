import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { newMeal, orderMeal } from '../support/meals.ts';
import { brokenInvariants } from '../support/staff.ts';
import { fillIn } from '../support/steps/set-meals.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('whoever wants more than are left is told how many, takes those, and loses nothing of what they typed', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const [early, late] = [await newCustomer(product), await newCustomer(product, { usd: 100_000 })];
  const meal = await newMeal(product, { stock: 3 });
  await carrySession(page, late);
  await open(page, `/orderconfrim?set=${meal.id}&count=2`);
  const form = screen(page, 'diningSubmitOrder');
  await fillIn(form);
  await orderMeal(product, early, meal, 2);
  await form.getByRole('button', { name: 'Place order' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toBeVisible();
  await audit(page, 'set meals that are gone');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Decrease' }).click();
  await expect(form.getByText('1 set meal', { exact: true }).first()).toBeVisible();
  await expect(form.getByLabel('Contact name')).toHaveValue('Ines Duarte');
  await form.getByRole('button', { name: 'Increase' }).click();
  await expect(form.getByText('So many pieces are not left.')).toBeVisible();
  await form.getByRole('button', { name: 'Take 1' }).click();
  await expect(form.getByText('So many pieces are not left.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Place order' }).click();
  await expectPath(page, '/diningpay');
  expect(await brokenInvariants(product)).toEqual([]);
});
