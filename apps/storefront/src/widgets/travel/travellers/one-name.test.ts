import { expect, test } from 'vitest';
import { isOneName, writtenTwice } from './one-name.ts';

test('the only name of somebody is written as surname and given names alike, whichever of both it was typed as', () => {
  const both = { family: 'Sukarno', given: 'Sukarno' };
  expect(writtenTwice({ family: ' Sukarno ', given: '' })).toEqual(both);
  expect(writtenTwice({ family: ' ', given: 'Sukarno' })).toEqual(both);
  expect(writtenTwice({ family: 'Reis', given: 'Ana' })).toBeNull();
  expect(writtenTwice({ family: '', given: '' })).toBeNull();
});

test('one name that stands for both is known', () => {
  expect(isOneName({ family: 'Sukarno', given: 'Sukarno ' })).toBe(true);
  expect(isOneName({ family: 'Reis', given: 'Ana' })).toBe(false);
  expect(isOneName({ family: '', given: '' })).toBe(false);
});
