import { randomUUID } from 'node:crypto';
import { send } from './load.ts';
import type { Running } from './processes.ts';
import type { Shopper, Ware } from './shoppers.ts';

export type Setting = {
  /** The database's address. */
  url: string;
  product: Running;
  floor: Running;
  shoppers: Shopper[];
  wares: Ware[];
  connections: number;
  seconds: number;
  /** Calls instead of seconds. */
  count?: number | undefined;
};

export const api = (setting: Setting, path: string): string => `${setting.product.url}/app_index${path}`;

export const headersOf = (shopper: Shopper): Record<string, string> => ({
  authorization: `Bearer ${shopper.token}`,
  'client-type': 'AppIndex',
});

export const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Posts as a shopper under a key of its own; gives the answer's data. Throws on a refusal. */
export async function posted(
  setting: Setting,
  shopper: Shopper,
  call: { path: string; body: unknown; key?: string },
): Promise<unknown> {
  const answer = await send(api(setting, call.path), {
    method: 'POST',
    headers: { ...headersOf(shopper), 'idempotency-key': call.key ?? randomUUID() },
    body: call.body,
  });
  if (answer.code !== 200) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

export type Bought = { readonly orderId: string; readonly number: string; readonly paymentId: string };

/** From the product page to a paid order: quote, order, pay from the balance. */
export async function buy(
  setting: Setting,
  of: { shopper: Shopper; ware: Ware; channel: string; keys?: readonly [string, string] },
): Promise<Bought> {
  const { shopper, ware, channel } = of;
  const [submitKey, payKey] = of.keys ?? [randomUUID(), randomUUID()];
  const quote = (await posted(setting, shopper, {
    path: '/order/quote',
    body: { source: 'items', items: [{ variantId: ware.variantId, quantity: 1 }], addressId: shopper.addressId },
  })) as { id: string };
  const order = (await posted(setting, shopper, {
    path: '/order/submit',
    body: { quoteId: quote.id },
    key: submitKey,
  })) as Bought;
  await posted(setting, shopper, { path: '/payment/pay', body: { payment: order.paymentId, channel }, key: payKey });
  return order;
}

/** The channel that pays from the wallet. */
export async function balanceChannel(setting: Setting): Promise<string> {
  const answer = await send(api(setting, '/payment_channel'), { method: 'GET', headers: {} });
  const channels = answer.data as { id: string; kind: string }[];
  const found = channels.find((channel) => channel.kind === 'balance');
  if (!found) throw new Error('no balance channel');
  return found.id;
}
