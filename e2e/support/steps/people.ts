import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { newCustomer } from '../customers.ts';
import { expect } from '../journey.ts';
import { onDatabase, type Product } from '../products.ts';

/** A new customer under a name that a spreadsheet would take for a formula. */
export async function namedCustomer(product: Product) {
  const customer = await newCustomer(product, { usd: 5_000, address: true });
  const nickname = `-Person-${customer.id.slice(-8)}`;
  await onDatabase(product, async (db) => {
    await sql`UPDATE customer SET nickname = ${nickname} WHERE id = ${customer.id}`.execute(db);
  });
  return { ...customer, nickname };
}

/** Searches a list for one person, and waits until the rows are those that were searched: the newest person stands there before. */
export const search = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(1);
};
