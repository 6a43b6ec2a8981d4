import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { hashPassword } from '../../apps/server/src/platform/auth/passwords.ts';
import { onDatabase, type Product } from './products.ts';
import { plantImageCode } from './staff.ts';

export const HIRED_PASSWORD = 'harbour-7';

/** Someone new of the staff who may do everything and signs in with `HIRED_PASSWORD`; with `totpSecret`, by an authenticator too. */
export async function hire(
  product: Product,
  { totpSecret = null }: { totpSecret?: string | null } = {},
): Promise<string> {
  const username = `ana-${randomUUID().slice(0, 8)}`;
  const hash = await hashPassword(HIRED_PASSWORD);
  await onDatabase(product, async (db) => {
    await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, totp_secret, role_id)
      SELECT ${randomUUID()}, ${username}, 'Ana Reis', ${hash}, false, ${totpSecret}, id FROM staff_role WHERE super LIMIT 1`.execute(
      db,
    );
  });
  return username;
}

/** Name, password and image code, on a page that is opened anew. */
export async function takeFirstStep(page: Page, product: Product, username: string): Promise<void> {
  await page.goto('about:blank');
  const asked = page.waitForResponse('**/admin_api/captcha*');
  await page.goto('/admin/#/login');
  const { data } = (await (await asked).json()) as { data: { id: string } };
  await plantImageCode(product, data.id, 'aaaa');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(HIRED_PASSWORD);
  await page.getByLabel('Image code').fill('aaaa');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOutStaff(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}
