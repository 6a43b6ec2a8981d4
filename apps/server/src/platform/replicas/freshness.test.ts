import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';
import { createNews } from './news.ts';
import { NOTHING, readPosition, UNREACHED } from './position.ts';

test('positions are read as PostgreSQL writes them, and compare as numbers', () => {
  expect(readPosition('0/0')).toBe(NOTHING);
  expect(readPosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(readPosition('A/0') > readPosition('9/FFFFFFFF')).toBe(true);
  expect(readPosition('FFFFFFFF/FFFFFFFF')).toBe(UNREACHED);
});

test('a replica is complete as of the newest moment whose position it has replayed', () => {
  const fresh = createFreshness();
  expect(fresh.asOf()).toBe(Number.NEGATIVE_INFINITY);
  fresh.noteWritten(1_000, 10n);
  fresh.noteWritten(2_000, 20n);
  fresh.noteReplayed(9n);
  expect(fresh.asOf()).toBe(Number.NEGATIVE_INFINITY);
  fresh.noteReplayed(15n);
  expect([fresh.asOf(), fresh.replayed()]).toEqual([1_000, 15n]);
  fresh.noteWritten(3_000, 20n);
  fresh.noteReplayed(20n);
  expect(fresh.asOf()).toBe(3_000);
});

test('where nothing is written a replica that has everything stays new', () => {
  const fresh = createFreshness();
  for (const at of [1_000, 2_000, 3_000]) {
    fresh.noteWritten(at, 7n);
    fresh.noteReplayed(7n);
    expect(fresh.asOf()).toBe(at);
  }
});

test('of a server that was started again nothing is known', () => {
  const fresh = createFreshness();
  fresh.noteWritten(1_000, 7n);
  fresh.noteReplayed(7n);
  fresh.forget();
  expect([fresh.asOf(), fresh.replayed()]).toEqual([Number.NEGATIVE_INFINITY, NOTHING]);
});

test('a replica that lags for long is as new as what it has come to, however much was written since', () => {
  const fresh = createFreshness();
  for (let at = 1; at <= 5_000; at += 1) fresh.noteWritten(at, BigInt(at));
  fresh.noteReplayed(4_500n);
  expect(fresh.asOf()).toBe(4_500);
});

test('news count for whoever hears the address, the latest of all their addresses', () => {
  const news = createNews(60_000);
  expect(news.since(['customer:a', 'everyone'])).toBe(0);
  const before = performance.now();
  news.note('customer:a');
  expect(news.since(['customer:a', 'everyone'])).toBeGreaterThanOrEqual(before);
  expect(news.since(['customer:b', 'everyone'])).toBe(0);
  news.note('everyone');
  expect(news.since(['customer:b', 'everyone'])).toBeGreaterThanOrEqual(news.since(['customer:a']));
});

test('news that no replica may be without any more are forgotten, later ones are not', () => {
  const news = createNews(-1);
  for (let n = 0; n <= 5_000; n += 1) news.note(`customer:${n}`);
  expect(news.since(['customer:0'])).toBe(0);
  const kept = createNews(60_000);
  for (let n = 0; n <= 5_000; n += 1) kept.note(`customer:${n}`);
  expect(kept.since(['customer:0'])).toBeGreaterThan(0);
});
