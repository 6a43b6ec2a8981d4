import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

test('money that arrives: the receiver sees who sent it, masked, and the message; in Chinese, too', async ({
  page,
  product,
}) => {
  const [ana, ben] = [await newCustomer(product, { usd: 2_000 }), await newCustomer(product)];
  const { inviteCode } = await ask(product, accountEndpoints.userInfo, { token: ben.token });
  await ask(product, walletEndpoints.transferMoney, {
    body: { to: inviteCode, amount: '20', password: PASSWORD, note: '' },
    token: ana.token,
  });
  await carrySession(page, ben);
  await page.goto('/?lang=zh-cn#/wallet');
  await page.reload();
  const wallet = screen(page, 'wallet');
  await expect(wallet.getByText(/^来自 .\*\*\*.? 的转账$/)).toBeVisible();
  await audit(page, 'wallet');
  await wallet.getByRole('button', { name: '隐藏金额' }).click();
  await expect(wallet.getByText('••••').first()).toBeVisible();
  const told = async () => {
    const { list } = await ask(product, messageEndpoints.messageList, { query: {}, token: ben.token });
    return list.map(({ title }) => title);
  };
  await expect.poll(told, { timeout: 20_000 }).toContain('You received $20.00');
  await page.goto('/?lang=zh-cn#/message');
  await page.reload();
  await expect(screen(page, 'messages').getByText('您收到 $20.00')).toBeVisible();
});

test('a top-up that is not wanted: cancelled from the history, with its steps', async ({ page, product }) => {
  const ana = await newCustomer(product);
  const channels = await ask(product, paymentEndpoints.paymentChannels, { query: { purpose: 'recharge' } });
  const channel = channels.find(({ kind }) => kind === 'sandbox')?.id ?? '';
  await ask(product, topUpEndpoints.recharge, { body: { amount: '70', channel }, token: ana.token });
  await carrySession(page, ana);
  await open(page, '/wallet');
  await page.reload();
  await expect(screen(page, 'wallet').getByText('Top-up of $70.00 waits for payment')).toBeVisible();
  await open(page, '/rechargelog');
  const log = screen(page, 'rechargeLog');
  await audit(page, 'rechargeLog');
  await log.getByRole('tab', { name: 'Open' }).click();
  await log.getByRole('link', { name: /\$70\.00/ }).click();
  const detail = screen(page, 'rechargeDetail');
  await detail.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(detail.getByText('Cancelled by you')).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Pay' })).toHaveCount(0);
  await page.goBack();
  await expect(log.getByText('No top-ups here')).toBeVisible();
});

test.describe('at the desk', () => {
  test.use({ viewport: DESK });

  test('staff find a top-up, look at it, and cancel it with a word; its owner sees that', async ({ page, product }) => {
    const ana = await newCustomer(product);
    const channels = await ask(product, paymentEndpoints.paymentChannels, { query: { purpose: 'recharge' } });
    const channel = channels.find(({ kind }) => kind === 'sandbox')?.id ?? '';
    const made = await ask(product, topUpEndpoints.recharge, { body: { amount: '33', channel }, token: ana.token });
    await carryStaffSession(page, await staffToken(product));
    await page.goto('/admin/#/money/top-ups');
    await expect(page.getByRole('heading', { name: 'Top-up orders' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /Failed/ })).toBeVisible();
    await page.getByLabel('Customer').fill(ana.email);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: made.number })).toBeVisible();
    await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);
    await audit(page, 'the list of top-ups');
    await page.getByRole('link', { name: made.number }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Waiting for payment').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Cancel top-up' }).click();
    const asked = page.getByRole('dialog', { name: 'Cancel top-up' });
    await asked.getByLabel('Note').fill('Asked by phone');
    await asked.getByRole('button', { name: 'Cancel top-up' }).click();
    await expect(drawer.getByText('Asked by phone')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Cancel top-up' })).toHaveCount(0);
    const seen = await ask(product, topUpEndpoints.rechargeDetails, { query: { id: made.id }, token: ana.token });
    expect(seen.timeline.at(-1)).toMatchObject({ event: 'cancel', by: 'admin' });
  });
});
