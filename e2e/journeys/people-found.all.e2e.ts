import { permissionKeys } from '@app/contract/core/permissions';
import { audit } from '../support/audit.ts';
import { PASSWORD } from '../support/customers.ts';
import { exportCsv } from '../support/exports.ts';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { namedCustomer, search } from '../support/steps/people.ts';

test.use({ viewport: DESK });

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
