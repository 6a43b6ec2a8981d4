import type { DiningDay } from '@app/contract/verticals/dining/staff-schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DayGrid } from './day-grid';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The quarters of an evening that goes on until half past one at night. */
const columns = Array.from({ length: 30 }, (_, index) => {
  const minutes = 18 * 60 + index * 15;
  const hour = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return { time: `${hour}:${String(minutes % 60).padStart(2, '0')}`, nextDay: minutes >= 24 * 60 };
});
const day = (now: number | null) =>
  ({
    columns,
    now,
    pace: null,
    arrivals: columns.map((_, index) => (index === 27 ? 4 : 0)),
    areas: [
      { id: 'hall', name: 'Hall', tables: 3, seatsMin: 2, seatsMax: 4, used: columns.map((_, index) => index % 4) },
    ],
  }) as unknown as DiningDay;

test('the grid of a day has every quarter until the night is over, under the hours they are parts of', () => {
  render(<DayGrid day={day(null)} />);
  const heads = screen.getAllByRole('columnheader').slice(1);
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['18:00', '19:00', '20:00', '21:00', '22:00', '23:00', '00:00', '01:00'],
  ]);
  expect(heads.map((head) => (head as HTMLTableCellElement).colSpan)).toEqual([4, 4, 4, 4, 4, 4, 4, 2]);
  for (const row of screen.getAllByRole('row').slice(1)) expect(row.querySelectorAll('td')).toHaveLength(30);
  // Who arrives at a quarter to one.
  expect(screen.getByText('4', { selector: 'b' }).closest('td')?.cellIndex).toBe(28);
});

test('where it is wider than the screen it opens on the present', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3_000);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  render(<DayGrid day={day(20)} />);
  expect(screen.getByRole('region').scrollLeft).toBe(1_500);
});
