import { expect, test } from 'vitest';
import { lisbon } from '../demo/restaurants/lisbon.ts';
import { choicesFor } from '../domain/seating.ts';
import type { StoredArea } from '../domain/stored-restaurant.ts';

const areasOf = (of: (typeof lisbon)[number]) =>
  of.areas.map((area) => ({
    ...area,
    id: area.key,
    seatsMin: area.seats[0],
    seatsMax: area.seats[1],
    joins: true,
    online: true,
    sortWeight: 0,
  })) as unknown as StoredArea[];

test.each([1, 2, 3, 4, 5, 6, 7])('on weekday %i a terrace in Lisbon has an evening table for five', (weekday) => {
  const found = lisbon.filter(
    (one) =>
      one.hours.some(({ days, lastSeating }) => days.includes(weekday) && lastSeating >= '20:00') &&
      choicesFor({ areas: areasOf(one), maxParty: one.maxParty }, 5, 'terrace').length > 0,
  );
  expect(found.map(({ key }) => key)).not.toEqual([]);
});
