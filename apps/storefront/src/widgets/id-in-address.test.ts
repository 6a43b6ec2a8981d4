import { expect, test } from 'vitest';
import { idIn } from './id-in-address.ts';

test('what is no id in an address is left out, as if it were not there', () => {
  expect(idIn('0199b341-2065-74f7-8d1a-900b3bfbe36c')).toBe('0199b341-2065-74f7-8d1a-900b3bfbe36c');
  for (const text of [undefined, '', 'lisbon', '0199b341', '0199b341-2065-74f7-8d1a-900b3bfbe36c ', '%00'])
    expect(idIn(text)).toBeUndefined();
});
