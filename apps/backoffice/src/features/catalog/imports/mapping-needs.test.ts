import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { expect, test } from 'vitest';
import { missingIn, needsStyle } from './mapping-needs';

const numbers: ProductImport['numbers'] = (['ask', 'ask', 'point', 'ask'] as const).map((style) => ({
  style,
  sample: { cell: '1.234', point: '1.234', comma: '1234' },
}));

test('numbers are asked about where the column fills a field of numbers', () => {
  const mapping: ProductImport['mapping'] = ['sku', 'price', 'cost', null];
  expect([0, 1, 2, 3].map((at) => needsStyle({ mapping, numbers }, at))).toEqual([false, true, false, false]);
});

test('rows can be checked once a column fills the number of articles and no column of numbers is open', () => {
  const styles = [null, null, null, null];
  const settings = { currency: 'USD', makeCategories: false, categoryId: null, pieces: 0 };
  const file = { numbers, settings, dialect: 'own' as const };
  expect(missingIn({ ...file, mapping: [null, 'price', null, null], styles })).toBe('sku');
  expect(missingIn({ ...file, mapping: ['sku', 'price', null, null], styles })).toBe('numbers');
  expect(missingIn({ ...file, mapping: ['sku', 'price', null, null], styles: [null, 'comma', null, null] })).toBeNull();
  expect(missingIn({ ...file, mapping: ['sku', null, 'price', null], styles })).toBeNull();
});

test('the file of another program is known by its names, and its currency is said before it is read', () => {
  const settings = { currency: null, makeCategories: true, categoryId: null, pieces: 0 };
  const shopify = { numbers: [], styles: [], dialect: 'shopify' as const, settings };
  expect(missingIn({ ...shopify, mapping: ['number', 'price'] })).toBe('sku');
  expect(missingIn({ ...shopify, mapping: ['number', 'name'] })).toBe('currency');
  expect(missingIn({ ...shopify, mapping: ['name'], settings: { ...settings, currency: 'EUR' } })).toBeNull();
});
