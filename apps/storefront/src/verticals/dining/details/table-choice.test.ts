import type { DealMark } from '@app/contract/deals/deal-mark';
import type { TableProblem } from '@app/contract/verticals/dining/facts';
import type { RestaurantDetail, TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { describe, expect, it } from 'vitest';
import { freeInstead, paidAhead, tableChoiceOf, timesAround } from './table-choice.ts';

const dollars = (usd: number) => ({ usd, amount: usd, currency: 'USD' });

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
  outdoor: false,
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

it('what is paid with a table is its menus that are paid ahead, and the deposit of the others', () => {
  const menu = (id: string, prepaid: boolean): RestaurantDetail['menus'][number] => ({
    id,
    prepaid,
    name: id,
    courses: [],
    price: dollars(9_000),
    minPeople: 1,
    picture: null,
    deals: [],
  });
  const menus = [menu('ahead', true), menu('there', false)];
  const at = { atDeals: [], deposit: null };
  const ahead = (chosen: { id: string; count: number }[], of: Pick<TableSlots, 'atDeals' | 'deposit'> = at) =>
    paidAhead({ menus }, of, { time: '19:30', menus: chosen });
  const nothing = { menus: null, deposit: null };
  expect(ahead([])).toEqual(nothing);
  expect(ahead([{ id: 'there', count: 2 }])).toEqual(nothing);
  expect(ahead([{ id: 'ahead', count: 0 }])).toEqual(nothing);
  expect(ahead([{ id: 'ahead', count: 2 }])).toEqual({ menus: dollars(18_000), deposit: null });

  // Whoever has a menu pays no deposit; at a deal's hour a menu costs what the deal says.
  const deposit = { each: dollars(1_000), people: 3, total: dollars(3_000) };
  const deal = { id: 'd', name: 'Early', was: dollars(9_000) } as unknown as DealMark;
  const atDeals = [{ time: '19:30', menus: [{ id: 'ahead', price: dollars(6_750), deal }] }];
  expect(ahead([], { atDeals, deposit })).toEqual({ menus: null, deposit: { total: dollars(3_000), people: 3 } });
  expect(ahead([{ id: 'ahead', count: 2 }], { atDeals, deposit })).toEqual({
    menus: dollars(13_500),
    deposit: { total: dollars(1_000), people: 1 },
  });
  expect(ahead([{ id: 'ahead', count: 3 }], { atDeals, deposit }).deposit).toBeNull();
});
