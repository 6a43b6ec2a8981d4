import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let base: string;
beforeAll(async () => {
  shop = await openShop({ DEMO: 'true' });
  base = await shop.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => shop.close());

const TREE = '/app_index/goods/type?lang=en-US&currency=USD';
/** The headers of an answer that are the same for two equal ones. */
const answer = (answer: Response): Record<string, string> => {
  const { date: _date, 'x-request-id': id, ...rest } = Object.fromEntries(answer.headers);
  expect(id).toMatch(/^[\w-]{8}-\w+$/);
  return rest;
};
const remembered = async (): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^http_remembered_answers_total (\d+)$/m.exec(text)?.[1]);
};

test('what is given from memory looks as if it had gone the long way', async () => {
  for (const accepted of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': accepted };
    shop.app.platform.cache.drop(['*']);
    const before = await remembered();
    const long = await fetch(base + TREE, { headers });
    expect(await remembered()).toBe(before);
    const short = await fetch(base + TREE, { headers });
    expect(await remembered()).toBe(before + 1);
    const [first, second] = [answer(long), answer(short)];
    // The long way does not say a length that the body's form already tells.
    expect(second).toEqual(first);
    expect(second['content-security-policy']).toContain("default-src 'self'");
    expect(await short.text()).toBe(await long.text());
    const etag = short.headers.get('etag') ?? '';
    const again = await fetch(base + TREE, { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
});

test('a dropped answer is not given again', async () => {
  await (await fetch(base + TREE)).text();
  const before = await remembered();
  shop.app.platform.cache.drop(['*']);
  await (await fetch(base + TREE)).text();
  expect(await remembered()).toBe(before);
});

test('the start-up call brings a browser its cookie every time it has none', async () => {
  const ask = () =>
    fetch(`${base}/app_index/common/bootstrap`, { headers: { 'user-agent': 'Mozilla/5.0' } }).then(async (answer) => {
      await answer.text();
      return answer.headers.get('set-cookie');
    });
  expect(await ask()).toMatch(/^XSRF-TOKEN=/);
  expect(await ask()).toMatch(/^XSRF-TOKEN=/);
});
