import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlipWithin, slips, slipsBetween, unharmedParts } from './slip.ts';

test.each([
  ['lisbno', 'lisbon', 1],
  ['lissabon', 'lisbon', 2],
  ['milan', 'xinxilan', null],
  ['milan', 'auckland', null],
  ['mumbai', 'dubai', null],
  ['rom', 'rome', null],
  ['雷克雅末克', '雷克雅未克', 1],
  ['雷克未雅克', '雷克雅未克', 1],
  ['里斯木', '里斯本', 1],
  ['马拉加', '马拉喀什', null],
  ['巴里', '巴黎', null],
])('%s is so many slips from %s: %s', (typed, name, found) => {
  expect(slips(typed, name)).toBe(found);
});

test('a slip inside a longer Chinese name is found, and not in one that is about something else', () => {
  expect(isSlipWithin('特茹合酒店', '里斯本特茹河酒店')).toBe(true);
  expect(isSlipWithin('特茹合酒店', '巴黎歌剧院酒店')).toBe(false);
  expect(isSlipWithin('特茹', '里斯本特茹河酒店')).toBe(false);
});

test('of the parts of what was typed one stands in whatever it is meant as', () => {
  const han = fc.constantFrom(...'雷克雅未里斯本东京巴黎特茹河');
  const name = fc.array(han, { minLength: 4, maxLength: 9 });
  fc.assert(
    fc.property(name, fc.nat(), han, (letters, place, other) => {
      const changed = letters.with(place % letters.length, other).join('');
      expect(unharmedParts(changed).some((part) => letters.join('').includes(part))).toBe(true);
    }),
  );
});

test('slips are letters too many, missing, others, or changed round', () => {
  expect(slipsBetween('derss', 'dress')).toEqual({ whole: 1, start: 1 });
  expect(slipsBetween('dres', 'dress').whole).toBe(1);
  expect(slipsBetween('neckal', 'necklace')).toEqual({ whole: 3, start: 1 });
  expect(slipsBetween('', 'ab')).toEqual({ whole: 2, start: 0 });
});
