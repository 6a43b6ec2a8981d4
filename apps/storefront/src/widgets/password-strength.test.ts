import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('password strength', () => {
  it.each([
    ['', 0],
    ['abc12', 0],
    ['abcdef', 1],
    ['abcdefghijkl', 1],
    ['aaaaaaaa1', 1],
    ['lagoon42', 2],
    ['Lagoon-42-x', 3],
    ['lagoon and sail', 3],
  ])('when it is "%s", then it is %i of 3', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
