import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../platform/testing/free-port.ts';
import { startVarnish, type Varnish, varnishInstalled } from '../platform/testing/varnish.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const installed = varnishInstalled();
if (!installed)
  console.warn('passed over: Varnish with xkey is not installed (apt-get install varnish varnish-modules)');

let varnish: Varnish;
let shop: Shop;
beforeAll(async () => {
  if (!installed) return;
  const port = await freePort();
  varnish = await startVarnish(port);
  shop = await openShop({ CDN_SECONDS: '300', CDN_PURGE_URL: `${varnish.url}/purge` });
  await shop.app.server.listen({ port, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await shop?.close();
  await varnish?.stop();
});

type Read = { readonly status: number; readonly held: boolean; readonly text: string; readonly headers: Headers };

/** Reads by the CDN; `held` is whether it answered by itself. */
async function read(path: string, headers: Record<string, string> = {}): Promise<Read> {
  const answer = await fetch(`${varnish.url}${path}`, { headers: { 'client-type': 'AppIndex', ...headers } });
  // Varnish names the request that fetched a held answer beside the own one.
  const held = (answer.headers.get('x-varnish') ?? '').includes(' ');
  return { status: answer.status, held, text: await answer.text(), headers: answer.headers };
}
const pathOf = (id: string): string => `/app_index/goods/product_details?id=${id}&lang=en-US&currency=USD`;

describe.skipIf(!installed)('behind a CDN that holds answers', () => {
  test('it answers by itself, for signed-in customers too, and its own headers stay behind', async () => {
    const { productId } = await shop.product({ prices: [5_000], stock: 3 });
    const first = await read(pathOf(productId));
    expect(first).toMatchObject({ status: 200, held: false });
    const { token } = await shop.buyer();
    const second = await read(pathOf(productId), { authorization: `Bearer ${token}` });
    expect(second).toMatchObject({ status: 200, held: true, text: first.text });
    for (const name of ['surrogate-key', 'cdn-cache-control', 'cache-tag', 'xkey'])
      expect(second.headers.has(name)).toBe(false);
    expect(second.headers.get('cache-control')).toBe('no-cache');
    const unchanged = await read(pathOf(productId), { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(unchanged).toMatchObject({ status: 304, held: true });
  });

  test('what changes is forgotten at once, and nothing else', async () => {
    const [changed, other] = await Promise.all([
      shop.product({ prices: [5_000], stock: 3 }),
      shop.product({ prices: [6_000], stock: 3 }),
    ]);
    for (const { productId } of [changed, other]) {
      await read(pathOf(productId));
      expect((await read(pathOf(productId))).held).toBe(true);
    }
    const db = shop.app.platform.db;
    await sql`UPDATE product SET name = jsonb_set(name, '{en-US}', '"Renamed lamp"') WHERE id = ${changed.productId}`.execute(
      db,
    );
    shop.app.platform.cache.drop([`product:${changed.productId}`]);
    await expect.poll(async () => (await read(pathOf(changed.productId))).text).toContain('Renamed lamp');
    expect((await read(pathOf(other.productId))).held).toBe(true);
    shop.app.platform.cache.drop(['*']);
    await expect.poll(async () => (await read(pathOf(other.productId))).held).toBe(false);
  });

  test('what is of one person is never held, nor the first call, which brings a cookie', async () => {
    const [one, two] = [await shop.buyer({ usd: 100 }), await shop.buyer({ usd: 200 })];
    const path = '/app_index/user/userInfo?lang=en-US&currency=USD';
    const answers = [];
    for (const { token } of [one, two, one]) answers.push(await read(path, { authorization: `Bearer ${token}` }));
    expect(answers.map(({ held }) => held)).toEqual([false, false, false]);
    expect(answers[0]?.text).toContain(one.id);
    expect(answers[1]?.text).toContain(two.id);
    const start = '/app_index/common/bootstrap?lang=en-US&currency=USD';
    for (let n = 0; n < 3; n += 1) expect((await read(start)).held).toBe(false);
  });

  test('only the shop may have things forgotten, and only by POST', async () => {
    const answer = await fetch(`${varnish.url}/purge`, { headers: { 'surrogate-key': 'all' } });
    expect(answer.status).toBe(403);
  });
});
