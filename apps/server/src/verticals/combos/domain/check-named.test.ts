import type { SlotRule } from '@app/contract/travel/slot-rules';
import { expect, test } from 'vitest';
import { cityOf, namedIn, unknownFields } from './check-named.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const flight: SlotRule = { kind: 'flight', cityId: id(1), cabin: 'economy' };
const hotel: SlotRule = { kind: 'hotel', cityId: id(2), starsMin: 3, hotelIds: [id(3), id(4)] };
const table: SlotRule = { kind: 'dining', cityId: id(1), cuisine: null, restaurantIds: [id(5)], time: '19:30' };
const tour: SlotRule = { kind: 'tour', tourIds: [id(6)] };
const set: SlotRule = { kind: 'diningcombo', setIds: [id(7)] };

test('each kind of rule names its things in a field of its own; flights name only a city', () => {
  expect([flight, hotel, table, tour, set].map((rule) => namedIn(rule)?.field ?? null)).toEqual([
    null,
    'hotelIds',
    'restaurantIds',
    'tourIds',
    'setIds',
  ]);
  expect([flight, hotel, table, tour, set].map(cityOf)).toEqual([id(1), id(2), id(1), null, null]);
});

test('fields are named of cities and things that do not exist, and of nothing else', () => {
  const slots = [flight, hotel, tour].map((rule) => ({ rule }));
  const named = [new Set<string>(), new Set([id(3)]), new Set([id(6)])];
  expect(unknownFields(slots, { cities: new Set([id(1)]), named })).toEqual([
    'slots.1.rule.cityId',
    'slots.1.rule.hotelIds.1',
  ]);
  const known = {
    cities: new Set([id(1), id(2)]),
    named: [new Set<string>(), new Set([id(3), id(4)]), new Set([id(6)])],
  };
  expect(unknownFields(slots, known)).toEqual([]);
});
