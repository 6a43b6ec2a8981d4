import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('a second passkey of the same device has a number, the first that is free', () => {
  expect(freeName('Chrome on Linux', ['My phone'])).toBe('Chrome on Linux');
  expect(freeName('Chrome on Linux', ['Chrome on Linux'])).toBe('Chrome on Linux (2)');
  expect(freeName('Chrome on Linux', ['Chrome on Linux', 'Chrome on Linux (2)'])).toBe('Chrome on Linux (3)');
  expect(freeName('Chrome on Linux', ['Chrome on Linux (2)'])).toBe('Chrome on Linux');
});
