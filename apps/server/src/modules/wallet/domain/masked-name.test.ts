import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test('when a name is masked, then its first and last letter stay and its length does not show', () => {
  expect(['Tomas', 'Al', 'X', '小红书', '张伟', '👨‍👩‍👧ana'].map(maskedName)).toEqual([
    'T***s',
    'A***',
    'X***',
    '小***书',
    '张***',
    '👨‍👩‍👧***a',
  ]);
});

test('when any name of three letters or more is masked, then nothing between its ends is left', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,50}$/), (name) => {
      expect(maskedName(name)).toBe(`${name[0]}***${name.at(-1)}`);
    }),
  );
});
