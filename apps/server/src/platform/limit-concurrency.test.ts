import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};
const limit = { atOnce: 2, waiting: 1, waitMs: 60_000, retryAfter: 3 };

test('so many run at a time, so many wait in their order, and further ones are refused with a time', async () => {
  const runLimited = limitConcurrency(limit);
  const begun: string[] = [];
  const [a, b, c] = [held(), held(), held()];
  const run = (name: string, { work }: ReturnType<typeof held>) =>
    runLimited(() => {
      begun.push(name);
      return work();
    });
  const running = [run('a', a), run('b', b), run('c', c)];
  await expect(run('d', held())).rejects.toMatchObject({ key: 'service.busy', data: { retryAfter: 3 } });
  expect(begun).toEqual(['a', 'b']);
  b.end();
  await running[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  a.end();
  c.end();
  await Promise.all(running);
  await runLimited(async () => begun.push('e'));
  expect(begun.at(-1)).toBe('e');
});

test('whoever waits too long is refused, and takes no place when their turn would have come', async () => {
  const runLimited = limitConcurrency({ ...limit, atOnce: 1, waitMs: 20 });
  const first = held();
  const running = runLimited(first.work);
  await expect(runLimited(async () => 'late')).rejects.toMatchObject({ key: 'service.busy' });
  first.end();
  await running;
  await setTimeout(0);
  expect(await runLimited(async () => 'now')).toBe('now');
});

test('work that fails leaves its place to the next', async () => {
  const runLimited = limitConcurrency({ ...limit, atOnce: 1 });
  await expect(runLimited(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await runLimited(async () => 'next')).toBe('next');
});
