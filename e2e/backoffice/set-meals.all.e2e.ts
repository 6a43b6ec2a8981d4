import { randomUUID } from 'node:crypto';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { staffMealEndpoints } from '@app/contract/verticals/meals/staff-endpoints';
import type { MealItem } from '@app/contract/verticals/meals/views';
import type { Locator } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { newCustomer } from '../support/customers.ts';
import { newRestaurant, type Restaurant } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

/** Fills the form of a set of one course of two dishes, at any hour, but for the second dish's price. */
async function describeSet(form: Locator, name: string, restaurant: Restaurant): Promise<void> {
  await form.getByLabel('Name, English', { exact: true }).fill(name);
  await form.locator('input[type=file]').first().setInputFiles(PIXEL);
  await form.getByRole('switch', { name: 'On sale' }).click();
  await form.getByLabel('Course, line 1, English').fill('Main');
  await form.getByLabel('Dish, line 1, line 1, English').fill('Octopus');
  await form.getByLabel('Price by itself, line 1, line 1').fill('40');
  await form.getByRole('button', { name: 'Add a dish' }).click();
  await form.getByLabel('Dish, line 1, line 2, English').fill('Black pork');
  await form.getByLabel('Value of its dishes').fill('50');
  await form.getByLabel('Price a piece').fill('32');
  await choose(form.getByLabel('Restaurants'), restaurant.name);
  for (const hour of ['From', 'Until']) {
    await form.getByLabel(hour, { exact: true }).fill('00:00');
    await form.getByLabel(hour, { exact: true }).press('Tab');
  }
}

/** A new customer pays for pieces of a set; returns their codes. */
async function buyPieces(product: Product, name: string, count: number): Promise<string[]> {
  const { list } = await ask(product, staffMealEndpoints.listMealSets, {
    token: await staffToken(product),
    query: { name },
  });
  const customer = await newCustomer(product, { usd: 100_000 });
  const { token } = customer;
  const body = { setId: list[0]?.id ?? '', count };
  const quote = await ask(product, mealEndpoints.createMealQuote, { token, body });
  const { orderId, paymentId } = await ask(product, mealEndpoints.bookMeal, {
    token,
    body: {
      quoteId: quote.id,
      contact: { name: 'Ana Reis', country: 'PT', phone: '+351912345678', email: 'ana.reis@example.com' },
      policyAccepted: true,
    },
  });
  await payFromBalance(product, customer, paymentId);
  const order = await ask(product, travelEndpoints.travelOrderDetails, { token, query: { id: orderId } });
  return (order.subject.item as MealItem).codes.map(({ code }) => code ?? '');
}

test('staff write a new set meal, and at a desk look a sold piece up, use it, see why it is not used again, and undo that', async ({
  page,
  browser,
  product,
}) => {
  const name = `Octopus night ${randomUUID().slice(0, 6)}`;
  const restaurant = await newRestaurant(product);
  await carryStaffSession(page, await staffToken(product));

  await page.goto('/admin/#/travel/meal-sets');
  await page.getByRole('button', { name: 'New set meal' }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await describeSet(form, name, restaurant);
  await save.click();
  await expect(form.getByText('Enter an amount above zero').first()).toBeInViewport();
  await form.getByLabel('Price by itself, line 1, line 2').fill('45');
  await expect(form.getByText('they cost $45.00 at most')).toBeVisible();
  await save.click();
  await expect(form.getByText('Its dishes cost less than this.')).toBeInViewport();
  await form.getByLabel('Value of its dishes').fill('45');
  await audit(page, 'the form of a set meal');
  await save.click();
  await expect(form).toHaveCount(0);

  const codes = await buyPieces(product, name, 2);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByLabel('Dish, line 1, line 1, English').fill('Grilled octopus');
  await save.click();
  await expect(form).toHaveCount(0);
  const onSale = row.getByRole('switch');
  for (const checked of [false, true]) {
    await onSale.click();
    await expect(onSale).toBeChecked({ checked });
  }
  await expect(row).toContainText(restaurant.name);
  await expect(row).toContainText('98of 100');
  await expect(page.getByRole('switch', { name: `On sale, ${name}` })).toBeChecked();
  await audit(page, 'set meals');

  await page.goto('/admin/#/travel/meal-scan');
  await choose(page.getByLabel('Restaurant of this desk'), restaurant.name);
  const field = page.getByLabel('Code', { exact: true });
  const main = page.getByRole('main');
  await expect(field).toBeFocused();
  await page.keyboard.type('NOSUCHCODE');
  await page.keyboard.press('Enter');
  await expect(main.getByText('There is no set meal with this code.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(main.getByText('This piece can be used.')).toBeVisible();
  await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText('Black pork')).toBeVisible();
  await audit(page, 'a code that can be used');
  await page.keyboard.press('Control+Enter');
  await expect(main.getByText('Used. Serve it.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText('Piece 1 of 2');
  await expect(field).toBeFocused();

  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(main.getByText('This code was used already.')).toBeVisible();
  await expect(main.getByText(`${restaurant.name}, scanned by admin`)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Use / })).toHaveCount(0);
  await audit(page, 'a code that was used');
  await main.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(main.getByText('Undone. The piece can be used again.')).toBeVisible();
  await expect(main.getByText('Nothing yet since you opened this page.')).toBeVisible();

  // Where the desk stands is remembered on the device.
  await page.goto('/admin/#/travel/meal-sets');
  await page.reload();
  await page.goto('/admin/#/travel/meal-scan');
  await expect(main.getByText(restaurant.name)).toBeVisible();
  await expect(field).toBeFocused();

  // Whoever may only look codes up is offered nothing else.
  const reader = await browser.newPage({ viewport: DESK, baseURL: product.url });
  await carryStaffSession(reader, await staffToken(product, ['travel.dining_scan.view']));
  await reader.goto(`/admin/#/travel/meal-scan?restaurant=${restaurant.id}`);
  await reader.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await reader.getByRole('button', { name: 'Look up' }).click();
  await expect(reader.getByText('This piece can be used.')).toBeVisible();
  await expect(reader.getByRole('button', { name: /^(check )?(Use|Undo)/ })).toHaveCount(0);
  await reader.close();
});
