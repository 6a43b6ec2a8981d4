import { expect, test } from 'vitest';
import { withOtherType } from './other-type.ts';

const family = { passenger0: 'ana', passenger1: 'rui', passenger2: 'eva', passenger3: 'leo', lap3: '2' };
const types = ['adult', 'adult', 'child', 'baby'] as const;

test('a baby that has turned two comes last among the children', () => {
  expect(withOtherType(family, { types, index: 3, type: 'child' })).toEqual({
    types: ['adult', 'adult', 'child', 'child'],
    values: { passenger0: 'ana', passenger1: 'rui', passenger2: 'eva', passenger3: 'leo' },
    places: [0, 1, 2, 3],
  });
});

test('a child that is twelve by then moves before the children, and the baby stays with its adult', () => {
  expect(withOtherType(family, { types, index: 2, type: 'adult' })).toEqual({
    types: ['adult', 'adult', 'adult', 'baby'],
    values: { passenger0: 'ana', passenger1: 'rui', passenger2: 'eva', passenger3: 'leo', lap3: '2' },
    places: [0, 1, 2, 3],
  });
});

test('a baby whose adult turns out to be a child gets the first free lap', () => {
  expect(withOtherType(family, { types, index: 1, type: 'child' })).toEqual({
    types: ['adult', 'child', 'child', 'baby'],
    values: { passenger0: 'ana', passenger1: 'eva', passenger2: 'rui', passenger3: 'leo', lap3: '1' },
    places: [0, 2, 1, 3],
  });
});

test('somebody who is a baby still gets a lap that is free', () => {
  expect(withOtherType(family, { types, index: 2, type: 'baby' }).values).toEqual({
    passenger0: 'ana',
    passenger1: 'rui',
    passenger2: 'leo',
    lap2: '2',
    passenger3: 'eva',
    lap3: '1',
  });
});
