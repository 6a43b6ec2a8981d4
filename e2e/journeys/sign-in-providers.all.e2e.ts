import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { CLIENT, openSignInProvider, type SignInProvider } from '../../apps/server/src/testing/sign-in-provider.ts';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/journey.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { DESK } from '../support/staff.ts';
import { HIRED_PASSWORD, hire, signOutStaff, takeFirstStep } from '../support/staff-sign-in.ts';

test.use({ viewport: DESK });

const row = (page: Page, name: string) => page.locator('tbody').getByRole('row').filter({ hasText: name });
const openAccounts = async (page: Page) => {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Linked accounts' }).click();
};

/** Opens what the account menu leads to by this key alone, and closes it: the focus is back where it came from. */
async function openByKey(page: Page, key: 'Enter' | 'Space', item: string): Promise<void> {
  const account = page.getByRole('button', { name: /Account of/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(account).toBeFocused();
}

/** Bob, of whom the shop knows the e-mail alone and who has no authenticator, signs in on another device by the provider alone. */
async function signInBob(
  page: Page,
  product: Product,
  { provider, name }: { readonly provider: SignInProvider; readonly name: string },
): Promise<void> {
  provider.seat({ id: 'bob', email: 'bob@acme.example' });
  const context = await page.context().browser()?.newContext({ baseURL: product.url, viewport: DESK });
  if (!context) throw new Error('the page has no browser');
  const theirs = await context.newPage();
  await theirs.goto('/admin/');
  await theirs.getByRole('button', { name: `Sign in with ${name}` }).click();
  await theirs.getByRole('button', { name: 'Go on' }).click();
  await expect(theirs.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await context.close();
}

/** Sets a provider up in its drawer, after a test of what it says of itself. */
async function setUp(page: Page, name: string, issuer: string): Promise<void> {
  await page.getByRole('button', { name: 'New provider' }).click();
  const drawer = page.getByRole('dialog', { name: 'New provider' });
  await expect(drawer.getByText(/\/admin\/$/)).toBeVisible();
  await drawer.getByLabel(/^Name/).fill(name);
  const typed = drawer.getByPlaceholder('https://login.example.com');
  await typed.fill('http://localhost:1');
  await drawer.getByRole('button', { name: 'Test' }).click();
  await expect(drawer.getByText(/It does not answer/)).toBeVisible();
  await typed.fill(issuer);
  await drawer.getByRole('button', { name: 'Test' }).click();
  await expect(drawer.getByText('The provider answers as it should.')).toBeVisible();
  await drawer.getByLabel(/^Client ID/).fill(CLIENT.clientId);
  await drawer.getByLabel(/^Client secret/).fill(CLIENT.clientSecret);
  await audit(page, 'a new sign-in provider');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
}

test('a provider is set up, linked, signed in by with the second step asked for, unlinked and deleted', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const provider = await openSignInProvider(`${product.url}/admin/`);
  provider.seat({ id: 'ana', email: 'ana@acme.example' });
  const secret = new Secret();
  const totp = new TOTP({ secret });
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const username = await hire(product, { totpSecret: secret.base32 });
  const colleague = await hire(product);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const first = `Acme ${randomUUID().slice(0, 8)}`;
  const name = `${first} ID`;
  await takeFirstStep(page, product, username);
  await page.getByLabel('Six-digit code').fill(code(-1));
  await expect(menu).toBeVisible();

  for (const item of ['Authenticator', 'Passkeys', 'Linked accounts'])
    for (const key of ['Enter', 'Space'] as const) await openByKey(page, key, item);

  await page.goto('/admin/#/control/sign-in-providers');
  await setUp(page, first, provider.issuer);
  await row(page, first).getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: first });
  await drawer.getByLabel(/^Name/).fill(name);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, name)).toBeVisible();
  await audit(page, 'sign-in providers');

  await openAccounts(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No account is linked.')).toBeVisible();
  await dialog.getByRole('button', { name: `Link ${name}` }).click();
  await dialog.getByLabel('Current password').fill(HIRED_PASSWORD);
  await dialog.getByLabel('Six digits of the authenticator').fill(code(0));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText(/ana@acme\.example/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await audit(page, 'linked accounts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Sign-in providers' })).toBeVisible();

  // Signed out at the provider as well, else it would not ask.
  await signOutStaff(page);
  await page.context().clearCookies();
  const enter = page.getByRole('button', { name: `Sign in with ${name}` });
  await enter.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The sign-in was cancelled at the provider.')).toBeVisible();
  await audit(page, 'a cancelled sign-in');
  await page.goto('/admin/#/control/administrators');
  await enter.click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Six-digit code').fill(code(1));
  await expect(menu).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toContain('/control/administrators');

  await openAccounts(page);
  await dialog.getByRole('button', { name: 'Unlink' }).click();
  await dialog.getByLabel('Current password').fill(HIRED_PASSWORD);
  await dialog.getByRole('button', { name: 'Unlink' }).click();
  await expect(dialog.getByText('No account is linked.')).toBeVisible();
  await page.keyboard.press('Escape');

  const { rows } = await onDatabase(product, (db) =>
    sql<{ id: string }>`SELECT id FROM staff WHERE username = ${colleague}`.execute(db),
  );
  await page.goto(`/admin/#/control/administrators/${rows[0]?.id}`);
  const accounts = page.getByRole('dialog').getByRole('region', { name: 'Linked accounts' });
  await accounts.getByRole('button', { name: 'Link by e-mail' }).click();
  const expecting = page.getByRole('dialog', { name: 'Link by e-mail' });
  await choose(expecting.getByLabel(/^Provider/), name);
  await expecting.getByLabel(/^E-mail at the provider/).fill('bob@acme.example');
  await expecting.getByRole('button', { name: 'Save' }).click();
  await expect(accounts.getByText('Waits for the first sign-in')).toBeVisible();
  await signInBob(page, product, { provider, name });
  await accounts.getByRole('button', { name: 'Unlink' }).click();
  await page
    .getByRole('dialog', { name: /^Unlink/ })
    .getByRole('button', { name: 'Unlink' })
    .click();
  await expect(accounts.getByText('No account is linked.')).toBeVisible();

  await page.goto('/admin/#/control/sign-in-providers');
  await row(page, name).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row(page, name)).toBeHidden();
  await provider.close();
});
