import { expect, test } from 'vitest';
import { gtinOf } from './gtin.ts';

test('numbers with the right check digit are GTINs', () => {
  for (const good of ['4006381333931', '036000291452', '96385074', '10614141000415']) expect(gtinOf(good)).toBe(good);
});

test('others are not', () => {
  for (const bad of [
    '4006381333932',
    '123',
    'SKU-1',
    '',
    '0000000000000',
    '2012345678903',
    '20123451',
    '01234565',
    '4006381333931 ',
  ]) {
    expect([bad, gtinOf(bad)]).toEqual([bad, null]);
  }
});
