import { expect, test } from 'vitest';
import { pagePath, slugOf } from './page-address.ts';

test('a slug has Latin letters and figures alone', () => {
  expect(slugOf("Café L'Été – 3 cups & more!")).toBe('cafe-lete-3-cups-more');
  expect(slugOf('  ')).toBe('');
  expect(slugOf('丝绸围巾')).toBe('');
  expect(slugOf('丝绸 Silk 围巾')).toBe('silk');
});

test('a long slug ends with a whole word', () => {
  const made = slugOf('handmade porcelain tea cup with a very long name that goes on for ever');
  expect(made).toBe('handmade-porcelain-tea-cup-with-a-very-long-name-that-goes');
  expect(slugOf('x'.repeat(80))).toBe('x'.repeat(60));
});

test('an address has the language, the kind, the id and the slug', () => {
  expect(pagePath('en-US', 'product', { id: '1', name: 'Blue cup' })).toBe('/en-us/p/1-blue-cup');
  expect(pagePath('zh-cn', 'hotel', { id: '1', name: '酒店' })).toBe('/zh-cn/hotel/1');
  expect(pagePath('es', 'flights', { id: 'lis-mad' })).toBe('/es/flights/lis-mad');
});
