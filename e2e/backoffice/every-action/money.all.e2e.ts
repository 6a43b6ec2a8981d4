import { randomUUID } from 'node:crypto';
import { staffLedgerEndpoints } from '@app/contract/ledger/staff-endpoints';
import { choose } from '../../support/choose.ts';
import { newCustomer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { PIXEL } from '../../support/pictures.ts';
import { ask } from '../../support/products.ts';
import { DESK, staffToken } from '../../support/staff.ts';
import { atDesk, box, fromMenu, onTop, rowOf } from '../../support/steps/every-action.ts';
import { askForPayout } from '../../support/steps/withdrawals.ts';

test.use({ viewport: DESK });

test('a payout fails, an adjustment is rejected, a channel is made with a picture and deleted, a comparison discarded', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 50_000 });
  const payout = await askForPayout(product, customer);
  const adjustment = await ask(product, staffLedgerEndpoints.requestAdjustment, {
    token: await staffToken(product, ['money.adjustments.request', 'money.adjustments.view']),
    body: { customer: customer.email, unit: 'money', amount: '900.00', reason: 'A mistake' },
  });
  await atDesk(page, product, async ({ press, open }) => {
    const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
    await open(`/money/withdrawals/${payout.id}`);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await press(onTop(page).getByRole('button', { name: 'Approve', exact: true }), 'Saved');
    await page.getByRole('button', { name: 'Mark as failed' }).click();
    await onTop(page).locator('textarea').fill('The bank knows no such account');
    await press(onTop(page).getByRole('button', { name: 'Mark as failed' }), 'Saved');

    await open(`/money/adjustments/${adjustment.id}`);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await onTop(page).locator('textarea').fill('Nothing was owed');
    await press(onTop(page).getByRole('button', { name: 'Reject', exact: true }), 'Adjustment rejected');

    const identifier = `bank_${randomUUID().slice(0, 6)}`;
    await open('/money/channels');
    await page.getByRole('button', { name: 'New channel' }).click();
    await page.getByRole('menuitem', { name: 'Bank transfer' }).click();
    await onTop(page)
      .getByLabel(/^Identifier/)
      .fill(identifier);
    await box(onTop(page), 'Title, English').fill('House bank');
    await onTop(page).locator('input[type=file]').first().setInputFiles(PIXEL);
    await expect(onTop(page).locator('img').first()).toBeVisible();
    await press(save(), 'Saved');
    await page.getByRole('textbox', { name: 'Channel' }).fill(identifier);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await fromMenu(rowOf(page, identifier), 'Delete');
    await press(onTop(page).getByRole('button', { name: 'Delete', exact: true }), 'Channel deleted');

    await open('/money/reconciliation');
    await page.getByRole('button', { name: 'New reconciliation' }).click();
    await choose(onTop(page).getByLabel('Channel'), 'Test card');
    await onTop(page).locator('.ant-picker-range').click();
    await page.locator('.ant-picker-presets').getByText('This month').click();
    await onTop(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: `${identifier}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(`Date;Reference;Amount\n2026-01-01;${identifier};5,00\n`),
      });
    await choose(onTop(page).getByLabel('Column with the reference'), 'Reference');
    await choose(onTop(page).getByLabel('Column with the amount'), 'Amount');
    await onTop(page).getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await press(onTop(page).getByRole('button', { name: 'Discard', exact: true }), 'The result was discarded.');
  });
});
