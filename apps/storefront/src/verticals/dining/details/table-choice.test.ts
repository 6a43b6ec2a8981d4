import type { TableProblem } from '@app/contract/verticals/dining/facts';
import type { RestaurantDetail, TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { describe, expect, it } from 'vitest';
import { freeInstead, hasMenuAhead, tableChoiceOf, timesAround } from './table-choice.ts';

const slot = (time: string, problem: TableProblem | null = null, nextDay = false): TableSlot => ({
  time,
  nextDay,
  state: problem ? 'closed' : 'free',
  problem,
});

const area = (id: string, times: readonly TableSlot[]) => ({
  id,
  name: id,
  note: '',
  seatsMin: 1,
  seatsMax: 4,
  tables: 3,
  tablesNeeded: 1,
  times: [...times],
});

const slots: TableSlots = {
  atDeals: [],
  day: '2026-12-14',
  zone: 'Europe/Lisbon',
  strip: [],
  problem: null,
  mostTogether: 12,
  elsewhere: null,
  hours: [],
  stayMinutes: 120,
  waitMinutes: 15,
  areas: [
    area('terrace', [slot('19:00'), slot('19:30', 'full'), slot('20:00', 'pace'), slot('20:30')]),
    area('hall', [slot('19:00', 'full'), slot('19:30', 'full'), slot('20:00'), slot('00:30', null, true)]),
  ],
  times: [slot('19:00'), slot('19:30', 'full'), slot('20:00'), slot('20:30'), slot('00:30', null, true)],
  next: [
    { day: '2026-12-14', time: '20:00', nextDay: false, areaId: 'hall', area: 'hall', state: 'free' },
    { day: '2026-12-15', time: '19:30', nextDay: false, areaId: 'hall', area: 'hall', state: 'free' },
  ],
  deposit: null,
  policy: [],
};

describe('the table that an address names', () => {
  it('is the one of its kind, free or not', () => {
    expect(tableChoiceOf(slots, { time: '20:30', areaId: 'terrace' })).toMatchObject({ problem: null });
    expect(tableChoiceOf(slots, { time: '20:00', areaId: 'terrace' })).toMatchObject({ problem: 'pace' });
  });

  it('is of the first kind that is free where none is named', () => {
    expect(tableChoiceOf(slots, { time: '20:00', areaId: null })?.area?.id).toBe('hall');
    expect(tableChoiceOf(slots, { time: '19:30', areaId: null })).toMatchObject({ area: null, problem: 'full' });
  });

  it('is the first free one of the day where no time is named', () => {
    expect(tableChoiceOf(slots, { time: null, areaId: null })).toMatchObject({ time: '20:00', problem: null });
    expect(tableChoiceOf({ ...slots, next: slots.next.slice(1) }, { time: null, areaId: null })).toBeNull();
  });

  it('says that nothing begins at an hour that is not offered', () => {
    expect(tableChoiceOf(slots, { time: '13:10', areaId: 'hall' })?.problem).toBe('closed_hour');
    const shut: TableSlots = { ...slots, problem: 'closed_day', areas: [], times: [] };
    expect(tableChoiceOf(shut, { time: '19:30', areaId: null })?.problem).toBe('closed_day');
  });
});

describe('times around one', () => {
  it('are the nearest in their order, hours after midnight last', () => {
    const all = ['18:00', '18:30', '19:00', '19:30', '20:00'].map((time) => slot(time));
    expect(timesAround(all, '19:30', 3).map(({ time }) => time)).toEqual(['19:00', '19:30', '20:00']);
    expect(timesAround(all, null, 2).map(({ time }) => time)).toEqual(['18:00', '18:30']);
    const lunch = [slot('13:30'), ...all];
    expect(timesAround(lunch, '18:00', 3).map(({ time }) => time)).toEqual(['18:00', '18:30', '19:00']);
    const late = [...all, slot('00:30', null, true)];
    expect(timesAround(late, '00:30', 2).map(({ time }) => time)).toEqual(['20:00', '00:30']);
  });
});

it('offers later times of the same kind first, then any', () => {
  const choice = tableChoiceOf(slots, { time: '19:30', areaId: 'terrace' });
  if (!choice) throw new Error('no choice');
  expect(freeInstead(slots, choice, 3).map(({ day, time, areaId }) => `${day} ${time} ${areaId}`)).toEqual([
    '2026-12-14 20:30 terrace',
    '2026-12-14 20:00 hall',
    '2026-12-15 19:30 hall',
  ]);
});

it('something is paid ahead once a menu is chosen that is', () => {
  const menu = (id: string, prepaid: boolean): RestaurantDetail['menus'][number] => ({
    id,
    prepaid,
    name: id,
    courses: [],
    price: { usd: 9_000, amount: 9_000, currency: 'USD' },
    minPeople: 1,
    picture: null,
    deals: [],
  });
  const menus = [menu('ahead', true), menu('there', false)];
  expect(hasMenuAhead({ menus }, [])).toBe(false);
  expect(hasMenuAhead({ menus }, [{ id: 'there', count: 2 }])).toBe(false);
  expect(hasMenuAhead({ menus }, [{ id: 'ahead', count: 0 }])).toBe(false);
  expect(hasMenuAhead({ menus }, [{ id: 'ahead', count: 1 }])).toBe(true);
});
