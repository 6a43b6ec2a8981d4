import { expect, it } from 'vitest';
import { unbrokenPieces } from './unbroken.ts';

const wholes = (text: string): string[] => unbrokenPieces(text).filter((_, index) => index % 2 === 1);

it('postal codes with a hyphen or in two parts stay whole', () => {
  expect(wholes('Rua dos Remédios 87, 1100-442 Lisboa')).toEqual(['1100-442']);
  expect(wholes('500 Howard St, San Francisco, CA 94105-1234')).toEqual(['94105-1234']);
  expect(wholes('10 Downing Street, London SW1A 2AA')).toEqual(['SW1A 2AA']);
  expect(wholes('200 Front St W, Toronto M5V 2T6')).toEqual(['M5V 2T6']);
  expect(wholes('Dam 1, 1012 JS Amsterdam')).toEqual(['1012 JS']);
  expect(wholes('〒604-8064 京都市中京区')).toEqual(['604-8064']);
  expect(wholes('京都市中京区 1-2-3')).toEqual(['1-2-3']);
});

it('flight numbers stay whole', () => {
  expect(wholes('6S 20, P3 442 Light with bag · 6L 401, 6S 17 Light')).toEqual(['6S 20', 'P3 442', '6L 401', '6S 17']);
  expect(wholes('特茹航空 TP 1352、6S 17 轻享')).toEqual(['TP 1352', '6S 17']);
  expect(wholes('Room 12 30, Boeing 737 MAX 8')).toEqual([]);
});

it('telephone numbers stay whole', () => {
  expect(wholes('Rua Nova 1, +351 21 555 0142')).toEqual(['+351 21 555 0142']);
  expect(wholes('+1 (415) 555-0100 · +81 75-555-0100')).toEqual(['+1 (415) 555-0100', '+81 75-555-0100']);
});

it('words break where they always did, and nothing is lost', () => {
  expect(wholes('A well-known place in the old town, floor 2')).toEqual([]);
  const text = 'Rua Nova 1-B, 1100-442 Lisboa';
  expect(unbrokenPieces(text).join('')).toBe(text);
  expect(unbrokenPieces('')).toEqual(['']);
});
