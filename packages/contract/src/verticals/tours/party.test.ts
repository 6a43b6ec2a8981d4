import { expect, test } from 'vitest';
import { seatsOf, sortParty, type TourParty, tourTravellers, type UnitRule } from './party.ts';

const unit = (key: UnitRule['key'], ageFrom: number, ageTo: number, more: Partial<UnitRule> = {}): UnitRule => ({
  key,
  ageFrom,
  ageTo,
  takesSeat: true,
  needsAdult: false,
  ...more,
});
const adult = unit('adult', 16, 64);
const senior = unit('senior', 65, 120);
const child = unit('child', 4, 15, { needsAdult: true });
const infant = unit('infant', 0, 3, { needsAdult: true, takesSeat: false });
const all = [adult, senior, child, infant];
const party = (more: Partial<TourParty>): TourParty => ({ adults: 0, seniors: 0, childAges: [], ...more });

/** People by unit and the places they take, or the flaw. */
function sorted(units: readonly UnitRule[], of: Partial<TourParty>): unknown {
  const found = sortParty(units, party(of));
  if ('flaw' in found) return found.flaw;
  const counts = found.counts.map(({ unit: { key }, count }) => [key, count]);
  return [Object.fromEntries(counts), seatsOf(found.counts)];
}

test.each<[string, readonly UnitRule[], Partial<TourParty>, unknown]>([
  [
    'each at their age',
    all,
    { adults: 2, seniors: 1, childAges: [3, 4, 15] },
    [{ adult: 2, senior: 1, child: 2, infant: 1 }, 5],
  ],
  ['a child of an adult’s age is an adult', all, { adults: 1, childAges: [16] }, [{ adult: 2 }, 2]],
  ['and may go alone', all, { childAges: [16] }, [{ adult: 1 }, 1]],
  ['without a unit for seniors they are adults', [adult, child], { adults: 1, seniors: 2 }, [{ adult: 3 }, 3]],
  ['a senior answers for a child', all, { seniors: 1, childAges: [5] }, [{ senior: 1, child: 1 }, 2]],
  [
    'nobody of an age that is not taken',
    [adult, child],
    { adults: 1, childAges: [3] },
    { field: 'childAges', message: 'field.tour_age' },
  ],
  ['no adults where there are none', [child], { adults: 1 }, { field: 'adults', message: 'field.tour_age' }],
  [
    'no seniors where there is no unit for them',
    [child],
    { seniors: 1 },
    { field: 'seniors', message: 'field.tour_age' },
  ],
  ['no children alone', all, { childAges: [15, 2] }, { field: 'adults', message: 'field.tour_needs_adult' }],
  ['nobody at all', all, {}, { field: 'adults', message: 'field.required' }],
])('%s', (_, units, of, expected) => {
  expect(sorted(units, of)).toEqual(expected);
});

test('travellers are all, also those on a lap', () => {
  expect(tourTravellers(party({ adults: 2, seniors: 1, childAges: [0, 9] }))).toBe(5);
});
