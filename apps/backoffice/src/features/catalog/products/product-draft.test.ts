import { describe, expect, test } from 'vitest';
import {
  combinations,
  differFromFirst,
  hasTwins,
  newProduct,
  type SpecDraft,
  variantsFor,
  withFirstPrices,
} from './product-draft';

const spec = (id: string, ...values: string[]): SpecDraft => ({
  id,
  name: { 'en-US': id },
  values: values.map((value) => ({ id: value, name: { 'en-US': value }, image: null })),
});

describe('variants of a product', () => {
  test('when there is no spec, then there is one variant', () => {
    expect(combinations([])).toEqual([[]]);
  });

  test('when specs are combined, then the first one varies slowest', () => {
    expect(combinations([spec('colour', 'red', 'blue'), spec('size', 's', 'm')])).toEqual([
      ['red', 's'],
      ['red', 'm'],
      ['blue', 's'],
      ['blue', 'm'],
    ]);
  });

  test('when a value is added, then the variants that exist keep what they hold', () => {
    const held = variantsFor([spec('size', 's')], newProduct.variants).map((variant) => ({
      ...variant,
      id: 'kept',
      sku: 'A-S',
      priceUsd: 900,
      stock: 4,
    }));
    const after = variantsFor([spec('size', 's', 'm')], held);
    expect(after[0]).toEqual(held[0]);
    expect(after[1]).toMatchObject({ values: ['m'], sku: '', priceUsd: 900, stock: 0 });
    expect(after[1]).not.toHaveProperty('id');
  });

  test('when two values bear one name, then it is seen whatever the case', () => {
    expect(hasTwins([spec('size', 'S', 's ')])).toBe(true);
    expect(hasTwins([spec('size', 's', 'm'), spec('colour', 's')])).toBe(false);
  });
});

describe('the first row is copied to all', () => {
  const [blank] = newProduct.variants;
  const row = (values: Partial<(typeof newProduct.variants)[number]>) => ({
    ...(blank as NonNullable<typeof blank>),
    ...values,
  });
  const first = row({
    sku: 'A',
    priceUsd: 900,
    listPriceUsd: 1_200,
    costUsd: 300,
    points: 90,
    weightGrams: 250,
    stock: 4,
  });
  const second = row({ sku: 'B', priceUsd: 500, costUsd: 410, weightGrams: 80, stock: 9 });

  test('when prices and weight are copied, then costs, stock and numbers stay', () => {
    expect(withFirstPrices([first, second])[1]).toEqual({
      ...second,
      priceUsd: 900,
      listPriceUsd: 1_200,
      points: 90,
      weightGrams: 250,
    });
  });

  test('when only costs differ, then nothing would change', () => {
    expect(differFromFirst([first, second, { ...first, costUsd: 1 }])).toBe(1);
    expect(differFromFirst([first, { ...first, sku: 'C', costUsd: 1 }])).toBe(0);
  });
});
