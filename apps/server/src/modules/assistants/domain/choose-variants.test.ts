import { expect, test } from 'vitest';
import { chooseVariants, offeredBeside } from './choose-variants.ts';

const specs = [
  {
    name: 'Colour',
    values: [
      { id: 'r', name: 'Red' },
      { id: 'b', name: 'Blue' },
    ],
  },
  {
    name: 'Size',
    values: [
      { id: 's', name: 'Small' },
      { id: 'l', name: 'Large' },
    ],
  },
];
const variants = [
  { id: 'rs', values: ['r', 's'], available: false },
  { id: 'rl', values: ['r', 'l'], available: true },
  { id: 'bs', values: ['b', 's'], available: true },
];
const choose = (of: Partial<Parameters<typeof chooseVariants>[1]>) => {
  const { variants: found, chosen } = chooseVariants(
    { specs, variants },
    { variantId: null, selected: [], preferences: [], ...of },
  );
  return { ids: found.map(({ id }) => id), chosen };
};

test('2026-04-08: without a choice the first that can be had is featured, and its options are in force', () => {
  expect(choose({})).toEqual({ ids: ['rl', 'rs', 'bs'], chosen: ['r', 'l'] });
});

test('2026-04-08: a choice narrows, by label or id, in any case', () => {
  expect(choose({ selected: [{ name: 'colour', label: 'BLUE' }] })).toEqual({ ids: ['bs'], chosen: ['b', null] });
  expect(choose({ selected: [{ name: 'Size', id: 's', label: 'x' }] }).ids).toEqual(['bs', 'rs']);
});

test('2026-04-08: a named variant comes first and its own options hold, whatever is chosen beside', () => {
  expect(choose({ variantId: 'rs', selected: [{ name: 'Colour', label: 'Blue' }] })).toEqual({
    ids: ['rs'],
    chosen: ['r', 's'],
  });
});

test('2026-04-08: where nothing matches, options are given up from the end of the preferences', () => {
  const selected = [
    { name: 'Colour', label: 'Blue' },
    { name: 'Size', label: 'Large' },
  ];
  expect(choose({ selected, preferences: ['Colour', 'Size'] })).toEqual({ ids: ['bs'], chosen: ['b', null] });
  expect(choose({ selected, preferences: ['Size', 'Colour'] })).toEqual({ ids: ['rl'], chosen: [null, 'l'] });
  expect(choose({ selected }).chosen).toEqual(['b', null]);
  expect(choose({ selected: [{ name: 'Shape', label: 'Round' }] }).ids).toHaveLength(3);
});

test('2026-04-08: a value says whether it exists and can be had beside the choice', () => {
  const at = (index: number, value: string) => offeredBeside(variants, { at: index, value, chosen: ['b', 's'] });
  expect(at(0, 'r')).toEqual({ exists: true, available: false });
  expect(at(1, 'l')).toEqual({ exists: false, available: false });
  expect(at(1, 's')).toEqual({ exists: true, available: true });
});
