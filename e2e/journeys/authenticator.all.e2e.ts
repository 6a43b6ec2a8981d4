import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../support/journey.ts';
import { onDatabase } from '../support/products.ts';
import { expectBlackOnWhite } from '../support/qr-colours.ts';
import { DESK } from '../support/staff.ts';
import { HIRED_PASSWORD, hire, signOutStaff, takeFirstStep } from '../support/staff-sign-in.ts';

test.use({ viewport: DESK });

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
  await page.getByLabel('Your password').fill(HIRED_PASSWORD);
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
  await signOutStaff(page);

  await takeFirstStep(page, product, username);
  const digits = page.getByLabel('Six-digit code');
  await expect(digits).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await digits.fill(codeAfter(500));
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await digits.fill(codeAfter(1));
  await expect(menu).toBeVisible();
  await signOutStaff(page);

  await takeFirstStep(page, product, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
