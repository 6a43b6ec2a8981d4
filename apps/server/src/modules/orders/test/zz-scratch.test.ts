import { randomUUID } from 'node:crypto';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { openShop, payOf, quoteOf, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ NODE_ENV: 'production', CHECK_ANSWERS: 'false' });
});
afterAll(() => shop.close());
test('count', async () => {
  const { variantIds } = await shop.product({ prices: Array(50).fill(7000), stock: 100000 });
  const buyer = await shop.buyer({ usd: 1e8 });
  const v = variantIds[0]!;
  let texts: string[] = [];
  const original = pg.Client.prototype.query;
  (pg.Client.prototype as any).query = function (q: any, ...rest: any[]) {
    texts.push(typeof q === 'string' ? q : q.text);
    return (original as any).call(this, q, ...rest);
  };
  const count = async (name: string, work: () => Promise<any>, show = false) => {
    texts = [];
    const r = await work();
    console.log(name, r.code, texts.length);
    if (show) for (const t of texts) console.log('   ', t.replace(/\s+/g, ' ').slice(0, 110));
    return r;
  };
  const headers = () => ({ 'idempotency-key': randomUUID() });
  await quoteOf(shop, buyer, [{ variantId: v, quantity: 1 }]);
  await count(
    'cart add',
    () =>
      shop.call(cartEndpoints.addToCart, {
        token: buyer.token,
        headers: headers(),
        body: { variantId: v, quantity: 1 },
      }),
    true,
  );
  const q = await count(
    'quote',
    () => shop.call(orderEndpoints.createQuote, { token: buyer.token, body: { source: 'cart' } }),
    true,
  );
  const s = await count(
    'submit',
    () =>
      shop.call(orderEndpoints.submitOrder, { token: buyer.token, headers: headers(), body: { quoteId: q.data.id } }),
    true,
  );
  await count(
    'pay',
    () =>
      shop.call((paymentEndpoints as any).pay, {
        token: buyer.token,
        headers: headers(),
        body: { payment: s.data.paymentId, channel: shop.balanceChannel },
      }),
    true,
  );
  await count('list', () => shop.call(orderEndpoints.orderList, { token: buyer.token }));
  await count('details', () =>
    shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: s.data.orderId } }),
  );
  (pg.Client.prototype as any).query = original;
  const crowd = await Promise.all(Array.from({ length: 32 }, () => shop.buyer({ usd: 1e8 })));
  await sql`UPDATE product_stock SET on_hand = 1000000`.execute(shop.app.platform.db);
  const ins = new (await import('node:inspector/promises')).Session();
  ins.connect();
  await ins.post('Profiler.enable');
  await ins.post('Profiler.setSamplingInterval', { interval: 200 });
  await ins.post('Profiler.start');
  const cpu = process.cpuUsage();
  const t0 = performance.now();
  let n = 0;
  await Promise.all(
    crowd.map(async (b, i) => {
      for (let k = 0; k < 25; k++) {
        const qq = await quoteOf(shop, b, [{ variantId: variantIds[(i * 7 + k) % 50]!, quantity: 1 }]);
        const ss = await shop.call(orderEndpoints.submitOrder, {
          token: b.token,
          headers: headers(),
          body: { quoteId: qq.data.id },
        });
        const p = await payOf(shop, b, ss.data.paymentId);
        if (p.code !== 200) throw new Error(JSON.stringify([ss, p]));
        n++;
      }
    }),
  );
  const ms = performance.now() - t0;
  const used = process.cpuUsage(cpu);
  const { profile } = (await ins.post('Profiler.stop')) as any;
  const self = new Map<string, number>();
  const byId = new Map<number, any>(profile.nodes.map((x: any) => [x.id, x]));
  profile.samples.forEach((id: number, i: number) => {
    const f = byId.get(id).callFrame;
    const k = f.functionName + ' ' + f.url.split('/').slice(-3).join('/') + ':' + f.lineNumber;
    self.set(k, (self.get(k) ?? 0) + profile.timeDeltas[i]);
  });
  console.log(
    [...self]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 45)
      .map(([k, v]) => (v / 1000 / n).toFixed(3) + ' ms ' + k)
      .join('\n'),
  );
  console.log(
    'paid orders/s',
    ((n / ms) * 1000).toFixed(0),
    'node cpu ms per order',
    ((used.user + used.system) / 1000 / n).toFixed(2),
  );
}, 100000);

import { paymentEndpoints } from '@app/contract/payments/endpoints';
