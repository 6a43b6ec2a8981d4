import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ines_Carvalho', 'IC'],
    ['ines', 'I'],
    ['a-b-c', 'AB'],
    ['林晓', '林'],
    ['_', ''],
    ['', ''],
  ])('when the nickname is "%s", then they are "%s"', (nickname, initials) => {
    expect(initialsOf(nickname)).toBe(initials);
  });
});
