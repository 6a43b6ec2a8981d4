import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { desk } from '../support/steps/withdrawals.ts';
import { open, screen } from '../support/storefront.ts';
import { wordsOf } from '../support/words.ts';

const zh = wordsOf('zh-cn');

const IBAN = 'DE89370400440532013000';

const OTHER_IBAN = 'GB29NWBK60161331926819';

/** Opens a withdrawal from the work list's tab by its number. */
async function find(page: Page, tab: string, number: string) {
  await page.goto('/admin/#/money/withdrawals');
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await page.getByLabel('Number', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
  const drawer = page.getByRole('dialog').filter({ hasText: number }).first();
  await expect(drawer.getByText('Payout account').first()).toBeVisible();
  return drawer;
}

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('money is asked for, rejected with a reason, asked for again, approved and paid with proof', async ({
    page,
    browser,
    product,
  }) => {
    test.setTimeout(120_000);
    const customer = await newCustomer(product, { usd: 50_000 });
    await carrySession(page, customer);

    await page.goto('/?lang=zh-cn#/payoutaccounts');
    await page.reload();
    await expect(screen(page).getByText(zh('withdrawals.accounts_empty_title'))).toBeVisible();
    await screen(page)
      .getByRole('button', { name: zh('withdrawals.add_account') })
      .click();
    const account = screen(page, 'payoutAccountForm');
    await account.getByRole('button', { name: zh('withdrawals.kind.bank_account') }).click();
    await account.getByLabel(zh('withdrawals.holder')).fill('李安');
    await account.getByLabel(zh('withdrawals.bank_name'), { exact: true }).fill('Rheinbank');
    await account.getByLabel(zh('withdrawals.account_number')).fill(IBAN.replace('89', '88'));
    await account.getByLabel(zh('withdrawals.password')).fill(PASSWORD);
    await account.getByRole('button', { name: zh('withdrawals.save') }).click();
    await expect(account.getByText(zh('field.account_number'))).toBeVisible();
    await account.getByLabel(zh('withdrawals.account_number')).fill(IBAN);
    await audit(page, 'the form of a payout account');
    await account.getByRole('button', { name: zh('withdrawals.save') }).click();
    await expect(screen(page, 'payoutAccounts').getByText('**** 3000')).toBeVisible();

    const request = async (amount: string) => {
      await open(page, '/withdrawal');
      const form = screen(page, 'withdrawal');
      await form.getByLabel(zh('withdrawals.amount')).fill(amount);
      await expect(form.getByText('$100.00', { exact: true }).first()).toBeVisible();
      await form.getByLabel(zh('withdrawals.password')).fill(PASSWORD);
      await audit(page, 'a withdrawal before it is sent');
      await form.getByRole('button', { name: new RegExp(`^${zh('withdrawals.submit_plain')} `) }).click();
      await expect(form.getByText(zh('withdrawals.sent_title'))).toBeVisible();
      await form.getByRole('link', { name: zh('withdrawals.see') }).click();
      const detail = screen(page, 'withdrawalDetail');
      await expect(detail.getByRole('heading', { name: zh('withdrawals.state.pending_review') })).toBeVisible();
      const { list } = await ask(product, withdrawalEndpoints.withdrawalList, { token: customer.token });
      return { detail, number: list[0]?.number ?? '' };
    };

    const first = await request('100');
    const staff = await desk(browser, product);
    let drawer = await find(staff.page, 'Pending review', first.number);
    await audit(staff.page, 'a withdrawal in the back office');
    await drawer.getByRole('button', { name: 'Show in full' }).click();
    await expect(drawer.getByText(IBAN)).toBeVisible();
    await drawer.getByRole('button', { name: 'Reject' }).click();
    const why = staff.page
      .getByRole('dialog')
      .filter({ has: staff.page.locator('textarea') })
      .last();
    await why.locator('textarea').fill('户名与账户姓名不一致');
    await why.getByRole('button', { name: 'Reject' }).click();
    await expect(why).toBeHidden();

    await page.reload();
    await expect(first.detail.getByRole('heading', { name: zh('withdrawals.state.rejected') })).toBeVisible();
    await expect(first.detail.getByText('户名与账户姓名不一致')).toBeVisible();
    await expect(first.detail.getByText(zh('withdrawals.back_in_wallet'))).toBeVisible();

    const second = await request('100.00');
    drawer = await find(staff.page, 'Pending review', second.number);
    await drawer.getByRole('button', { name: 'Approve' }).click();
    const approve = staff.page
      .getByRole('dialog')
      .filter({ has: staff.page.locator('textarea') })
      .last();
    await approve.getByRole('button', { name: 'Approve' }).click();
    await expect(approve).toBeHidden();
    await drawer.getByRole('button', { name: 'Mark as paid' }).click();
    const pay = staff.page
      .getByRole('dialog')
      .filter({ has: staff.page.locator('textarea') })
      .last();
    await pay.getByLabel(/Payment reference/).fill('SEPA-2026-77');
    await pay.locator('input[type="file"]').setInputFiles(PIXEL);
    await expect(pay.locator('img')).toBeVisible();
    await pay.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(pay).toBeHidden();
    await expect(drawer.getByText('SEPA-2026-77')).toBeVisible();
    await staff.close();

    await page.reload();
    await expect(second.detail.getByRole('heading', { name: zh('withdrawals.state.paid') })).toBeVisible();
    await expect(second.detail.getByText('SEPA-2026-77')).toBeVisible();
    await expect(
      second.detail.getByRole('img', { name: zh('withdrawals.proof_picture', { number: 1 }) }),
    ).toBeVisible();
    await audit(page, 'a withdrawal that is paid');

    // One that is added from the form itself is chosen there.
    await open(page, '/withdrawal');
    const form = screen(page, 'withdrawal');
    await form.getByLabel(zh('withdrawals.amount')).fill('120');
    await expect(form.getByRole('radio', { name: /3000/ })).toBeChecked();
    await form.getByRole('link', { name: zh('withdrawals.add_account') }).click();
    await account.getByRole('button', { name: zh('withdrawals.kind.bank_account') }).click();
    await account.getByLabel(zh('withdrawals.holder')).fill('李安');
    await account.getByLabel(zh('withdrawals.bank_name'), { exact: true }).fill('Rheinbank');
    await account.getByLabel(zh('withdrawals.account_number')).fill(OTHER_IBAN);
    await account.getByLabel(zh('withdrawals.password')).fill(PASSWORD);
    await account.getByRole('button', { name: zh('withdrawals.save') }).click();
    await expect(form.getByRole('radio', { name: /6819/ })).toBeChecked();
    await expect(form.getByLabel(zh('withdrawals.amount'))).toHaveValue('120');

    await open(page, '/withdrawallog');
    const log = screen(page, 'withdrawalLog');
    await expect(log.getByText(zh('withdrawals.state.paid')).last()).toBeVisible();
    await expect(log.getByText(zh('withdrawals.state.rejected'))).toBeVisible();
    await log.getByRole('tab', { name: zh('withdrawals.tab.paid') }).click();
    await expect(log.getByText(zh('withdrawals.state.rejected'))).toBeHidden();
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
