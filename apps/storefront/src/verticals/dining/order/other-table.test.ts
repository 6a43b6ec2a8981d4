import type { DiningItem, TableSlots } from '@app/contract/verticals/dining/views';
import { describe, expect, it } from 'vitest';
import type { TableChoice } from '../details/table-choice.ts';
import {
  isOther,
  menusForPeople,
  otherAreaOf,
  otherMenusOf,
  otherMenusParam,
  otherTableOf,
  otherTableParams,
} from './other-table.ts';

const TODAY = '2026-12-01';
const item = {
  areaId: 'hall',
  day: '2026-12-14',
  time: '19:30',
  adults: 3,
  childAges: [5],
  menus: [{ id: 'tasting', count: 2 }],
} as unknown as DiningItem;
const hall = {
  id: 'hall',
  times: [
    { time: '19:30', problem: null },
    { time: '20:00', problem: 'full' },
  ],
};
const slots = { areas: [hall] } as unknown as TableSlots;

describe('another table in an address', () => {
  it('is the booked one but for what is named', () => {
    expect(otherTableOf(item, {}, TODAY)).toEqual({
      day: '2026-12-14',
      time: '19:30',
      party: { adults: 3, childAges: [5] },
    });
    expect(otherTableOf(item, { time: '21:00' }, TODAY)).toMatchObject({ time: '21:00', party: { adults: 3 } });
    expect(otherTableOf(item, { adults: '2' }, TODAY).party).toEqual({ adults: 2, childAges: [] });
    // What cannot be read counts as absent.
    expect(otherTableOf(item, { day: '2020-01-01', time: '25:00' }, TODAY)).toMatchObject({
      day: '2026-12-14',
      time: '19:30',
    });
  });

  it('names a party of two as well, since none means the booked one', () => {
    const ask = { day: null, time: null, party: { adults: 2, childAges: [] } };
    const { adults, childAges } = otherTableParams(ask);
    expect(otherTableOf(item, { adults, childAges }, TODAY).party).toEqual(ask.party);
  });

  it('keeps its kind while that can be had at the hour', () => {
    expect(otherAreaOf(slots, item, { time: '19:30', area: undefined })).toBe('hall');
    expect(otherAreaOf(slots, item, { time: '20:00', area: undefined })).toBeNull();
    expect(otherAreaOf(slots, item, { time: '20:00', area: 'terrace' })).toBe('terrace');
  });

  it('has the booked menus until others are named, none at all included', () => {
    expect(otherMenusOf(item, undefined)).toEqual([{ id: 'tasting', count: 2 }]);
    expect(otherMenusOf(item, 'share:1')).toEqual([{ id: 'share', count: 1 }]);
    expect(otherMenusOf(item, otherMenusParam([{ id: 'tasting', count: 0 }]))).toEqual([]);
  });
});

describe('whether it is another', () => {
  const choice = { time: '19:30', nextDay: false, area: hall, problem: null } as unknown as TableChoice;
  const ask = otherTableOf(item, {}, TODAY);
  const same = { ask, choice, menus: otherMenusOf(item, undefined) };
  it('is told by the day, the hour, the kind, who comes and the menus', () => {
    expect(isOther(item, same)).toBe(false);
    expect(isOther(item, { ...same, ask: { ...ask, day: '2026-12-15' } })).toBe(true);
    expect(isOther(item, { ...same, choice: { ...choice, time: '21:00' } })).toBe(true);
    expect(isOther(item, { ...same, choice: { ...choice, area: null } })).toBe(true);
    expect(isOther(item, { ...same, ask: { ...ask, party: { adults: 3, childAges: [6] } } })).toBe(true);
    expect(isOther(item, { ...same, menus: [] })).toBe(true);
    expect(
      isOther(item, {
        ...same,
        menus: [
          { id: 'tasting', count: 2 },
          { id: 'share', count: 0 },
        ],
      }),
    ).toBe(false);
  });
});

it('wants no more menus than people come: the last ones are fewer', () => {
  const menus = [
    { id: 'a', count: 2 },
    { id: 'b', count: 2 },
  ];
  expect(menusForPeople(menus, 5)).toEqual(menus);
  expect(menusForPeople(menus, 3)).toEqual([menus[0], { id: 'b', count: 1 }]);
  expect(menusForPeople(menus, 1)).toEqual([{ id: 'a', count: 1 }]);
});
