import type { MealCard as Meal } from '@app/contract/verticals/meals/views';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { dollars } from '../../testing/shop-answers.ts';
import { Saving } from './meal-card.tsx';

beforeEach(async () => {
  // The texts of the shop.
  await openScreen('/');
  cleanup();
});

const DEAL = { usual: dollars(5_000), was: dollars(4_500), percent: 11, endsAt: '2099-01-01T00:00:00.000Z' };

/** A set meal whose dishes cost 60, at 40, as it is shown. */
function show(deal: Meal['deal']) {
  const meal = { price: dollars(4_000), value: dollars(6_000), deal } as Partial<Meal> as Meal;
  const { container } = render(<Saving meal={meal} />);
  return [...container.querySelectorAll('s')].map(({ textContent }) => textContent);
}

test('without a deal the old price is what the dishes cost', () => {
  expect(show(null)).toEqual(['$60.00']);
  expect(screen.getByText(/\$20\.00/)).toBeVisible();
});

test('in a deal the old price and the saving are of the price before it alone', () => {
  expect(show(DEAL)).toEqual(['$45.00']);
  expect(screen.getByText(/You save \$5\.00/i)).toBeVisible();
  expect(screen.getByText('−11%')).toBeVisible();
});

test('a deal that is not below the price before it shows no old price and no saving', () => {
  expect(show({ ...DEAL, was: dollars(4_000), percent: 0 })).toEqual([]);
  expect(screen.queryByText(/save/i)).toBeNull();
});
