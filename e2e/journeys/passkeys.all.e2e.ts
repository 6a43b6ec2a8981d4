import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import { staffPasskeyEndpoints } from '@app/contract/passkeys/staff-endpoints';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { mailsTo } from '../support/outbox.ts';
import { withAuthenticator } from '../support/passkeys.ts';
import { ask, onDatabase } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { HIRED_PASSWORD, hire, signOutStaff, takeFirstStep } from '../support/staff-sign-in.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a customer adds a passkey, signs out, signs in by it, names and removes it', async ({ page, product }) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product);
  const device = await withAuthenticator(page);
  await carrySession(page, customer);
  await open(page, '/account');
  await screen(page, 'account').getByRole('link', { name: 'Passkeys' }).click();
  const passkeys = screen(page, 'passkeys');
  await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
  await audit(page, 'passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('button', { name: /Chrome on Linux/ })).toBeVisible();
  await expect.poll(async () => (await mailsTo(product, customer.email))[0]?.template).toBe('passkey_added');

  await passkeys.getByRole('button', { name: /Chrome on Linux/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('My laptop');
  await audit(page, 'a passkey');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByRole('button', { name: /My laptop/ })).toBeVisible();

  // The authenticator does not answer until the button is pressed: else what is filled in would sign in by itself.
  await device.answers(false);
  await open(page, '/setting');
  await screen(page, 'setting').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expectPath(page, '/mine');
  await open(page, '/login');
  const login = screen(page, 'login');
  await expect(login.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  // Mostly a request that has begun is not answered any more when the authenticator is let go; where it is, they are signed in by what was
  // filled in, and the button is gone.
  await device.answers(true);
  await login
    .getByRole('button', { name: 'Sign in with a passkey' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expectPath(page, '/');
  await expect(screen(page, 'home')).toBeVisible();

  // As if they had signed in long ago: the password is asked for.
  await onDatabase(product, (db) =>
    sql`UPDATE customer_session SET created_at = created_at - interval '1 hour' WHERE customer_id = ${customer.id}`.execute(
      db,
    ),
  );
  await open(page, '/passkeys');
  await passkeys.getByRole('button', { name: /My laptop.*Last used/ }).click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await sheet.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('The password is not correct.')).toBeVisible();
  await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
});

test('staff add a passkey, sign in by it with the second step asked for, and a colleague removes it', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESK);
  await withAuthenticator(page);
  const secret = new Secret();
  const totp = new TOTP({ secret });
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const username = await hire(product, { totpSecret: secret.base32 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await takeFirstStep(page, product, username);
  await page.getByLabel('Six-digit code').fill(code(-1));
  await expect(menu).toBeVisible();
  const openPasskeys = async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Passkeys' }).click();
  };
  const dialog = page.getByRole('dialog');
  const add = async (steps: number) => {
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Current password').fill(HIRED_PASSWORD);
    await dialog.getByLabel('Six digits of the authenticator').fill(code(steps));
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  };
  await openPasskeys();
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible();
  await add(0);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('Desk');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('Desk', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await signOutStaff(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByLabel('Six-digit code').fill(code(1));
  await expect(menu).toBeVisible();

  const { rows } = await onDatabase(product, (db) =>
    sql<{ id: string }>`SELECT id FROM staff WHERE username = ${username}`.execute(db),
  );
  await page.goto(`/admin/#/control/administrators/${rows[0]?.id}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Desk', { exact: true })).toBeVisible();
  await drawer.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: /Remove/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(drawer.getByText('No passkeys.')).toBeVisible();
});

test('staff remove an own passkey by the password and one of a customer, and sign in by a new one alone', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESK);
  await withAuthenticator(page);
  const username = await hire(product);
  const customer = await newCustomer(product);
  const plant = (owner: 'customer_id' | 'staff_id', id: string, name: string) =>
    onDatabase(product, (db) =>
      sql`INSERT INTO passkey (id, ${sql.ref(owner)}, credential_id, public_key, counter, rp_id, synced, name)
        VALUES (gen_random_uuid(), ${id}, gen_random_uuid()::text, ''::bytea, 0, 'localhost', true, ${name})`.execute(
        db,
      ),
    );
  const { rows } = await onDatabase(product, (db) =>
    sql<{ id: string }>`SELECT id FROM staff WHERE username = ${username}`.execute(db),
  );
  await plant('staff_id', rows[0]?.id ?? '', 'Old key');
  await plant('customer_id', customer.id, 'Lost phone');
  await carryStaffSession(page, await staffToken(product, undefined, username));
  await page.goto(`/admin/#/people/users/${customer.id}`);
  const card = page.getByRole('region', { name: /Passkeys/ });
  await expect(card.getByText('Lost phone')).toBeVisible();
  await card.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('Lost phone')).toBeHidden();
  expect((await ask(product, passkeyEndpoints.passkeys, { token: customer.token })).list).toEqual([]);
  await expect.poll(async () => (await mailsTo(product, customer.email))[0]?.template).toBe('passkey_removed');

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Passkeys' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Old key')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByLabel('Current password').fill(HIRED_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible();
  const token = await staffToken(product, undefined, username);
  expect((await ask(product, staffPasskeyEndpoints.ownPasskeys, { token })).list).toEqual([]);

  // Without an authenticator bound a passkey is the whole sign-in.
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Current password').fill(HIRED_PASSWORD);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByRole('button', { name: 'Rename' })).toBeVisible();
  await page.keyboard.press('Escape');
  await signOutStaff(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
