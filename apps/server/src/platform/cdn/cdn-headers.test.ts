import { expect, test } from 'vitest';
import { cdnHeaders } from './cdn-headers.ts';

const cdn = { seconds: 30, purge: null };

test('an answer names how long a CDN may hold it, and its tags as keys without the signs that part keys', () => {
  expect(cdnHeaders(cdn, ['product:7', 'a b,c', 'product:7'])).toEqual({
    'cdn-cache-control': 'max-age=30',
    'surrogate-control': 'max-age=30',
    'surrogate-key': 'all product%3A7 a%20b%2Cc',
    'cache-tag': 'all,product%3A7,a%20b%2Cc',
  });
});

test('without a CDN, and for more tags than a CDN takes, there are none', () => {
  expect(cdnHeaders(null, ['a'])).toEqual({});
  expect(
    cdnHeaders(
      cdn,
      Array.from({ length: 2_000 }, (_, index) => `product:${index}`),
    ),
  ).toEqual({});
});
