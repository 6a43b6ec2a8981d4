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
  expect(missingIn({ mapping: [null, 'price', null, null], numbers, styles })).toBe('sku');
  expect(missingIn({ mapping: ['sku', 'price', null, null], numbers, styles })).toBe('numbers');
  expect(missingIn({ mapping: ['sku', 'price', null, null], numbers, styles: [null, 'comma', null, null] })).toBeNull();
  expect(missingIn({ mapping: ['sku', null, 'price', null], numbers, styles })).toBeNull();
});
