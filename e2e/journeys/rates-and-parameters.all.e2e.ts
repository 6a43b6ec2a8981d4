import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a rate that jumps asks whether it is meant; then every price follows', async ({ page, product }) => {
  test.setTimeout(120_000);
  const rateOf = async (code: string) =>
    (await ask(product, currencyEndpoints.currencies)).find((one) => one.code === code)?.rate;
  const before = Number(await rateOf('KRW'));
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/currencies');
  await expect(page.getByText(/has a rate that is too old/)).toBeVisible({ timeout: 20_000 });
  await audit(page, 'currencies');
  const row = page.locator('tbody tr.ant-table-row').filter({ hasText: 'KRW' });
  await row.getByText('Enter rate').click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'New rate of KRW' });
  await dialog.getByLabel(/^Rate/).fill('abc');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/Enter a rate above zero/)).toBeVisible();
  await dialog.getByLabel(/^Rate/).fill(String(before * 2));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'The rate changes by 100%' })).toBeVisible();
  await page.getByRole('button', { name: 'It is meant' }).click();
  await expect(page.getByText('Rate saved')).toBeVisible();
  expect(Number(await rateOf('KRW'))).toBe(before * 2);
  await page.goto('/admin/#/system/currencies/rates/KRW');
  await expect(page.getByRole('cell', { name: 'In force' })).toBeVisible();
  await audit(page, 'rates');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a parameter is set within its bounds, counts at once, and is taken back', async ({ page, product }) => {
  test.setTimeout(120_000);
  const daysNow = async () => (await ask(product, settingsEndpoints.config)).low_stock_at;
  const before = await daysNow();
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/parameters');
  await page.getByLabel('Key', { exact: true }).fill('low_stock');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('catalog.low_stock_at')).toBeVisible();
  await audit(page, 'parameters');
  await page.locator('tbody').getByText('Edit').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('From how many pieces stock counts as low')).toBeVisible();
  await drawer.getByLabel('Value').fill(String(before + 4));
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(daysNow).toBe(before + 4);
  await page.locator('tbody').getByText('History').click();
  await audit(page, 'the history of a parameter');
  await page.getByText('Take back').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect.poll(daysNow).toBe(before);
});
