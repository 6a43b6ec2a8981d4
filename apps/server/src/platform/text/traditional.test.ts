import { expect, test } from 'vitest';
import { mayBeTraditional, soundOfTraditional } from './traditional.ts';

test.each([
  ['手錶', true],
  ['馬克杯', true],
  ['雨傘', true],
  ['手表', false],
  ['帽子', false],
  ['USB-C 充电线', false],
  ['', false],
])('%s has traditional characters: %s', (text, is) => {
  expect(mayBeTraditional(text)).toBe(is);
});

test('traditional stretches are written by their sound, all else stays', async () => {
  expect(await soundOfTraditional('手錶')).toBe(' shoubiao ');
  expect(await soundOfTraditional('blue 馬克杯, 帽子')).toBe('blue  makebei , 帽子');
});
