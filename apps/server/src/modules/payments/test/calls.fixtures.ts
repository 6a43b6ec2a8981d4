import { randomUUID } from 'node:crypto';
import type { App } from '../../../app.ts';
import { signatureOf } from '../domain/webhook-signature.ts';
import { type Order, type PaymentShop, SECRET } from './fixtures.ts';

export type Answer = { code: number; data: Record<string, unknown> & { error?: string }; msg: string };

/** One call of the storefront API, signed in as a customer or not at all. */
export async function call(
  app: App,
  path: string,
  given: { as?: string; body?: unknown; key?: string } = {},
): Promise<Answer & { replayed: boolean; text: string }> {
  const answer = await app.server.inject({
    method: given.body === undefined ? 'GET' : 'POST',
    url: `/app_index${path}`,
    headers: {
      ...(given.as ? { authorization: `Bearer ${given.as}` } : {}),
      ...(given.key ? { 'idempotency-key': given.key } : {}),
    },
    ...(given.body === undefined ? {} : { payload: given.body as object }),
  });
  return {
    ...(answer.json() as Answer),
    replayed: answer.headers['idempotent-replayed'] === 'true',
    text: answer.body,
  };
}

type PayOptions = { as?: string; key?: string; idempotencyKey?: string; app?: App };

/** Pays an order as its owner, or as whoever is given. */
export const pay = (till: PaymentShop, order: Order, channel: string, options: PayOptions = {}) =>
  call(options.app ?? till.apps[0], '/payment/pay', {
    as: options.as ?? order.customerId,
    body: { payment: order.paymentId, channel, ...(options.key ? { key: options.key } : {}) },
    ...(options.idempotencyKey ? { key: options.idempotencyKey } : {}),
  });

/** Begins a payment at the sandbox; gives the provider's key of the try. */
export async function begin(till: PaymentShop, order: Order): Promise<string> {
  const answer = await pay(till, order, till.channels.sandbox);
  const match = /^\/sandbox\/checkout\/([A-Za-z0-9_-]+)\?/.exec(String(answer.data.redirect));
  if (!match?.[1]) throw new Error(`no redirect: ${answer.text}`);
  return match[1];
}

export type Message = { id: string; type: string; checkout: string; amount: number; currency: string };

/** A message of the sandbox about a try. */
export const message = (checkout: string, amount: number, given: Partial<Message> = {}): Message => ({
  id: `evt_${randomUUID()}`,
  type: 'checkout.paid',
  checkout,
  amount,
  currency: 'USD',
  ...given,
});

/** Delivers a body to the webhook, signed as told or, by default, as the sandbox does it. */
export const send = (app: App, body: string, signature?: string | string[]) =>
  app.server.inject({
    method: 'POST',
    url: '/webhooks/sandbox',
    headers: {
      'content-type': 'application/json',
      'sandbox-signature': signature ?? signatureOf(Buffer.from(body), app.platform.clock.now(), [SECRET]),
    },
    payload: body,
  });

/** Delivers a message properly signed; gives the HTTP status. */
export const deliver = async (till: PaymentShop, report: Message, app: App = till.apps[0]): Promise<number> =>
  (await send(app, JSON.stringify(report))).statusCode;
