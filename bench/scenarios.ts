import { randomUUID } from 'node:crypto';
import { hammer, type Measured, repeat, send } from './load.ts';
import type { Running } from './processes.ts';
import type { Shopper, Ware } from './shoppers.ts';

export type Setting = {
  product: Running;
  floor: Running;
  shoppers: Shopper[];
  wares: Ware[];
  connections: number;
  seconds: number;
  /** Calls instead of seconds. */
  count?: number | undefined;
};

/** What a scenario is compared with, and the least share of it that is aimed at. */
export type Scenario = {
  name: string;
  beside: 'bytes' | 'query' | 'transaction';
  aim: number;
  /** Gives the product's figures; `floor` gives those of the floor beside it. */
  run(setting: Setting): Promise<Measured>;
};

const api = (setting: Setting, path: string): string => `${setting.product.url}/app_index${path}`;

const headersOf = (shopper: Shopper): Record<string, string> => ({
  authorization: `Bearer ${shopper.token}`,
  'client-type': 'AppIndex',
});

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Paths of the anonymous reads; `{product}` stands for a product that exists. */
export const anonymousReads: Record<string, string> = {
  'product list (20 a page)': '/goods/product_list?lang=en-US&currency=USD&sort=popular&limit=20',
  'product detail': '/goods/product_details?lang=en-US&currency=USD&id={product}',
  search: '/goods/product_list?lang=en-US&currency=USD&keyword=tote&limit=20',
  'category tree': '/goods/type?lang=en-US&currency=USD',
  home: '/index/home?lang=en-US&currency=USD',
};

export const pathOf = (setting: Setting, path: string): string =>
  path.replace('{product}', setting.wares[0]?.productId ?? '');

async function posted(setting: Setting, shopper: Shopper, call: { path: string; body: unknown }): Promise<unknown> {
  const answer = await send(api(setting, call.path), {
    method: 'POST',
    headers: { ...headersOf(shopper), 'idempotency-key': randomUUID() },
    body: call.body,
  });
  if (answer.code !== 200) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** From the product page to a paid order: quote, order, pay from the balance. */
async function buy(setting: Setting, at: { worker: number; round: number; channel: string }): Promise<void> {
  const shopper = pick(setting.shoppers, at.worker);
  const ware = pick(setting.wares, at.worker * 7 + at.round);
  const quote = (await posted(setting, shopper, {
    path: '/order/quote',
    body: { source: 'items', items: [{ variantId: ware.variantId, quantity: 1 }], addressId: shopper.addressId },
  })) as { id: string };
  const order = (await posted(setting, shopper, { path: '/order/submit', body: { quoteId: quote.id } })) as {
    paymentId: string;
  };
  await posted(setting, shopper, { path: '/payment/pay', body: { payment: order.paymentId, channel: at.channel } });
}

async function balanceChannel(setting: Setting): Promise<string> {
  const answer = await send(api(setting, '/payment_channel'), { method: 'GET', headers: {} });
  const channels = answer.data as { id: string; kind: string }[];
  const found = channels.find((channel) => channel.kind === 'balance');
  if (!found) throw new Error('no balance channel');
  return found.id;
}

const reads: Scenario[] = Object.entries(anonymousReads).map(([name, path]) => ({
  name,
  beside: 'bytes',
  aim: 0.7,
  run: (setting) => hammer(api(setting, pathOf(setting, path)), setting),
}));

export const scenarios: Scenario[] = [
  ...reads,
  {
    name: 'signed-in read (orders)',
    beside: 'query',
    aim: 0.5,
    run: (setting) =>
      hammer(api(setting, '/order/order_list?tab=all&limit=20'), {
        ...setting,
        headers: headersOf(pick(setting.shoppers, 0)),
      }),
  },
  {
    name: 'signed-in read (user info)',
    beside: 'query',
    aim: 0.5,
    run: (setting) =>
      hammer(api(setting, '/user/userInfo'), { ...setting, headers: headersOf(pick(setting.shoppers, 0)) }),
  },
  {
    name: 'add to cart',
    beside: 'transaction',
    aim: 0.25,
    run: (setting) =>
      repeat(
        async (worker, round) => {
          const shopper = pick(setting.shoppers, worker + round * setting.connections);
          const ware = pick(setting.wares, worker + round);
          await posted(setting, shopper, { path: '/goods/add_cart', body: { variantId: ware.variantId, quantity: 1 } });
        },
        { clients: setting.connections, seconds: setting.seconds, count: setting.count },
      ),
  },
  {
    name: 'checkout to a paid order',
    beside: 'transaction',
    aim: 0.1,
    run: async (setting) => {
      const channel = await balanceChannel(setting);
      return repeat((worker, round) => buy(setting, { worker, round, channel }), {
        clients: setting.connections,
        seconds: setting.seconds,
        count: setting.count,
      });
    },
  },
];

/** The figures of the floor beside a scenario; the bytes are those of the product's own answer. */
export async function runFloor(scenario: Scenario, setting: Setting): Promise<Measured> {
  const load = { connections: setting.connections, seconds: setting.seconds, count: setting.count };
  if (scenario.beside === 'query') return hammer(`${setting.floor.url}/query/${setting.wares[0]?.productId}`, load);
  if (scenario.beside === 'transaction') {
    return repeat(
      async () => void (await send(`${setting.floor.url}/transaction`, { method: 'POST', headers: {}, body: {} })),
      { clients: load.connections, seconds: load.seconds, count: load.count },
    );
  }
  const path = anonymousReads[scenario.name] ?? '';
  const body = await (await fetch(api(setting, pathOf(setting, path)))).arrayBuffer();
  await fetch(`${setting.floor.url}/bytes/one`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
  return hammer(`${setting.floor.url}/bytes/one`, load);
}
