import { t } from '@app/client/i18n';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { agesOf, ageText, usePartyText } from './party-text.ts';

beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

test('babies are named as such, and an age below one is no number', () => {
  const { guests, whole } = renderHook(usePartyText).result.current;
  expect(guests({ adults: 2, childAges: [7, 1, 0] })).toBe('2 adults, 1 child, 2 babies');
  expect(whole({ rooms: 1, adults: 1, childAges: [null, 0] })).toBe('1 room, 1 adult, 1 child, 1 baby');
  expect([0, 1, 2].map((age) => ageText(t, age))).toEqual(['Under 1', '1 year', '2 years']);
});

test('an age is asked of whom it is of: babies and children are counted apart, whose age is not known is a child', () => {
  const named = agesOf([7, 1, null, 0]).map(({ kind, index }) => t(`travel.age_of_${kind}`, { index }));
  expect(named).toEqual(['Age of child 1', 'Age of baby 1', 'Age of child 2', 'Age of baby 2']);
});
