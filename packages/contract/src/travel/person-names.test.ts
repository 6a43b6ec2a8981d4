import { expect, test } from 'vitest';
import { fullName } from './person-names.ts';

test.each([
  ['小明', '王', '王小明'],
  ['Ann', 'Lee', 'Ann Lee'],
  ['Xiaoming', 'Wang', 'Xiaoming Wang'],
  ['José', '王', 'José 王'],
])('%s of the family %s is read as %s', (givenName, familyName, read) => {
  expect(fullName({ givenName, familyName })).toBe(read);
});
