import { contentEndpoints } from '@app/contract/content/endpoints';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a banner is drawn as it is typed, shown on the storefront when saved, and gone when deleted', async ({
  page,
  product,
}) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/content/banners');
  await page.getByRole('button', { name: 'New banner' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('input[type="file"]').setInputFiles(PIXEL);
  const title = `Gulls over the pier ${Date.now()}`;
  await drawer.getByLabel('Title, English', { exact: true }).fill(title);
  await drawer.getByLabel('Button, English').fill('See kites');
  const preview = drawer.getByRole('region', { name: 'As customers see it' });
  await expect(preview.getByText(title)).toBeVisible();
  await expect(preview.getByText('See kites')).toBeHidden();
  await drawer.getByLabel(/^Leads to/).click();
  await page.getByTitle('Another site').click();
  await expect(preview.getByText('See kites')).toBeVisible();
  await drawer.getByLabel('Address').fill('http://kites.example/');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('A plain https address, please.')).toBeVisible();
  await drawer.getByLabel('Address').fill('https://kites.example/');
  await audit(page, 'a new banner');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Shown')).toBeVisible();
  const titles = async () => (await ask(product, contentEndpoints.banners)).map((banner) => banner.title);
  expect(await titles()).toContain(title);
  await row.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Line above the title, English').fill('From the harbour');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await row.getByRole('button', { name: /More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  expect(await titles()).not.toContain(title);
});
