import type { ComboCard as Combo } from '@app/contract/verticals/combos/views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { dollars } from '../../../testing/shop-answers.ts';
import { ComboCard } from './combo-card.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

const COMBO: Combo = {
  id: idOf(90),
  name: 'Five days in Lisbon',
  cityId: idOf(91),
  city: 'Lisbon',
  country: 'Portugal',
  cover: '/a.webp',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  percent: 12,
  slots: [],
  themes: [],
  soldFrom: null,
  price: dollars(96_000),
  alone: dollars(100_000),
  memberParts: [],
  deal: null,
  left: null,
  day: '2027-05-10',
  from: null,
};

/** What the badge of a card says. */
function badgeOf(of: Partial<Combo>): string | undefined {
  render(
    <QueryClientProvider client={queries}>
      <ComboCard combo={{ ...COMBO, ...of }} href="#/combo" eager={false} />
    </QueryClientProvider>,
  );
  const badge = screen.queryByText(/%/)?.textContent;
  cleanup();
  return badge ?? undefined;
}

test('the badge says what is saved at the price that stands there, not the discount of the combo', () => {
  expect(badgeOf({})).toMatch(/\b4\s?%/);
  expect(badgeOf({ price: dollars(88_000) })).toMatch(/\b12\s?%/);
});

test('where nothing is saved on that day there is no badge; without a price it says up to how much', () => {
  expect(badgeOf({ price: dollars(100_000) })).toBeUndefined();
  expect(badgeOf({ price: null, alone: null })).toMatch(/up to 12\s?%/i);
});
