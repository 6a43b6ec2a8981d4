import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { audit } from '../support/audit.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { namedCustomer, search } from '../support/steps/people.ts';

test.use({ viewport: DESK });

test('two staff set one customer’s level: the second sees both versions and chooses', async ({ page, product }) => {
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
});

test('a customer becomes an agent, gets another ratio, stands in the tree and ends', async ({ page, product }) => {
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
});

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
