import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createPurger } from './purger.ts';

/** A CDN that notes what it is to forget, and refuses so many calls first. */
async function fakeCdn(refusing: number) {
  const calls: { keys: string[]; token: string | undefined; status: number }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const status = calls.length < refusing ? 503 : 200;
      calls.push({ keys: (body as { tags: string[] }).tags, token: request.headers.authorization, status });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/purge`, close: () => server.close() };
}
const quiet = { warn: () => undefined };

test('drops of one moment go in one call with the token, and once more for what was being fetched', async () => {
  const cdn = await fakeCdn(0);
  const purger = createPurger({ to: { url: cdn.url, token: 'of-the-tests' }, seconds: 30 }, quiet);
  purger.purge(['product:1', 'products']);
  purger.purge(['products', 'deals']);
  await expect.poll(() => cdn.calls.length).toBe(1);
  expect(cdn.calls[0]).toEqual({
    keys: ['product%3A1', 'products', 'deals'],
    token: 'Bearer of-the-tests',
    status: 200,
  });
  await expect.poll(() => cdn.calls.length, { timeout: 4_000 }).toBe(2);
  expect(cdn.calls[1]?.keys).toEqual(cdn.calls[0]?.keys);
  purger.close();
  cdn.close();
});

test('a call that is refused is repeated; more keys than a call takes are everything', async () => {
  const cdn = await fakeCdn(1);
  const purger = createPurger({ to: { url: cdn.url, token: null }, seconds: 30 }, quiet);
  purger.purge(Array.from({ length: 201 }, (_, index) => `product:${index}`));
  await expect.poll(() => cdn.calls.filter(({ status }) => status === 200).length, { timeout: 4_000 }).toBe(2);
  expect(new Set(cdn.calls.map(({ keys }) => keys.join(' ')))).toEqual(new Set(['all']));
  expect(cdn.calls[0]?.token).toBeUndefined();
  purger.close();
  cdn.close();
});
