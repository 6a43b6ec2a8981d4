import { expect, test } from 'vitest';
import { about, negotiate } from './negotiate.ts';

const now = [{ version: '2026-04-08' }];

test('2026-04-08: capabilities that both have in one version are active, others are not', () => {
  expect(negotiate({ 'dev.ucp.shopping.checkout': now, 'dev.ucp.shopping.wishlist': now })).toEqual([
    'dev.ucp.shopping.checkout',
  ]);
  expect(negotiate({ 'dev.ucp.shopping.checkout': [{ version: '2026-01-23' }] })).toEqual([]);
  expect(negotiate({ 'dev.ucp.shopping.checkout': [{ version: '2026-01-23' }, ...now] })).toHaveLength(1);
  expect(negotiate({})).toEqual([]);
});

test('2026-04-08: an extension without its parent is excluded', () => {
  expect(negotiate({ 'dev.ucp.shopping.fulfillment': now })).toEqual([]);
  expect(negotiate({ 'dev.ucp.shopping.fulfillment': now, 'dev.ucp.shopping.checkout': now })).toHaveLength(2);
});

test('2026-04-08: an answer names what it is about and what extends that', () => {
  const all = negotiate({
    'dev.ucp.shopping.fulfillment': now,
    'dev.ucp.shopping.checkout': now,
    'dev.ucp.shopping.catalog.search': now,
  });
  expect(about('dev.ucp.shopping.checkout', all)).toEqual([
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.fulfillment',
  ]);
  expect(about('dev.ucp.shopping.catalog.search', all)).toEqual(['dev.ucp.shopping.catalog.search']);
});
