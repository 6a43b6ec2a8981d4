import { expect, test } from 'vitest';
import { countedReferrer, countedScreen } from './counted-screen.ts';

const at = { origin: 'https://shop.example', title: 'A lamp · Shop' };

test('a thing that is looked at is named with its id and title, and nothing else of its address', () => {
  expect(countedScreen('productDetail', { ...at, search: '?id=7&invite=ABC' })).toEqual({
    url: 'https://shop.example/goodsdetail?id=7',
    title: 'A lamp · Shop',
  });
});

test.each([
  ['https://shop.example/en-us/hotel/1?checkIn=2026-12-14', ''],
  ['https://blog.example/a?token=secret', 'https://blog.example/'],
  ['android-app://com.example/', ''],
  ['', ''],
])('of the page before, %j, the site alone is said, and none of the shop itself', (referrer, said) => {
  expect(countedReferrer(referrer, 'https://shop.example')).toBe(said);
});

test('of an order, a payment or a search nothing is said but which screen it is', () => {
  expect(countedScreen('orderDetails', { ...at, search: '?id=9' })).toEqual({
    url: 'https://shop.example/orderdetails',
    title: 'orderDetails',
  });
  expect(countedScreen('cashier', { ...at, search: '?payment=9&key=secret' }).url).toMatch(/^[^?]*$/);
  expect(countedScreen('productListing', { ...at, search: '?keyword=pregnancy' }).url).toMatch(/^[^?]*$/);
});

test('the first screen brings what the link said of its source, before or after the hash', () => {
  const landed = 'https://shop.example/?utm_source=letter&lang=es#/?utm_campaign=may&token=secret';
  expect(countedScreen('home', { ...at, search: '', landed }).url).toBe(
    'https://shop.example/?utm_source=letter&utm_campaign=may',
  );
});
