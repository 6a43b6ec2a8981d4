import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { bought, complete, newAgent } from '../support/steps/rebates.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

test('staff find a rebate in their list, and book what was paid out to an agent without a wallet', async ({
  browser,
  product,
}) => {
  const agent = await newAgent(product, null);
  const order = await bought(product, agent, 6);
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  const token = await staffToken(product);
  await carryStaffSession(page, token);
  const find = async () => {
    await page.getByLabel('Agent').fill(agent.name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  await page.goto('/admin/#/money/rebates');
  await find();
  await expect(page.getByRole('row').filter({ hasText: order.number })).toContainText(agent.name);
  await audit(page, 'the list of rebates');
  await complete(product, order);
  await page.getByRole('tab', { name: /^Settled/ }).click();
  await page.getByRole('link', { name: order.number }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('What the house owes', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/Rebates payable/)).toBeVisible();
  await page.keyboard.press('Escape');

  const owed = await ask(product, staffRebateEndpoints.readAgentPayable, { token, params: { id: agent.id } });
  expect(owed.owedUsd).toBeGreaterThan(0);
  await page.goto('/admin/#/money/rebates/owed');
  await find();
  await page.getByRole('link', { name: agent.name }).click();
  await drawer.getByRole('button', { name: 'Book a payout' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'At most' });
  await dialog.getByLabel(/^Amount in USD/).fill(((owed.owedUsd + 1) / 100).toFixed(2));
  await dialog.getByLabel(/^How and why/).fill('Bank transfer 7');
  await dialog.getByRole('button', { name: 'Book a payout' }).click();
  await expect(page.getByText('This is more than is owed now. Look again.').first()).toBeVisible();
  await dialog.getByLabel(/^Amount in USD/).fill((owed.owedUsd / 100).toFixed(2));
  await dialog.getByRole('button', { name: 'Book a payout' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText(`${dollars(owed.owedUsd)} · Bank transfer 7`)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Book a payout' })).toHaveCount(0);
  await audit(page, 'what is owed to an agent');
  await context.close();
  expect(await brokenInvariants(product)).toEqual([]);
});
