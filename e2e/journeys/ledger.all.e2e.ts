import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const mailOf = async (product: Product, id: string): Promise<string> => {
  let email = '';
  await onDatabase(product, async (db) => {
    const { rows } = await sql<{ email: string }>`SELECT email FROM customer WHERE id = ${id}`.execute(db);
    email = rows[0]?.email ?? '';
  });
  return email;
};

/** Asks for an adjustment in the dialog of the adjustments. */
async function ask(page: Page, of: { email: string; amount: string; reason: string }): Promise<void> {
  await page.getByRole('button', { name: 'New adjustment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New adjustment' });
  await dialog.getByLabel(/Customer's e-mail/).fill(of.email);
  await dialog.getByLabel(/^Amount/).fill(of.amount);
  await dialog.getByLabel(/^Reason/).fill(of.reason);
  await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
}

test('a large adjustment waits for a second person; the books show it at any moment', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 2_000 });
  const email = await mailOf(product, customer.id);
  const reason = `Paid twice ${customer.id.slice(-6)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/money/adjustments');
  await ask(page, { email, amount: 'much', reason });
  const dialog = page.getByRole('dialog', { name: 'New adjustment' });
  await expect(dialog.getByText('Enter a signed amount')).toBeVisible();
  await dialog.getByLabel(/^Amount/).fill('250.00');
  await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: reason }).click();
  await expect(page.getByText('You asked for this; somebody else approves it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();

  const second = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const other = await second.newPage();
  await carryStaffSession(
    other,
    await staffToken(product, ['money.adjustments.view', 'money.adjustments.decide', 'money.ledger.view']),
  );
  await other.goto('/admin/#/money/adjustments');
  await audit(other, 'adjustments');
  await other.getByRole('link', { name: reason }).click();
  await expect(other.getByRole('button', { name: 'Approve' })).toBeVisible();
  await audit(other, 'an adjustment');
  await other.getByRole('button', { name: 'Approve' }).click();
  await other
    .getByRole('dialog')
    .filter({ hasText: 'Approve and book +$250.00' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(other.getByText('Booked', { exact: true }).first()).toBeVisible();

  await other.goto('/admin/#/money/ledger');
  await other.getByLabel('Customer', { exact: true }).fill(email);
  await other.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(other.getByText('$270.00')).toBeVisible();
  await audit(other, 'the accounts of the books');
  await other.getByRole('link', { name: 'Available' }).click();
  await expect(other.getByText('+$250.00')).toBeVisible();
  await audit(other, 'the entries of an account');
  await other.getByRole('link', { name: 'Adjusted by the shop' }).first().click();
  const drawer = other.getByRole('dialog');
  await expect(drawer.getByText(reason)).toBeVisible();
  await expect(drawer.getByText('House')).toBeVisible();
  await audit(other, 'a transfer of the books');
  await drawer.getByRole('link', { name: /^Adjustment / }).click();
  await expect(other.getByRole('dialog').getByText(email)).toBeVisible();
  await second.close();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('records of balances are turned page by page and filtered', async ({ page, product }) => {
  test.setTimeout(120_000);
  await carryStaffSession(page, await staffToken(product, ['money.balances.view', 'money.points.view']));
  await page.goto('/admin/#/money/balance-records');
  const rows = page.locator('tbody tr.ant-table-row');
  await expect(rows).toHaveCount(20);
  // Other journeys book meanwhile: what was the newest may stand a little lower.
  const first = page.locator(`tr[data-row-key="${await rows.first().getAttribute('data-row-key')}"]`);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(rows).toHaveCount(20);
  await audit(page, 'balance records');
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(first).toBeVisible();
  await page.goto('/admin/#/money/points-records');
  await page.getByLabel('Kind').fill('signing up');
  await page.getByLabel('Kind').press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Points from an order' })).toHaveCount(0);
  await expect(rows.first()).toContainText('+100');
});
