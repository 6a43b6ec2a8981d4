import { expect, test } from 'vitest';
import { lettersApart } from './name-letters.ts';

test('letters between two names: none, one instead of another, one too many, two that changed places', () => {
  expect(lettersApart('SOUSA', 'SOUSA')).toBe(0);
  expect(lettersApart('SOUSA', 'SOUZA')).toBe(1);
  expect(lettersApart('SOUSA', 'SOUSAA')).toBe(1);
  expect(lettersApart('INES', 'IENS')).toBe(2);
  expect(lettersApart('', 'ANA')).toBe(3);
});
