import { choose } from '../support/choose.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff find a restaurant, change its phone, take tables for guests who walked in and free them, and ask why there is no table', async ({
  page,
  product,
}) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/travel/restaurants');
  await page.getByLabel('Name', { exact: true }).fill('Casa Lume Alfama');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: 'Casa Lume Alfama' });
  await expect(row).toHaveCount(1);
  await row.getByText('Edit', { exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Phone').fill('+351 21 000 0001');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toHaveCount(0);

  await row.getByText('Tables of a day').click();
  await expect(page.getByText('Casa Lume Alfama').first()).toBeVisible();
  const day = page.getByRole('textbox', { name: 'Select date' });
  // On to a Wednesday: the restaurant has a day of rest.
  const isWednesday = (written: string): boolean => new Date(`${written} UTC`).getUTCDay() === 3;
  do {
    const before = await day.inputValue();
    await page.getByRole('button', { name: 'Day after' }).click();
    await expect(day).not.toHaveValue(before);
  } while (!isWednesday(await day.inputValue()));
  await page.getByRole('button', { name: 'Take tables' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name or reason').fill('Mr Leal, four people');
  await dialog.getByRole('button', { name: 'Take tables' }).click();
  await expect(page.getByText('Mr Leal, four people')).toBeVisible();
  await page.getByRole('button', { name: 'Free the tables' }).first().click();
  await expect(page.getByText('Mr Leal, four people')).toHaveCount(0);

  await page.getByRole('button', { name: 'Why no table?' }).click();
  await page.getByRole('dialog').getByLabel('People').fill('9');
  await expect(page.getByText('No table for so many')).toBeVisible();

  await page.goto('/admin/#/travel/dining-report');
  await choose(page.getByRole('combobox', { name: 'Restaurant' }), 'Casa Lume Alfama');
  const line = page.locator('tbody tr.ant-table-row');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Casa Lume Alfama');
});
