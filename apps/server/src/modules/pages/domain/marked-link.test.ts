import { expect, test } from 'vitest';
import { pageSource, withSource } from './marked-link.ts';

const own = ['shop.example', '10.0.0.1:3000', 'localhost:80'];

test.each([
  ['/en-us/p/1', undefined, null],
  ['/en-us/p/1', 'https://www.google.com/', 'google'],
  ['/en-us/p/1', 'https://blog.example/post?x=1', 'blog.example'],
  ['/en-us/p/1', 'https://shop.example/en-us/', null],
  ['/en-us/p/1', 'http://10.0.0.1:3000/en-us/', null],
  ['/en-us/p/1?utm_source=news', 'https://www.google.com/', null],
  ['/en-us/p/1?gclid=x', 'https://www.google.com/', null],
  ['/en-us/p/1', 'http://localhost/', null],
  ['/en-us/p/1', 'no address', null],
  ['/en-us/p/1', 'https://"onload=x".example/', 'onload-x-.example'],
])('%s from %s', (path, referrer, source) => {
  expect(pageSource({ path, referrer, own })).toBe(source);
});

test('links into the app name it, others do not', () => {
  const page = '<a class="shop" href="/en-us/">x</a><a class="open" href="/?lang=en-US&amp;currency=USD#/">x</a>';
  expect(withSource(page, 'google')).toBe(
    '<a class="shop" href="/en-us/">x</a><a class="open" href="/?utm_source=google&amp;lang=en-US&amp;currency=USD#/">x</a>',
  );
});
