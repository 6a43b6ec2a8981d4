import type { DealDay } from '@app/contract/deals/views';
import { describe, expect, it } from 'vitest';
import { buyHref, canBegin, choiceOf, costOf, nightsFrom, nightsToward } from './deal-choice.ts';

const price = (usd: number) => ({ usd, amount: usd * 2, currency: 'EUR' });
const dayOf = (day: number, now: number | null): DealDay => ({
  day: `2026-12-${day}`,
  was: price(300),
  before: null,
  now: now === null ? null : price(now),
  stays: Array.from({ length: 28 }, (_, index) => index + 1),
  time: null,
});
const calendar = [dayOf(10, null), dayOf(11, 100), dayOf(12, 110), dayOf(13, 120), dayOf(14, null), dayOf(15, 90)];
const free: { left: number; perCustomer: number | null } = { left: 50, perCustomer: null };

describe('nights of a stay', () => {
  const most = (day: string, of = free) => nightsFrom(calendar, day, of).at(-1);
  it('end with the days that follow each other', () => {
    expect(nightsFrom(calendar, '2026-12-11', free)).toEqual([1, 2, 3]);
    expect(most('2026-12-13')).toBe(1);
    expect(most('2026-12-15')).toBe(1);
  });
  it('are no more than are left or one customer can have, and one at least', () => {
    expect(most('2026-12-11', { ...free, left: 2 })).toBe(2);
    expect(nightsFrom(calendar, '2026-12-11', { left: 50, perCustomer: 1 })).toEqual([1]);
    expect(nightsFrom(calendar, '2026-12-11', { left: 0, perCustomer: 0 })).toEqual([1]);
  });
  it('are those that can be booked: no arrival, no departure, a least stay', () => {
    const strict = [
      { ...dayOf(11, 80), stays: [] },
      { ...dayOf(12, 110), stays: [2, 4] },
      dayOf(13, 100),
      { ...dayOf(14, 90), stays: [3] },
      dayOf(15, 120),
    ];
    const deal = { calendar: strict, ...free };
    expect(canBegin(deal, '2026-12-11')).toBe(false);
    expect(nightsFrom(strict, '2026-12-12', free)).toEqual([2, 4]);
    // Three nights from the 14th would go beyond the deal.
    expect(canBegin(deal, '2026-12-14')).toBe(false);
    expect(choiceOf(deal, { day: '2026-12-11' })).toEqual({ day: '2026-12-13', nights: 1 });
    expect(choiceOf(deal, { day: '2026-12-12' })).toEqual({ day: '2026-12-12', nights: 2 });
    expect([nightsToward([2, 4], 3, 2), nightsToward([2, 4], 3, 4), nightsToward([2, 4], 9, 4)]).toEqual([4, 2, 4]);
  });
});

describe('the choice of an address', () => {
  const deal = { calendar, ...free };
  it('is the day of the lowest price, for one night, where nothing is asked', () => {
    expect(choiceOf(deal, {})).toEqual({ day: '2026-12-15', nights: 1 });
  });
  it('is what is asked for where that can be had', () => {
    expect(choiceOf(deal, { day: '2026-12-12', nights: '2' })).toEqual({ day: '2026-12-12', nights: 2 });
  });
  it('gets sound where it is not', () => {
    expect(choiceOf(deal, { day: '2026-12-14', nights: 'x' })).toEqual({ day: '2026-12-15', nights: 1 });
    expect(choiceOf(deal, { day: '2026-12-11', nights: '99' })).toEqual({ day: '2026-12-11', nights: 3 });
    expect(choiceOf(deal, { day: '2026-02-30', nights: '99' })).toEqual({ day: '2026-12-15', nights: 1 });
    expect(choiceOf(deal, { day: '2026-12-12', nights: '0' })).toEqual({ day: '2026-12-12', nights: 1 });
  });
  it('is none without a day', () => {
    expect(choiceOf({ calendar: [dayOf(10, null)], ...free }, { day: '2026-12-10' })).toBeNull();
    expect(choiceOf({ calendar: [], ...free }, {})).toBeNull();
  });
});

it('nights cost what each of them costs', () => {
  expect(costOf(calendar, { day: '2026-12-11', nights: 3 })).toEqual({ usd: 330, amount: 660, currency: 'EUR' });
  expect(costOf(calendar, { day: '2026-12-15', nights: 1 })).toEqual(price(90));
  expect(costOf(calendar, { day: '2026-12-14', nights: 1 })).toBeNull();
});

describe('the way to buy', () => {
  const choice = { day: '2026-12-31', nights: 2 };
  it('keeps what is chosen', () => {
    expect(buyHref({ kind: 'hotel', target: { id: 'h' }, calendar: [], ...free }, choice)).toBe(
      '#/hoteldetails?id=h&checkIn=2026-12-31&checkOut=2027-01-02',
    );
    expect(buyHref({ kind: 'flight', target: { from: 'a', to: 'b' }, calendar: [], ...free }, choice)).toBe(
      '#/ticketssearch?from=a&to=b&day=2026-12-31',
    );
    expect(buyHref({ kind: 'tour', target: { id: 't' }, calendar: [], ...free }, choice)).toBe(
      '#/traveldetail?id=t&day=2026-12-31',
    );
  });
  it('leads to a table at the first hour of the day that can still be booked at the deal', () => {
    const table = { kind: 'table', target: { id: 'r' }, ...free } as const;
    const hrefOf = (calendar: DealDay[]) => buyHref({ ...table, calendar }, choice);
    const dayAt = (day: string, time: string | null): DealDay => ({ ...dayOf(31, 90), day, time });
    expect(hrefOf([dayAt('2026-12-30', '17:00'), dayAt('2026-12-31', '19:30')])).toBe(
      '#/dinindetail?id=r&day=2026-12-31&time=19%3A30',
    );
    expect(hrefOf([dayAt('2026-12-31', null)])).toBe('#/dinindetail?id=r&day=2026-12-31');
  });
  it('leads to a table with the menu of the deal for everybody of a party that the deal is there for', () => {
    const hrefOf = (least: string, bounds = free) =>
      buyHref({ kind: 'table', target: { id: 'r', menu: 'm', least }, calendar: [], ...bounds }, choice);
    const to = (people: number) =>
      `#/dinindetail?id=r&day=2026-12-31&adults=${people}&menus=${encodeURIComponent(`m:${people}`)}`;
    expect(hrefOf('1')).toBe(to(2));
    expect(hrefOf('4')).toBe(to(4));
    expect(hrefOf('1', { left: 1, perCustomer: null })).toBe(to(1));
    expect(hrefOf('1', { left: 9, perCustomer: 1 })).toBe(to(1));
    expect(hrefOf('2', { left: 1, perCustomer: null })).toBe(to(2));
  });
  it('leads there without a choice too', () => {
    expect(buyHref({ kind: 'hotel', target: { id: 'h' }, calendar: [], ...free }, null)).toBe('#/hoteldetails?id=h');
    expect(buyHref({ kind: 'dining', target: { set: 's' }, calendar: [], ...free }, null)).toBe('#/combodetail?set=s');
    expect(buyHref({ kind: 'product', target: { id: 'p' }, calendar: [], ...free }, null)).toBe('#/goodsdetail?id=p');
  });
});
