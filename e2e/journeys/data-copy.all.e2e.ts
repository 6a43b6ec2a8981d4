import { readFile } from 'node:fs/promises';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a customer asks for a copy of their data by their password, waits, and downloads it', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product);
  await carrySession(page, customer);
  await open(page, '/account');
  await screen(page, 'account').getByRole('link', { name: 'Copy of my data' }).click();
  await expectPath(page, '/mydata');
  const copies = screen(page, 'dataCopy');
  await audit(page, 'copy of data');
  await copies.getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(copies.getByText('Enter your password')).toBeVisible();
  await copies.getByLabel('Your password').fill('not my password');
  await copies.getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(copies.getByText('The password is not correct.')).toBeVisible();
  await copies.getByLabel('Your password').fill(PASSWORD);
  await copies.getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(copies.getByRole('heading', { name: 'Your copy is ready' })).toBeVisible({ timeout: 30_000 });
  await audit(page, 'copy of data is ready');
  const coming = page.waitForEvent('download');
  await copies.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('account.json')).toBe(true);
  await expect(copies.getByRole('button', { name: /Ask for a/ })).toHaveCount(0);
  await expectPath(page, '/mydata');
});
