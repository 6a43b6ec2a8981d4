import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import { audit } from '../support/audit.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff find deals of every kind in one list, and open each where it is edited', async ({ page, product }) => {
  const token = await staffToken(product);
  const of = (query: { kind?: 'product' | 'hotel' }) =>
    ask(product, staffAllDealsEndpoints.listAllDeals, { token, query });
  const { counts } = await of({});
  const goods = (await of({ kind: 'product' })).list[0];
  const stay = (await of({ kind: 'hotel' })).list[0];
  await carryStaffSession(page, token);
  await page.goto('/admin/#/');
  await page.getByRole('link', { name: 'All deals' }).click();
  await expect(page.getByRole('tab', { name: `All ${counts.all}` })).toBeVisible();
  await audit(page, 'all deals');

  const row = (title = '') => page.getByRole('row').filter({ hasText: title });
  const drawer = page.getByRole('dialog');
  await page.getByRole('tab', { name: `Goods ${counts.product}` }).click();
  await row(goods?.title).getByRole('link').click();
  await expect(drawer.getByText('Variants and prices')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/trade/deals/${goods?.id}`));
  await page.goBack();

  await page.getByRole('tab', { name: `Hotels ${counts.hotel}` }).click();
  await expect(row(goods?.title)).toHaveCount(0);
  await page
    .getByRole('search')
    .getByLabel('Title')
    .fill(stay?.title ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'Goods 0' })).toBeVisible();
  await row(stay?.title).getByRole('button', { name: 'Edit' }).click();
  await expect(drawer.getByLabel('Title, English')).toHaveValue(stay?.title ?? '');
  await expect(page).toHaveURL(new RegExp(`/trade/travel-deals/${stay?.id}`));
});

test('who may see deals of goods alone sees no others, and cannot change them', AT_NIGHT, async ({ page, product }) => {
  const token = await staffToken(product, ['trade.deals.view']);
  const { total } = await ask(product, staffAllDealsEndpoints.listAllDeals, { token, query: {} });
  await carryStaffSession(page, token);
  await page.goto('/admin/#/trade/all-deals');
  await expect(page.getByRole('tab', { name: `All ${total}` })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.getByRole('row').getByRole('button', { name: 'View' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toHaveCount(0);
});
