import { readFile } from 'node:fs/promises';
import { audit } from '../support/audit.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a report is put together by month and exported; its lines sum to its total', async ({ page, product }) => {
  test.setTimeout(120_000);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/reports/agents?range=last_month');
  await expect(page.getByRole('heading', { name: 'Agent statistics' })).toBeVisible();
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/by=week/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(2);
  const topUps = lines.map((line) => Number(line.split(',')[4]));
  const total = topUps.pop() ?? Number.NaN;
  expect(topUps.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 2);
  await audit(page, 'agent statistics');
  await page.getByRole('link', { name: 'All agents' }).click();
  await expect(page.getByRole('heading', { name: 'Each agent with everybody below them' })).toBeVisible();
  await page.getByRole('row').nth(1).getByText('Show alone').click();
  await expect(page.getByText(/^Only .* and below$/)).toBeVisible();
});

test('a role with little sees just its parts, in its own language', AT_NIGHT, async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product, ['dashboard.view', 'money.top_ups.view']));
  await page.goto('/admin/#/workbench');
  await expect(page.getByText('Top-ups', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Revenue', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { name: '今日至今' })).toBeVisible();
  await page.goto('/admin/#/reports/orders');
  await expect(page.getByRole('heading', { name: '今日至今' })).toHaveCount(0);
});
