import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../apps/server/src/platform/auth/passwords.ts';
import { expect, test } from '../support/journey.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { expectBlackOnWhite } from '../support/qr-colours.ts';
import { DESK, plantImageCode } from '../support/staff.ts';

test.use({ viewport: DESK });

const PASSWORD = 'harbour-7';

/** Somebody new of the staff who signs in with `PASSWORD`; gives their name. */
async function hire(product: Product): Promise<string> {
  const username = `ana-${randomUUID().slice(0, 8)}`;
  const hash = await hashPassword(PASSWORD);
  await onDatabase(product, async (db) => {
    await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id)
      SELECT ${randomUUID()}, ${username}, 'Ana Reis', ${hash}, false, id FROM staff_role WHERE super LIMIT 1`.execute(
      db,
    );
  });
  return username;
}

/** Name, password and image code, on a page that is opened anew. */
async function takeFirstStep(page: Page, product: Product, username: string): Promise<void> {
  await page.goto('about:blank');
  const asked = page.waitForResponse('**/admin_api/captcha*');
  await page.goto('/admin/#/login');
  const { data } = (await (await asked).json()) as { data: { id: string } };
  await plantImageCode(product, data.id, 'aaaa');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Image code').fill('aaaa');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

test('staff bind an authenticator, then sign in with six digits, or with a recovery code once', async ({
  page,
  product,
}) => {
  const username = await hire(product);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await takeFirstStep(page, product, username);
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Authenticator' }).click();
  await expect(page.getByText('No authenticator is bound yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  const link = await page.locator('.ant-modal a[href^="otpauth"]').getAttribute('href');
  await expectBlackOnWhite(
    page,
    page.getByRole('img', { name: 'QR code for the authenticator' }).locator('> *'),
    link ?? '',
  );
  const secret = Secret.fromBase32((await page.locator('.ant-modal code').innerText()).trim());
  const totp = new TOTP({ secret });
  const codeAfter = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel(/^Code/).fill(codeAfter(0));
  await page.getByRole('button', { name: 'Bind' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await signOut(page);

  await takeFirstStep(page, product, username);
  const digits = page.getByLabel('Six-digit code');
  await expect(digits).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await digits.fill(codeAfter(500));
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await digits.fill(codeAfter(1));
  await expect(menu).toBeVisible();
  await signOut(page);

  await takeFirstStep(page, product, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Authenticator' }).click();
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  // As if the minute of the last code were over.
  await onDatabase(product, (db) =>
    sql`UPDATE staff SET totp_last_step = NULL WHERE username = ${username}`.execute(db),
  );
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel(/^Code/).fill(codeAfter(0));
  await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await codes.getByRole('listitem').allInnerTexts()).not.toContain(recovery);
});
