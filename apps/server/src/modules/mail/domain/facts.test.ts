import { LOCALES } from '@app/contract/core/locale';
import { expect, test } from 'vitest';
import { backText, factWriter, leaveText } from './facts.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const english = factWriter('en-US', NOW);

test('one point is one point, and many are grouped as the reader does', () => {
  expect(backText(english, { amount: null, points: 1 }, true)).toBe('Back in your account: 1 point.');
  expect(backText(english, { amount: null, points: 1_250 }, false)).toBe(
    'Nothing was charged. Back in your account: 1,250 points.',
  );
  expect(leaveText(english, { amount: '$5.00', points: 2 })).toBe(
    'Or cancel now and get everything back: $5.00 and 2 points.',
  );
  expect(backText(factWriter('es', NOW), { amount: null, points: 1 }, true)).toBe('De nuevo en tu cuenta: 1 punto.');
});

test('every language says it without a place left open', () => {
  for (const locale of LOCALES)
    for (const points of [0, 1, 12])
      for (const amount of [null, '$1.00']) {
        const writer = factWriter(locale, NOW);
        const money = { amount, points };
        expect(backText(writer, money, true) + backText(writer, money, false) + leaveText(writer, money)).not.toMatch(
          /[{}]|undefined/,
        );
      }
});
