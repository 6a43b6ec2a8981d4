import { permissionKeys } from '@app/contract/core/permissions';
import { staffUserEndpoints } from '@app/contract/people/staff-endpoints';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { newCustomer, PASSWORD } from '../support/customers.ts';
import { exportCsv } from '../support/exports.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

/** A new customer under a name that a spreadsheet would take for a formula. */
async function namedCustomer(product: Product) {
  const customer = await newCustomer(product, { usd: 5_000, address: true });
  const nickname = `-Person-${customer.id.slice(-8)}`;
  await onDatabase(product, async (db) => {
    await sql`UPDATE customer SET nickname = ${nickname} WHERE id = ${customer.id}`.execute(db);
  });
  return { ...customer, nickname };
}

/** Searches a list for one person, and waits until the rows are those that were searched: the newest person stands there before. */
const search = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(1);
};

const signIn = (product: Product, email: string, lang: string) =>
  fetch(`${product.url}/app_index/user/login?lang=${lang}&currency=USD`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  }).then((answer) => answer.json() as Promise<{ code: number; msg: string }>);

test('staff find a customer, export what they found, write a note, disable the account and enable it again', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await namedCustomer(product);
  await carryStaffSession(page, await staffToken(product, permissionKeys));
  await page.goto('/admin/#/people/users');
  await search(page, 'Customer', customer.email);
  await expect(page.getByRole('link', { name: customer.nickname })).toBeVisible();
  await audit(page, 'users');
  const file = await exportCsv(page, page.getByRole('button', { name: 'Export' }));
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain(`'${customer.nickname},${customer.email}`);

  await page.getByRole('link', { name: customer.nickname }).click();
  await expect(page.getByRole('heading', { name: customer.nickname })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance and points' }).getByText('$50.00')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Addresses' }).getByText('Rua do Alecrim 28')).toBeVisible();
  await audit(page, 'a user');
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByRole('dialog').getByLabel(/^Note/).fill('Called about a parcel');
  await page.getByRole('dialog').getByRole('button', { name: 'Write a note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('Called about a parcel')).toBeVisible();

  await page.getByRole('button', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog', { name: `Disable ${customer.nickname}` });
  await dialog.getByLabel(/^Reason/).fill('Chargebacks');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Chargebacks').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signed in on' }).getByText('None')).toBeVisible();
  expect(await signIn(product, customer.email, 'es')).toMatchObject({
    code: 2007,
    msg: expect.stringMatching(/cuenta/i),
  });
  await page.getByRole('button', { name: 'Enable' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Settled');
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
  expect((await signIn(product, customer.email, 'en-US')).code).toBe(200);

  await page.getByRole('link', { name: 'New adjustment' }).click();
  await expect(page.getByRole('dialog', { name: 'New adjustment' }).getByLabel(/e-mail/)).toHaveValue(customer.email);
});

test(
  'two staff set one customer’s level: the second sees both versions and chooses',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await namedCustomer(product);
    const token = await staffToken(product);
    const { levels } = await ask(product, staffUserEndpoints.userChoices, { token });
    const [mine, theirs] = [levels.at(-1), levels.at(-2)];
    await carryStaffSession(page, token);
    await page.goto(`/admin/#/people/users/${customer.id}`);
    await page.getByRole('button', { name: 'Set level' }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: customer.nickname });
    await drawer.getByRole('combobox', { name: /Granted level/ }).click();
    await page.getByTitle(mine?.name ?? '', { exact: true }).click();
    await drawer.getByLabel(/^Reason/).fill('A friend of the house');
    const { version } = await ask(product, staffUserEndpoints.readUser, { token, params: { id: customer.id } });
    const body = { version, grantedLevel: theirs?.identifier ?? null, reason: 'Quicker' };
    await ask(product, staffUserEndpoints.setUserLevel, { token, params: { id: customer.id }, body });
    await drawer.getByRole('button', { name: 'Save' }).click();
    const stale = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
    await expect(stale.getByText(mine?.name ?? '', { exact: true })).toBeVisible();
    await expect(stale.getByText(theirs?.name ?? '', { exact: true })).toBeVisible();
    await audit(page, 'both versions of a level');
    await stale.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByRole('region', { name: 'Profile' }).or(page.locator('main'))).toContainText(
      `${mine?.name}, granted`,
    );
  },
);

test(
  'a customer becomes an agent, gets another ratio, stands in the tree and ends',
  AT_NIGHT,
  async ({ page, product }) => {
    test.setTimeout(120_000);
    const customer = await namedCustomer(product);
    const name = `Agent ${customer.id.slice(-6)}`;
    await carryStaffSession(page, await staffToken(product));
    await page.goto(`/admin/#/people/users/${customer.id}`);
    await page.getByRole('button', { name: 'Make an agent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name/).fill(name);
    await dialog.getByLabel(/^Rebate/).fill('3');
    await dialog.getByLabel(/^Reason/).fill('Signed');
    await dialog.getByRole('button', { name: 'Make an agent' }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'Rebate ratios' });
    await expect(drawer.getByText('Began with 3%: Signed')).toBeVisible();
    await audit(page, 'an agent');
    await drawer.getByRole('button', { name: 'Edit agent' }).click();
    const form = page.getByRole('dialog').filter({ hasText: `Edit agent: ${name}` });
    await form.getByLabel(/^Rebate/).fill('4.5');
    await form.getByLabel(/^Reason/).fill('A good year');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('3% to 4.5%: A good year')).toBeVisible();

    await page.goto('/admin/#/people/agents/tree');
    await page.locator('.ant-tree-switcher_close').first().click();
    await expect(page.getByRole('link', { name: 'Beatriz Moura' })).toBeVisible();
    await audit(page, 'the tree of agents');
    await page.getByRole('link', { name, exact: true }).click();
    await drawer.getByRole('button', { name: 'End', exact: true }).click();
    const end = page.getByRole('dialog', { name: `End ${name}` });
    await end.getByLabel(/^Reason/).fill('Left us');
    await end.getByRole('button', { name: 'End', exact: true }).click();
    await expect(drawer.getByRole('button', { name: 'Make an agent again' })).toBeVisible();
    expect(await brokenInvariants(product)).toEqual([]);
  },
);

test('who may not see personal data sees it masked and cannot export', AT_NIGHT, async ({ page, product }) => {
  const customer = await namedCustomer(product);
  await carryStaffSession(page, await staffToken(product, ['people.users.view']));
  await page.goto('/admin/#/people/users');
  await search(page, 'Customer', customer.nickname);
  const row = page.getByRole('row', { name: new RegExp(customer.nickname) });
  await expect(row.getByText('e***@***.com')).toBeVisible();
  await expect(page.getByText('Personal data is masked for your role.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await page.getByRole('link', { name: customer.nickname }).click();
  await expect(page.getByRole('heading', { name: customer.nickname })).toBeVisible();
  for (const part of ['Disable', 'Set level', 'Write a note', 'Make an agent'])
    await expect(page.getByRole('button', { name: part })).toBeHidden();
  for (const part of ['Addresses', 'Orders', 'Coupons', 'Balance and points'])
    await expect(page.getByRole('region', { name: part })).toBeHidden();
  await expect(page.locator('main')).not.toContainText(customer.email);
});
