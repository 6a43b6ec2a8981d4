import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const answer = (text: string, ...tags: string[]) => ({ body: Buffer.from(text), tags });
const open = () => {
  const sent: (readonly string[])[] = [];
  return { sent, cache: createAnswerCache((tags) => sent.push(tags)) };
};
function held<T>(): { promise: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

test('an answer is remembered until one of its tags is dropped, and the other processes are told', async () => {
  const { cache, sent } = open();
  await cache.fill('/a', async () => answer('A', 'product:1', 'products'));
  await cache.fill('/b', async () => answer('B', 'product:2'));
  expect(cache.get('/a')?.body.toString()).toBe('A');
  cache.drop(['products']);
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')?.body.toString()).toBe('B');
  expect(sent).toEqual([['products']]);
  cache.dropHere(['*']);
  expect(cache.get('/b')).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('simultaneous calls share one computation; a failed one is not remembered', async () => {
  const { cache } = open();
  let computed = 0;
  const compute = async () => {
    computed += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return answer('once');
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.fill('/a', compute)));
  expect(computed).toBe(1);
  expect(new Set(all.map((one) => one.etag)).size).toBe(1);
  await expect(cache.fill('/bad', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await cache.fill('/bad', async () => answer('mended'))).body.toString()).toBe('mended');
});

test.each([
  ['its tag', ['t']],
  ['everything', ['*']],
])('a computation begun before a drop of %s is given to its caller but never remembered', async (_name, dropped) => {
  const { cache } = open();
  const read = held<ReturnType<typeof answer>>();
  const begun = cache.fill('/a', () => read.promise);
  cache.dropHere(dropped);
  const later = cache.fill('/a', async () => answer('new', 't'));
  read.give(answer('old', 't'));
  expect((await begun).body.toString()).toBe('old');
  expect((await later).body.toString()).toBe('new');
  expect(cache.get('/a')?.body.toString()).toBe('new');
});

test('a drop of another tag during the computation does not matter', async () => {
  const { cache } = open();
  const read = held<ReturnType<typeof answer>>();
  const begun = cache.fill('/a', () => read.promise);
  cache.dropHere(['other']);
  read.give(answer('kept', 't'));
  await begun;
  expect(cache.get('/a')?.body.toString()).toBe('kept');
});

test('the memory is bounded: what was asked longest ago goes first', async () => {
  const { cache } = open();
  const mebibyte = Buffer.alloc(1024 * 1024);
  for (let i = 0; i < 60; i += 1) {
    await cache.fill(`/${i}`, async () => ({ body: mebibyte, tags: [`t${i}`] }));
    cache.get('/0');
  }
  expect(cache.get('/1')).toBeUndefined();
  expect(cache.get('/0')).toBeDefined();
  expect(cache.get('/59')).toBeDefined();
  const kept = Array.from({ length: 60 }, (_, i) => cache.get(`/${i}`)).filter(Boolean);
  expect(kept.length).toBeLessThanOrEqual(48);
  // Tags of what went are forgotten with it: dropping them is no error and changes nothing.
  cache.dropHere(['t1']);
  expect(cache.get('/59')).toBeDefined();
});

test.each([
  ['long addresses', (i: number) => ({ address: `/${i}?q=${'x'.repeat(16_000)}`, body: 'x', tags: ['t'] })],
  [
    'many tags',
    (i: number) => ({ address: `/${i}`, body: 'x', tags: Array.from({ length: 200 }, (_, t) => `${i}/${t}`) }),
  ],
  ['bodies', (i: number) => ({ address: `/${i}`, body: 'x'.repeat(16_000), tags: ['t'] })],
])('the memory is bounded in bytes, filled with %s', async (_name, answerAt) => {
  const { cache } = open();
  for (let i = 0; i < 4_000; i += 1) {
    const { address, body, tags } = answerAt(i);
    await cache.fill(address, async () => ({ body: Buffer.from(body), tags }));
  }
  const { address, body, tags } = answerAt(0);
  const each = address.length + body.length + tags.join('').length;
  expect(cache.contents().length * each).toBeLessThan(48 * 1024 * 1024);
  expect(cache.contents().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(48 * 1024 * 1024);
  expect(cache.contents().length).toBeGreaterThan(100);
});

test('equal bytes have equal tags, other bytes another', async () => {
  const { cache } = open();
  const [a, b, c] = await Promise.all(['x', 'x', 'y'].map((text, i) => cache.fill(`/${i}`, async () => answer(text))));
  expect(a?.etag).toBe(b?.etag);
  expect(a?.etag).not.toBe(c?.etag);
});
