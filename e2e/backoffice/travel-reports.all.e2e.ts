import { readFile } from 'node:fs/promises';
import { priceText } from '@app/contract/core/money-words';
import { staffDealReportEndpoints } from '@app/contract/deals/deal-report-endpoints';
import { staffBundleEndpoints } from '@app/contract/travel/staff-bundle-endpoints';
import { addDays } from '@app/kernel/local-day';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const today = new Date().toISOString().slice(0, 10);
const days = { from: addDays(today, -60), to: addDays(today, 1) };
const range = `from=${days.from}&to=${days.to}`;
const dollars = (cents: number): string => priceText({ amount: cents, currency: 'USD' }, 'en-US');

/** Narrows a report to a kind. */
async function narrow(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: kind, visible: true }).click();
}

test('staff read what deals brought and gave away, narrow it to a kind, and take the lines with them', async ({
  page,
  product,
}) => {
  const token = await staffToken(product);
  const { total } = await ask(product, staffDealReportEndpoints.dealReport, { token, query: days });
  const stays = await ask(product, staffDealReportEndpoints.dealReport, {
    token,
    query: { ...days, kind: 'hotel' },
  });
  expect(total.offUsd).toBeGreaterThan(stays.total.offUsd);
  await carryStaffSession(page, token);
  await page.goto(`/admin/#/trade/deal-report?${range}`);
  const sums = page.locator('tfoot tr');
  await expect(sums).toContainText(dollars(total.revenueUsd));
  await expect(sums).toContainText(dollars(total.offUsd));
  await audit(page, 'the report of deals');
  await page.getByText('Kind', { exact: true }).first().click();
  await expect(page.locator('tbody tr.ant-table-row').filter({ hasText: 'Hotels' })).toContainText(
    dollars(stays.total.revenueUsd),
  );
  await narrow(page, 'Hotels');
  await expect(sums).toContainText(dollars(stays.total.offUsd));
  await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`deals-${days.from}-${days.to}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain(`Hotels,${stays.total.units},${stays.total.orders}`);
});

test('staff read how combos sell, by combo and by kind', async ({ page, product }) => {
  const token = await staffToken(product);
  const { total } = await ask(product, staffBundleEndpoints.bundleReport, { token, query: days });
  expect(total.sold).toBeGreaterThan(0);
  await carryStaffSession(page, token);
  await page.goto(`/admin/#/travel/bundle-report?${range}`);
  const sums = page.locator('tfoot tr');
  await expect(sums).toContainText(dollars(total.revenueUsd));
  await expect(sums).toContainText(dollars(total.discountUsd));
  await audit(page, 'the report of combos');
  await narrow(page, 'Tour combo');
  const tours = await ask(product, staffBundleEndpoints.bundleReport, {
    token,
    query: { ...days, kind: 'tourcombo' },
  });
  await expect(sums).toContainText(dollars(tours.total.revenueUsd));
});
