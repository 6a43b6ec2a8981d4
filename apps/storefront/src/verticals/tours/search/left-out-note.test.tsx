import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { tourFilters } from './search-filters.ts';
import type { TourSearch } from './use-tour-search.ts';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

const MONEY: TourSearch['money'] = { currency: 'USD', decimals: 2 };
function show(leftOut: TourSearch['leftOut']): void {
  const trip = { when: null, party: { adults: 3, seniors: 0, childAges: [5] } };
  const search = { city: 'lisbon', trip, filters: tourFilters.of({}, MONEY), money: MONEY, leftOut };
  render(
    <QueryClientProvider client={queries}>
      <LeftOutNote search={search as unknown as TourSearch} />
    </QueryClientProvider>,
  );
}

test('tours that a child is too young for are said, with the way to them', () => {
  show({ ages: 37, people: 0 });
  expect(screen.getByText('37 more tours take no children aged 5.')).toBeVisible();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'See them without children' });
  expect(href).toMatch(/city=lisbon.*adults=3/);
  expect(href).not.toMatch(/childAges=5/);
});

test('tours that are too small for the group are said, and nothing is where all take it', () => {
  show({ ages: 0, people: 1 });
  expect(screen.getByText('1 more tour does not take this group.')).toBeVisible();
  cleanup();
  show({ ages: 0, people: 0 });
  expect(screen.queryByRole('link')).toBeNull();
  show(null);
  expect(screen.queryByRole('link')).toBeNull();
});
