import { randomUUID } from 'node:crypto';
import { audit } from '../support/audit.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { desk } from '../support/steps/withdrawals.ts';

test(
  'a channel is made, refused while unfinished, set up and switched on; its secret is never shown',
  AT_NIGHT,
  async ({ browser, product }) => {
    test.setTimeout(90_000);
    const staff = await desk(browser, product);
    const { page } = staff;
    const identifier = `bank_${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/#/money/channels');
    await page.getByRole('button', { name: 'New channel' }).click();
    await page.getByRole('menuitem', { name: 'Bank transfer' }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'New channel: Bank transfer' });
    await drawer.getByLabel(/^Identifier/).fill(identifier);
    await drawer
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill('House bank');
    await drawer.getByLabel(/^Bank/).fill('Harbor & Tide');
    await audit(page, 'the form of a payment channel');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();

    const search = async () => {
      await page.getByRole('textbox', { name: 'Channel' }).fill(identifier);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    };
    await search();
    const row = page.getByRole('row').filter({ hasText: identifier });
    await expect(row.getByText('Not set up')).toBeVisible();
    await row.getByRole('switch', { name: /^Payments by/ }).click();
    await expect(page.getByText('The channel is not completely set up')).toBeVisible();

    await row.getByText('Edit', { exact: true }).click();
    const edit = page.getByRole('dialog').filter({ hasText: 'House bank' });
    await edit.getByLabel(/^Account holder/).fill('Avela Ltd');
    await edit.getByLabel(/^Account number/).fill('0048 2210');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await expect(row.getByText('Not set up')).toBeHidden();
    await row.getByRole('switch', { name: /^Withdrawals by/ }).click();
    await expect(row.getByRole('switch', { name: /^Withdrawals by/ })).toBeChecked();
    await audit(page, 'payment channels');
    await row.getByRole('switch', { name: /^Withdrawals by/ }).click();
    await expect(row.getByRole('switch', { name: /^Withdrawals by/ })).not.toBeChecked();
    await staff.close();
  },
);
