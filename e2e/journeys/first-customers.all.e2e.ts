import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { PASSWORD } from '../support/customers.ts';
import { test } from '../support/empty-shop.ts';
import { AT_NIGHT, expect } from '../support/journey.ts';
import { codeFor, mailsTo } from '../support/outbox.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test.use({ viewport: DESK });

/** The first administrator of an empty shop, whose password counts as changed. */
async function ownerToken(product: Product): Promise<string> {
  await onDatabase(product, (db) => sql`UPDATE staff SET must_change_password = false`.execute(db));
  return staffToken(product);
}

test(
  'in an empty shop a visitor registers with the shop’s code, and staff open an account whose owner chooses a password',
  AT_NIGHT,
  async ({ page, browser, emptyShop: product }) => {
    test.setTimeout(180_000);
    const token = await ownerToken(product);
    await carryStaffSession(page, token);
    await page.goto('/admin/');
    const card = page.getByRole('region', { name: 'Invite code of the shop' });
    await expect(card.getByText(product.inviteCode, { exact: true })).toBeVisible();
    await audit(page, 'the dashboard of an empty shop');

    // A visitor opens the link that the card copies.
    const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: product.url });
    const visitor = await phone.newPage();
    await open(visitor, `/register?invite=${product.inviteCode}`);
    const form = screen(visitor, 'register');
    await form.getByLabel('E-mail').fill('first@example.com');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Repeat the password').fill(PASSWORD);
    await form.getByRole('textbox', { name: /Nickname/ }).fill('Official_Support');
    await expect(form.getByLabel('Invite code')).toHaveValue(product.inviteCode);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText('This nickname is kept for the shop. Choose another one.')).toBeVisible();
    await form.getByRole('textbox', { name: /Nickname/ }).fill('First_Visitor');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expectPath(visitor, '/');

    await page.goto('/admin/#/people/users');
    await page.getByRole('link', { name: 'First_Visitor' }).click();
    await expect(page.getByRole('region', { name: 'Invited by' }).getByText('The shop itself')).toBeVisible();
    const taken = await ask(product, staffUserEndpoints.listUsers, { token, query: { nickname: 'First_Visitor' } });

    // The code is changed where the dashboard leads to: not to one that a customer has.
    await page.goto('/admin/');
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page
      .getByRole('row', { name: /shop\.invite_code/ })
      .getByRole('button', { name: 'Edit' })
      .click();
    const parameter = page.getByRole('dialog', { name: 'shop.invite_code' });
    await parameter.getByLabel('Value').fill('SHORT');
    await parameter.getByRole('button', { name: 'Save' }).click();
    await expect(parameter.getByText('Use 6 to 20 letters and digits, or leave it empty.')).toBeVisible();
    await parameter.getByLabel('Value').fill(taken.list[0]?.inviteCode ?? '');
    await parameter.getByRole('button', { name: 'Save' }).click();
    await expect(parameter.getByText('A customer or an agent has this invite code. Choose another one.')).toBeVisible();
    await parameter.getByLabel('Value').fill('harbour26');
    await parameter.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /shop\.invite_code/ })).toContainText('HARBOUR26');

    await page.goto('/admin/#/people/users');

    await page.getByRole('button', { name: 'New customer' }).click();
    const drawer = page.getByRole('dialog', { name: 'New customer' });
    await drawer.getByLabel('E-mail').fill('first@example.com');
    await drawer.getByLabel('Nickname').fill('Ana_Reis');
    await drawer.getByLabel('Real name').fill('Ana Maria Reis');
    await choose(drawer.getByRole('combobox', { name: 'Country of the phone' }), 'Portugal');
    await drawer.getByLabel('Phone', { exact: true }).fill('912 345 678');
    await choose(drawer.getByRole('combobox', { name: 'Language' }), 'English');
    await audit(page, 'a new customer');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('This e-mail already has an account. Sign in instead.')).toBeVisible();
    await drawer.getByLabel('E-mail').fill('ana.reis@example.com');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Ana_Reis' })).toBeVisible();
    await expect(page.getByText('+351912345678, Portugal')).toBeVisible();
    await audit(page, 'the page of a new customer');

    // Two people change the customer at once: the second sees both versions.
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit customer: Ana_Reis' });
    await edit.getByLabel('Real name').fill('Ana Reis');
    const { list } = await ask(product, staffUserEndpoints.listUsers, { token, query: { nickname: 'Ana_Reis' } });
    const id = list[0]?.id ?? '';
    const now = await ask(product, staffUserEndpoints.readUser, { token, params: { id } });
    const texts = { realName: 'A. M. Reis', phone: now.phone ?? '' };
    const { nickname, email, phoneCountry, gender, birthday, avatar, version } = now;
    const body = { nickname, email, phoneCountry, gender, birthday, avatar, version, ...texts };
    await ask(product, staffUserEndpoints.updateUser, { token, params: { id }, body });
    await edit.getByRole('button', { name: 'Save' }).click();
    const stale = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
    await expect(stale.getByText('A. M. Reis')).toBeVisible();
    await stale.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByRole('definition').filter({ hasText: /^Ana Reis$/ })).toBeVisible();

    // The customer chooses a password by the mail, and is in.
    await expect
      .poll(async () => (await mailsTo(product, email)).map(({ template }) => template))
      .toContain('account_opened');
    const ana = await phone.newPage();
    await ana.goto(`/#/forgotpassword?email=${encodeURIComponent(email)}`);
    const forgot = screen(ana, 'forgotPassword');
    await expect(forgot.getByLabel('E-mail')).toHaveValue(email);
    await forgot.getByRole('button', { name: 'Send the code' }).click();
    await forgot.getByLabel('Code', { exact: true }).fill(await codeFor(product, email, 'reset_code'));
    await forgot.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await forgot.getByLabel('Repeat the new password').fill(PASSWORD);
    await forgot.getByRole('button', { name: 'Save password' }).click();
    await expectPath(ana, '/login');
    const login = screen(ana, 'login');
    await login.getByLabel('E-mail').fill(email);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectPath(ana, '/');
    await phone.close();
    expect(await brokenInvariants(product)).toEqual([]);
  },
);
