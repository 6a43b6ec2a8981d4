import { describe, expect, test } from 'vitest';
import { canChoose, chosenVariant, firstChoice, missingSpec, mostOf, type Variant } from './variant-choice.ts';

const price = { usd: 100, amount: 100, currency: 'USD' };
const variant = (id: string, values: string[], available: number): Variant => ({
  id,
  values,
  price,
  listPrice: null,
  points: null,
  stock: available > 0 ? 'in' : 'out',
  available,
  image: null,
});
const value = (id: string) => ({ id, name: id, image: null });
const product = {
  specs: [
    { id: 'colour', name: 'Colour', values: [value('sand'), value('ink')] },
    { id: 'size', name: 'Size', values: [value('s'), value('m')] },
  ],
  variants: [variant('1', ['sand', 's'], 3), variant('2', ['sand', 'm'], 0), variant('3', ['ink', 'm'], 9)],
};

describe('choosing a variant', () => {
  test('when every spec has a choice, then its variant is found', () => {
    expect(chosenVariant(product, { colour: 'ink', size: 'm' })?.id).toBe('3');
  });
  test('when a spec is missing, then there is no variant and the button asks for that spec', () => {
    expect(chosenVariant(product, { colour: 'ink' })).toBeNull();
    expect(missingSpec(product, { colour: 'ink' })?.id).toBe('size');
  });
  test('when a combination is sold out or not made, then its value cannot be chosen', () => {
    expect(canChoose(product, { colour: 'sand' }, { specId: 'size', valueId: 'm' })).toBe(false);
    expect(canChoose(product, { colour: 'ink' }, { specId: 'size', valueId: 's' })).toBe(false);
    expect(canChoose(product, { colour: 'sand' }, { specId: 'size', valueId: 's' })).toBe(true);
  });
  test('when a value of the same spec is asked for, then the present choice of that spec does not matter', () => {
    expect(canChoose(product, { colour: 'sand', size: 's' }, { specId: 'colour', valueId: 'ink' })).toBe(false);
    expect(canChoose(product, { colour: 'sand', size: 'm' }, { specId: 'colour', valueId: 'ink' })).toBe(true);
  });
  test('when a spec has one value, then it is chosen from the start', () => {
    const one = { ...product, specs: [{ id: 'colour', name: 'Colour', values: [value('sand')] }] };
    expect(firstChoice(one)).toEqual({ colour: 'sand' });
  });
  test('when stock, limit and 999 differ, then the smallest is the most one may take', () => {
    expect(mostOf(variant('x', [], 50), 5)).toBe(5);
    expect(mostOf(variant('x', [], 3), 5)).toBe(3);
    expect(mostOf(variant('x', [], 5000), null)).toBe(999);
  });
});
