import { expect, test } from 'vitest';
import { guestOf } from './contact-guest.ts';

test('the contact is the guest of a table, with a family name in any writing', () => {
  const names = ['Ines de Sousa', 'Ines', '王小明', '王'].map((name) => {
    const { givenName, familyName } = guestOf({ name });
    return [givenName, familyName];
  });
  expect(names).toEqual([
    ['Ines de', 'Sousa'],
    ['', 'Ines'],
    ['小明', '王'],
    ['', '王'],
  ]);
});
