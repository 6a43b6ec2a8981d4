import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('when a nickname is shown to everybody, then at most its beginning is', () => {
  expect(['Anna-Lena', 'Bo', '王小明', '', '👩‍🚀x'].map(shortName)).toEqual([
    'An***',
    'B***',
    '王小***',
    '***',
    '👩‍***',
  ]);
});
