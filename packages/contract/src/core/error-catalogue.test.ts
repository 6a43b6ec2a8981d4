import { expect, test } from 'vitest';
import { errorCatalogue } from './error-catalogue.ts';

/** Two pairs of refusals that say the same to a client and share their number on purpose. */
const SHARED = new Set([4004, 4009]);

test('every refusal has a number of its own', () => {
  const keys = new Map<number, string[]>();
  for (const [key, { code }] of Object.entries(errorCatalogue)) keys.set(code, [...(keys.get(code) ?? []), key]);
  expect([...keys].filter(([code, all]) => all.length > 1 && !SHARED.has(code))).toEqual([]);
});
