import { expect, test } from 'vitest';
import { defineKeyedPort, definePort, type GivenPort, gatherGiven } from './port.ts';
import type { Platform } from './slice.ts';

const platformOf = (...given: GivenPort[]): Platform => ({ given: gatherGiven(given) }) as unknown as Platform;

test('a port holds what the slices of its platform give, in their order, and nothing of another platform', () => {
  const words = definePort<string>();
  const others = definePort<string>();
  const one = platformOf(words('first'), others('elsewhere'), words('second'));
  expect(words.all(one)).toEqual(['first', 'second']);
  expect(others.all(one)).toEqual(['elsewhere']);
  expect(words.all(platformOf())).toEqual([]);
});

test('a value is found by its key, the last of several; a missing one is named', () => {
  const kinds = defineKeyedPort<string, { kind: string; size: number }>('kind', ({ kind }) => kind);
  const one = platformOf(kinds({ kind: 'a', size: 1 }), kinds({ kind: 'b', size: 2 }), kinds({ kind: 'a', size: 3 }));
  expect(kinds.of(one, 'a').size).toBe(3);
  expect(kinds.all(one).map(({ size }) => size)).toEqual([3, 2]);
  expect(kinds.find(one, 'b')?.size).toBe(2);
  expect(kinds.find(one, 'c')).toBeUndefined();
  expect(() => kinds.of(one, 'c')).toThrow('no slice gives the kind c');
  expect(kinds.find(platformOf(), 'a')).toBeUndefined();
});
