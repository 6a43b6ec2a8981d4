import { beforeEach, expect, test, vi } from 'vitest';
import { cachedValue } from './cached-value.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import type { Platform } from './slice.ts';

let platform: Platform;
beforeEach(() => {
  platform = { cache: createAnswerCache(() => undefined) } as unknown as Platform;
});

test('simultaneous readers share one load, and it is kept until one of its tags is dropped', async () => {
  const load = vi.fn(async () => load.mock.calls.length);
  const read = cachedValue(['a', 'b'], load);
  expect(await Promise.all([read(platform), read(platform)])).toEqual([1, 1]);
  platform.cache.drop(['c']);
  expect(await read(platform)).toBe(1);
  platform.cache.drop(['b']);
  expect(await read(platform)).toBe(2);
  platform.cache.drop(['*']);
  expect(await read(platform)).toBe(3);
});

test('what was being read when a tag was dropped is given to nobody who asks later', async () => {
  let stored = 'old';
  let release: () => void = () => undefined;
  const read = cachedValue(['a'], async () => {
    const seen = stored;
    if (seen === 'old') await new Promise<void>((resolve) => (release = resolve));
    return seen;
  });
  const early = read(platform);
  stored = 'new';
  platform.cache.drop(['a']);
  const late = read(platform);
  release();
  expect(await early).toBe('old');
  expect(await late).toBe('new');
  expect(await read(platform)).toBe('new');
});

test('a failed load is tried again by the next reader', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new Error('down');
    return 'up';
  });
  const read = cachedValue(['a'], load);
  await expect(read(platform)).rejects.toThrow('down');
  expect(await read(platform)).toBe('up');
});

test('each process keeps its own', async () => {
  const read = cachedValue(['a'], async (of: Platform) => of.cache);
  const another = { cache: createAnswerCache(() => undefined) } as unknown as Platform;
  expect(await read(platform)).toBe(platform.cache);
  expect(await read(another)).toBe(another.cache);
});
