import { createHash } from 'node:crypto';
import { reviewQueueEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { confirmBooking, readBooking, verifyBooking } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { asked } from '../support/steps/hotel-booking.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

/** Staff approve the only proof of a payment with exactly what is due; a large amount is approved by a second person too. */
async function approveProof(product: Product, paymentId: string): Promise<void> {
  const proof = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ id: string; dueUsd: number }>`
      SELECT r.id, p.amount_usd AS "dueUsd" FROM payment_proof r
      JOIN payment p ON p.id = r.payment_id WHERE r.payment_id = ${paymentId}`.execute(db);
    return rows[0];
  });
  const { id = '', dueUsd = 0 } = proof ?? {};
  const approve = async (revision: number, token: string) =>
    ask(product, reviewQueueEndpoints.approveProof, {
      token,
      params: { id },
      body: { revision, dueUsd, receivedUsd: dueUsd },
    });
  const first = await approve(1, await staffToken(product));
  if (first.state === 'submitted') {
    await approve(first.revision, await staffToken(product, ['money.desk.review', 'money.desk.view']));
  }
}

test('searched in Chinese, two rooms with a child, paid by crypto, confirmed, verified, commented', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product);
  await carrySession(page, customer);
  await open(page, '/hotelhome?lang=zh-cn');
  const home = screen(page, 'hotelHome');
  await home.getByRole('button', { name: /目的地/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('里斯本');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /里斯本/ })
    .first()
    .click();
  await home.getByRole('button', { name: /入住人数与房间/ }).click();
  const guests = page.getByRole('dialog');
  await guests.getByRole('group', { name: '房间' }).getByRole('button').last().click();
  await guests.getByRole('group', { name: '成人' }).getByRole('button').last().click();
  await guests.getByRole('group', { name: '儿童' }).getByRole('button').last().click();
  // A child's age must be told.
  await guests.getByRole('button', { name: '完成' }).click();
  await expect(guests.getByText('请选择每名儿童的年龄。')).toBeVisible();
  await guests.getByLabel('儿童 1 的年龄').selectOption('5');
  await guests.getByRole('button', { name: '完成' }).click();
  await home.getByRole('button', { name: /入住.*晚.*离店/ }).click();
  const calendar = page.getByRole('dialog');
  await audit(page, 'hotel calendar');
  await calendar.locator('[data-day]:not([aria-disabled])').nth(20).click();
  await calendar.locator('[data-day]:not([aria-disabled])').nth(22).click();
  await calendar.getByRole('button', { name: '完成' }).click();
  await audit(page, 'hotel home');
  await home.getByRole('button', { name: '搜索酒店' }).click();

  const results = screen(page, 'hotelSearch');
  await expect(results.getByRole('article').first()).toBeVisible();
  expect(asked(page).get('rooms')).toBe('2');
  expect(asked(page).get('childAges')).toBe('5');
  await audit(page, 'hotel results');
  await results.getByRole('button', { name: '免费取消' }).click();
  await expect.poll(() => asked(page).get('free')).toBe('1');
  await results.getByRole('article').filter({ hasText: '含税' }).first().getByRole('link').click();

  const hotel = screen(page, 'hotelDetails');
  await expect(hotel.getByRole('link', { name: '预订' }).first()).toBeVisible();
  await audit(page, 'hotel');
  await hotel.getByRole('button', { name: '免费取消' }).click();
  await hotel.getByRole('link', { name: '预订' }).first().click();

  const form = screen(page, 'hotelSubmitOrder');
  await expect(form.getByRole('group', { name: '房间 2' })).toBeVisible();
  await audit(page, 'hotel booking');
  await form.getByRole('button', { name: '提交预订' }).click();
  await expect(form.getByText('请正确填写姓名。').first()).toBeVisible();
  for (const [index, name] of ['明', '丽'].entries()) {
    const room = form.getByRole('group', { name: `房间 ${index + 1}` });
    await room.getByLabel('姓', { exact: true }).fill('王');
    await room.getByLabel('名', { exact: true }).fill(name);
  }
  await form.getByLabel('联系人姓名').fill('王明');
  await form.getByLabel('手机号码').fill('13812345678');
  await form.getByLabel('预计到店时间').selectOption('18:00');
  await form.getByLabel('特殊要求（选填）').fill('安静的房间');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: '提交预订' }).click();

  await expectPath(page, '/hotelpayment');
  const payment = asked(page).get('payment') ?? '';
  await audit(page, 'hotel cashier');
  await page.getByRole('radio', { name: /USDT/ }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  const hash = `0x${createHash('sha256').update(payment).digest('hex')}`;
  await page.getByLabel('交易哈希').fill(hash);
  await screen(page, 'offlinePayment').locator('[data-bottom-bar] button').last().click();
  await expect.poll(() => asked(page).get('payment')).toBe(payment);
  await expect
    .poll(() =>
      onDatabase(product, async (db) => {
        const found = await sql`SELECT 1 FROM payment_proof WHERE payment_id = ${payment}`.execute(db);
        return found.rows.length;
      }),
    )
    .toBe(1);
  await approveProof(product, payment);

  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/hotelorderdetail"]').first().click();
  const order = screen(page, 'hotelOrderDetail');
  await expect(order.getByRole('heading', { name: '已付款，待确认' })).toBeVisible();
  const id = asked(page).get('id') ?? '';
  await confirmBooking(product, id);
  await expect(order.getByRole('heading', { name: '已确认' })).toBeVisible();
  await audit(page, 'hotel order');
  const { voucherCode } = await readBooking(product, customer, id);
  await expect(order.getByRole('img', { name: new RegExp(voucherCode ?? 'none') })).toBeVisible();

  await order.getByRole('link', { name: '查看收据' }).click();
  await expectPath(page, '/hotelreceipt');
  await expect(screen(page, 'hotelReceipt').getByText('实付金额')).toBeVisible();
  await audit(page, 'receipt of a stay');
  await page.goBack();

  await verifyBooking(product, voucherCode ?? '');
  await order.getByRole('button', { name: '写点评' }).click();
  const comment = page.getByRole('dialog');
  await comment.getByRole('radio').nth(4).click();
  await comment.getByRole('textbox').fill('房间安静，早餐很好。');
  await comment.getByRole('button', { name: '提交点评' }).click();
  await expect(order.getByRole('heading', { name: '已完成' })).toBeVisible();
  await expect(order.getByRole('paragraph').filter({ hasText: '房间安静，早餐很好。' })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
