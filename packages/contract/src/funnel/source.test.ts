import { expect, test } from 'vitest';
import { SOURCE_LENGTH, sourceOf } from './source.ts';

const SHOP = 'https://shop.example/';

test.each([
  ['direct', SHOP, ''],
  ['direct', SHOP, 'https://shop.example/en-us/p/a-1'],
  ['direct', SHOP, 'android-app:/'],
  ['autumn-letter', `${SHOP}?utm_source=Autumn letter`, 'https://www.google.com/'],
  ['autumn', `${SHOP}#/goodsdetail?id=1&utm_source=autumn`, ''],
  ['autumn', SHOP, 'https://shop.example/en-us/p/a-1?utm_source=autumn'],
  ['google-ads', `${SHOP}?gclid=abc`, ''],
  ['facebook', `${SHOP}?fbclid=abc`, ''],
  ['google', SHOP, 'https://www.google.co.uk/'],
  ['google', SHOP, 'https://google.pt/search?q=shoes'],
  ['notgoogle.com', SHOP, 'https://notgoogle.com/'],
  ['google.evil.example', SHOP, 'https://google.evil.example/'],
  ['x', SHOP, 'https://t.co/abc'],
  ['netflix.com', SHOP, 'https://netflix.com/'],
  ['chatgpt', SHOP, 'https://chatgpt.com/'],
  ['wechat', SHOP, 'https://mp.weixin.qq.com/s'],
  ['blog.example', SHOP, 'https://www.blog.example/a'],
])('a visit is of the source %s: %s after %s', (source, landed, referrer) => {
  expect(sourceOf(landed, referrer)).toBe(source);
});

test('whatever a link names is short and of plain signs', () => {
  expect(sourceOf(`${SHOP}?utm_source=${encodeURIComponent('<script>春天 '.repeat(30))}`, '')).toMatch(
    new RegExp(`^[a-z0-9.-]{1,${SOURCE_LENGTH}}$`),
  );
  expect(sourceOf(`${SHOP}?utm_source=春天`, '')).toBe('direct');
  expect(sourceOf('no address', 'none either')).toBe('direct');
});
