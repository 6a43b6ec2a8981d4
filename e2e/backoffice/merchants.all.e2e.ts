import { randomUUID } from 'node:crypto';
import { staffMerchantEndpoints } from '@app/contract/merchants/staff-endpoints';
import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { newCustomer } from '../support/customers.ts';
import { bookTable, newRestaurant, tableDay } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const row = (page: Page, name: string) => page.locator('tbody').getByRole('row').filter({ hasText: name });

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Somebody of the demo's role of restaurants who works for the merchant, with a session. */
async function staffOf(product: Product, merchant: string): Promise<string> {
  const token = await staffToken(product);
  const merchants = await ask(product, staffMerchantEndpoints.merchantChoices, { token });
  const { roles } = await ask(product, controlEndpoints.administratorChoices, { token });
  const username = `j-${randomUUID().slice(0, 12)}`;
  await ask(product, controlEndpoints.createAdministrator, {
    token,
    body: {
      username,
      name: 'Rita',
      roleId: roles.find(({ name }) => name === 'Restaurant')?.id ?? '',
      superiorId: null,
      agentId: null,
      merchantId: merchants.find(({ name }) => name === merchant)?.id ?? '',
    },
  });
  await onDatabase(product, (db) =>
    sql`UPDATE staff SET must_change_password = false WHERE username = ${username}`.execute(db),
  );
  return staffToken(product, undefined, username);
}

/** The code of a piece that somebody else's restaurant serves. */
const someCode = (product: Product): Promise<string> =>
  onDatabase(product, async (db) => {
    const { rows } = await sql<{ code: string }>`SELECT code FROM dining_code WHERE state = 'usable' LIMIT 1`.execute(
      db,
    );
    return rows[0]?.code ?? '';
  });

test('a merchant is added and given a restaurant; their staff see it and its bookings, and nothing of others', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const merchant = `Casa ${randomUUID().slice(0, 8)}`;
  const [mine, other] = [await newRestaurant(product), await newRestaurant(product, { name: `Other ${merchant}` })];
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/people/merchants');
  await page.getByRole('button', { name: 'New merchant' }).click();
  const drawer = page.getByRole('dialog', { name: 'New merchant' });
  await drawer.getByLabel(/^Name/).fill(merchant);
  await drawer.getByLabel('E-mail').fill('nowhere');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Enter an e-mail such as name@example.com.')).toBeVisible();
  await drawer.getByLabel('E-mail').fill('casa@example.com');
  await audit(page, 'a new merchant');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, merchant)).toContainText('casa@example.com');
  await audit(page, 'merchants');
  await row(page, merchant).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('mesa@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row(page, merchant)).toContainText('mesa@example.com');

  await page.goto('/admin/#/travel/restaurants');
  await find(page, mine.name);
  await row(page, mine.name).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: mine.name });
  await choose(form.getByLabel(/^Merchant/), merchant);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const customer = await newCustomer(product, { usd: 100_000 });
  const day = await tableDay(product, mine, 3);
  const booked = await bookTable(product, customer, mine, { day, time: '19:30' });
  const elsewhere = await bookTable(product, customer, other, { day, time: '13:00' });

  const desk = await browser.newContext({ viewport: DESK });
  const theirs = await desk.newPage();
  await carryStaffSession(theirs, await staffOf(product, merchant));
  await theirs.goto('/admin/#/travel/restaurants');
  await expect(row(theirs, mine.name)).toBeVisible();
  await expect(theirs.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(theirs.getByRole('button', { name: 'New restaurant' })).toHaveCount(0);
  const menu = theirs.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Scan set meals')).toBeVisible();
  for (const closed of ['Dashboard', 'Users', 'Merchants', 'Hotels'])
    await expect(menu.getByText(closed, { exact: true })).toHaveCount(0);
  await row(theirs, mine.name).getByRole('button', { name: 'Edit' }).click();
  const own = theirs.getByRole('dialog', { name: mine.name });
  await expect(own.getByLabel(/^Phone/)).toBeVisible();
  await expect(own.getByLabel(/^Merchant/)).toHaveCount(0);

  await theirs.goto(`/admin/#/travel/dining-book?restaurant=${mine.id}&day=${day}`);
  await expect(theirs.getByText('Ana Reis')).toBeVisible();
  await audit(theirs, "a merchant's day");
  await theirs.goto('/admin/#/travel/orders');
  await expect(theirs.locator('tbody').getByRole('row')).toHaveCount(1);
  await theirs.goto(`/admin/#/travel/orders/${booked.orderId}`);
  await expect(theirs.getByText('Ana Reis').first()).toBeVisible();
  await theirs.goto(`/admin/#/travel/orders/${elsewhere.orderId}`);
  await expect(theirs.getByText('This is no longer here.')).toBeVisible();

  await theirs.goto('/admin/#/travel/meal-scan');
  await theirs.getByLabel('Code', { exact: true }).fill(await someCode(product));
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('This set meal is not served at this restaurant.')).toBeVisible();
  await audit(theirs, "a merchant's desk");
  await desk.close();
});
