import { routes } from '@app/contract/core/routes';
import { CASHIER_ROUTE } from '@app/contract/payments/cashier-route';
import { PAYABLE_KINDS } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, pay } from './calls.fixtures.ts';
import { type Order, openPaymentShop, type PaymentShop, standing } from './fixtures.ts';

let till: PaymentShop;
beforeAll(async () => {
  till = await openPaymentShop();
});
afterAll(() => till.close());

const open = (url: string) => till.apps[0].server.inject({ method: 'GET', url });
const press = (url: string) =>
  till.apps[0].server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const addressOf = async (order: Order, as?: { as: string; key: string }): Promise<string> =>
  String((await pay(till, order, till.channels.sandbox, as ?? {})).data.redirect);
const button = (address: string, name: string): string => address.replace('?', `/${name}?`);
const lastAttempt = async (order: Order) =>
  (await call(till.apps[0], `/order/pay_status?payment=${order.paymentId}`, { as: order.customerId })).data;

test('when the page is opened, then it shows what is due without any inline code, every text escaped', async () => {
  const order = await till.newOrder(await till.newCustomer(), 1_234);
  await sql`UPDATE customer SET time_zone = 'Asia/Kathmandu' WHERE id = ${order.customerId}`.execute(till.db);
  const page = await open((await addressOf(order)).replace('lang=en-US', 'lang=pt'));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="pt">');
  expect(page.body).toMatch(/Pagar \$\s12,34</);
  expect(page.body).toMatch(/\d\d:\d\d \(GMT\+5:45\)</);
  expect(page.body).toContain('Tote &lt;b&gt;bag&lt;/b&gt;');
  expect(page.body).not.toMatch(/<script|<style|style=|onclick=/);
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  expect(page.headers['cache-control']).toBe('no-store');
  const css = await open('/sandbox/checkout.css');
  expect(css.headers['content-type']).toContain('text/css');
});

test('when pay is pressed, then the order is paid and the customer is back at the cashier', async () => {
  const order = await till.newOrder(await till.newCustomer(), 1_234);
  const address = await addressOf(order);
  const answer = await press(button(address, 'pay'));
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/#/payorder?payment=${order.paymentId}`);
  expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1 });
  expect((await open(address)).body).toContain('This page is closed');
  expect((await press(button(address, 'pay'))).statusCode).toBe(303);
  expect(await standing(till.db, order)).toMatchObject({ taken: 1, credited: 0 });
  await till.whole();
});

test('when the card is declined or called off, then the payment stays open and another try is possible', async () => {
  const order = await till.newOrder(await till.newCustomer(), 500);
  await press(button(await addressOf(order), 'fail'));
  expect(await lastAttempt(order)).toMatchObject({ status: 'pending', lastAttempt: 'failed' });
  await press(button(await addressOf(order), 'cancel'));
  expect(await lastAttempt(order)).toMatchObject({ status: 'pending', lastAttempt: 'cancelled' });
  const again = await addressOf(order);
  expect(again).toBe(await addressOf(order));
  await press(button(again, 'pay'));
  expect(await lastAttempt(order)).toMatchObject({ status: 'paid', lastAttempt: 'paid' });
  await till.whole();
});

test('when a friend pays by the link, then they come back with the key', async () => {
  const order = await till.newOrder(await till.newCustomer(), 500);
  const friend = await till.newCustomer();
  const address = await addressOf(order, { as: friend, key: order.accessKey });
  const answer = await press(button(address, 'cancel'));
  expect(answer.headers.location).toBe(`/#/payorder?payment=${order.paymentId}&key=${order.accessKey}`);
});

test.each(PAYABLE_KINDS)(
  'when a %s is paid at a provider, then the customer comes back to its own cashier',
  async (kind) => {
    const order = await till.newOrder(await till.newCustomer(), 500, 30, kind);
    const back = `/#${routes[CASHIER_ROUTE[kind]].path}?payment=${order.paymentId}`;
    const address = await addressOf(order);
    expect((await press(button(address, 'pay'))).headers.location).toBe(back);
    expect((await open(address)).body).toContain(`href="${back}"`);
  },
);

test('when the time is over or the try is unknown, then there is nothing to press', async () => {
  const order = await till.newOrder(await till.newCustomer(), 500);
  const address = await addressOf(order);
  await till.cancelOrder(order);
  expect((await open(address)).body).not.toContain('<form');
  expect((await press(button(address, 'pay'))).statusCode).toBe(303);
  expect(await standing(till.db, order)).toMatchObject({ order: 'cancelled', payment: 'cancelled', credited: 0 });
  expect((await open('/sandbox/checkout/AAAAAAAAAAAAAAAAAAAAAAAA?lang=zh-cn')).statusCode).toBe(404);
  expect((await press('/sandbox/checkout/AAAAAAAAAAAAAAAAAAAAAAAA/pay')).statusCode).toBe(404);
  expect((await press(button(address, 'constructor'))).statusCode).toBe(404);
});

test('when the shop is no demonstration, then the sandbox does not exist', async () => {
  const real = await openPaymentShop({ DEMO: 'false' });
  const order = await real.newOrder(await real.newCustomer(), 500);
  expect((await pay(real, order, till.channels.sandbox)).data.error).toBe('record.not_found');
  // One that was used while the shop was a demo stays, and takes nothing.
  await sql`INSERT INTO payment_channel (id, identifier, kind, title, description, sort_weight)
    VALUES (${till.channels.sandbox}, 'sandbox', 'sandbox', '{"en-US": "Test"}', '{"en-US": ""}', 20)`.execute(real.db);
  expect((await pay(real, order, till.channels.sandbox)).data.error).toBe('payment.channel_closed');
  const list = await call(real.apps[0], '/payment_channel');
  expect(list.data).toMatchObject([{ identifier: 'balance' }]);
  const webhook = await real.apps[0].server.inject({ method: 'POST', url: '/webhooks/sandbox', payload: {} });
  expect(webhook.statusCode).toBe(404);
  await real.close();
});
