import { readFile } from 'node:fs/promises';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

test('the wallet: filled by card, sent on with the password, found in the records, and put on paper', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const ana = await newCustomer(product);
  const ben = await newCustomer(product);
  const benInfo = await ask(product, accountEndpoints.userInfo, { token: ben.token });
  await carrySession(page, ana);

  await open(page, '/mine');
  await page.reload();
  await screen(page, 'mine')
    .getByRole('link', { name: /Wallet balance/ })
    .click();
  await expectPath(page, '/wallet');
  const wallet = screen(page, 'wallet');
  await expect(wallet.getByText('No movements yet')).toBeVisible();
  await audit(page, 'wallet');
  await wallet.getByRole('link', { name: 'Top up' }).click();

  const recharge = screen(page, 'recharge');
  await recharge.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect(recharge.getByText('Enter an amount above zero with at most two decimals.')).toBeVisible();
  await recharge.getByLabel('Amount in USD').fill('1.005');
  await recharge.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect(recharge.getByText('Enter an amount above zero with at most two decimals.')).toBeVisible();
  await audit(page, 'recharge');
  await recharge.getByRole('button', { name: '$50', exact: true }).click();
  await recharge.getByRole('radio', { name: /test card/i }).check({ force: true });
  await recharge.getByRole('button', { name: 'Top up $50.00' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/#\/(rechagerpayment|payorder)\?/);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  await open(page, '/wallet');
  await page.reload();
  await expect(wallet.getByText('$50.00').first()).toBeAttached();
  await wallet.getByRole('link', { name: 'Transfer' }).click();
  const transfer = screen(page, 'transfer');
  await transfer.getByLabel('E-mail or invite code').fill('NOBODY99');
  await transfer.getByRole('button', { name: 'Continue' }).click();
  await expect(transfer.getByText(/cannot find anybody/)).toBeVisible();
  await transfer.getByLabel('E-mail or invite code').fill(benInfo.inviteCode);
  await transfer.getByRole('button', { name: 'Continue' }).click();
  const masked = transfer.getByText(/^.\*\*\*.?$/);
  await expect(masked).toBeVisible();
  await expect(transfer.getByText(benInfo.nickname, { exact: true })).toHaveCount(0);
  await audit(page, 'transfer');
  await transfer.getByLabel('Amount in USD').fill('12.50');
  await transfer.getByLabel(/^Note for the receiver/).fill('Lunch');
  await transfer.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await transfer.getByRole('button', { name: 'Send $12.50' }).click();
  await expect(
    transfer
      .getByRole('alert')
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible();
  await transfer.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await transfer.getByRole('button', { name: 'Send $12.50' }).click();
  await expect(transfer.getByText('$12.50 sent')).toBeVisible();

  await open(page, '/moneylog');
  const log = screen(page, 'moneyLog');
  await expect(log.getByText('Balance $37.50')).toBeVisible();
  await audit(page, 'moneyLog');
  await log.getByRole('button', { name: 'In', exact: true }).click();
  await expect(log.getByRole('link', { name: /Transfer to/ })).toHaveCount(0);
  await expect(log.getByRole('link', { name: /Top-up/ })).toBeVisible();
  await log.getByRole('link', { name: /Top-up/ }).click();
  await expectPath(page, '/rechargedetail');
  await expect(screen(page, 'rechargeDetail').getByText('Paid', { exact: true }).first()).toBeVisible();
  await audit(page, 'rechargeDetail');
  await page.goBack();
  await log.getByRole('button', { name: 'In', exact: true }).click();
  await log.getByRole('link', { name: /Transfer to/ }).click();
  await expectPath(page, '/transferdetail');
  await expect(screen(page, 'transferDetail').getByText('Lunch')).toBeVisible();

  await open(page, '/statement');
  const statement = screen(page, 'statement');
  await audit(page, 'statement');
  // The zone of the browser has reached the account.
  await expect(statement.getByText('Times in Shanghai (GMT+8)')).toBeVisible();
  for (const [format, begins] of [
    ['PDF', /^%PDF-/],
    ['CSV', /^\uFEFFTime,Kind.*\r\n.*\r\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+08:00,/],
  ] as const) {
    const coming = page.waitForEvent('download');
    await statement.getByRole('button', { name: new RegExp(`as ${format}$`) }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^statement-money-\\d{4}-\\d\\d\\.${format.toLowerCase()}$`));
    expect((await readFile(await file.path())).toString('utf8')).toMatch(begins);
  }

  await open(page, '/setting');
  await screen(page, 'setting')
    .getByRole('link', { name: /Time zone/ })
    .click();
  const zones = screen(page, 'timeZone');
  await zones.getByRole('switch', { name: 'Same as this device' }).click();
  await zones.getByRole('searchbox').fill('sao paulo');
  await zones.getByRole('button', { name: /Sao Paulo/ }).click();
  await expect(zones.getByRole('button', { name: /Sao Paulo/, pressed: true })).toBeVisible();
  await audit(page, 'timeZone');
  await open(page, '/moneylog');
  await expect(log.getByText('Times in Sao Paulo (GMT−3)')).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
