import type { DealMethod } from '@app/contract/deals/deal-facts';
import { type StaffTravelDeal, travelDealInput } from '@app/contract/travel-deals/schemas';
import { expect, test } from 'vitest';
import { bodyOf, copyOf, draftOf, newTravelDeal, travelDealForm } from './travel-deal-form';

const NOW = new Date('2026-11-25T10:20:30.000Z');

const deal: StaffTravelDeal = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'hotel',
  key: 'hotel:01900000-0000-7000-8000-000000000002',
  title: { 'en-US': 'Winter by the lake', es: 'Invierno en el lago' },
  line: { 'en-US': 'Nights in the week before Christmas' },
  method: 'off',
  value: 3_000,
  quota: 40,
  perCustomer: 4,
  startsAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-11-24T08:00:00.000Z',
  travelFrom: '2026-12-01',
  travelTo: '2026-12-24',
  weekdays: [1, 2, 3, 4],
  sitting: null,
  enabled: false,
  state: 'ended',
  subject: {
    key: 'hotel:01900000-0000-7000-8000-000000000002',
    name: 'Lake House',
    place: 'Lucerne',
    cover: '/files/demo/lake.webp',
    online: true,
  },
  claimed: 7,
  waiting: 2,
  version: 3,
};

const Input = () => null;
const valueFor = (method: DealMethod) =>
  travelDealForm({ exists: false, kind: null, method, Subject: Input, Moment: Input }).find(
    ({ name }) => name === 'value',
  );

test('a new deal runs for three days from the next full hour, takes 20 percent off 50 units, on every weekday', () => {
  expect(newTravelDeal(NOW)).toMatchObject({
    kind: null,
    key: null,
    method: 'percent',
    value: 20,
    quota: 50,
    perCustomer: null,
    startsAt: '2026-11-25T11:00:00.000Z',
    endsAt: '2026-11-28T11:00:00.000Z',
    travelFrom: null,
    travelTo: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    enabled: true,
  });
});

test('what is sent of a deal that exists is what it holds, and nothing that the server finds out by itself', () => {
  const { id: _id, state: _state, subject: _subject, claimed: _c, waiting: _w, version: _v, ...held } = deal;
  expect(bodyOf(draftOf(deal))).toEqual(held);
  expect(travelDealInput.safeParse(bodyOf(draftOf(deal))).success).toBe(true);
});

test('what is missing is named by the server at its field', () => {
  const sent = travelDealInput.safeParse(bodyOf({ ...newTravelDeal(NOW), value: null }));
  expect(sent.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'key',
    'kind',
    'line.en-US',
    'title.en-US',
    'value',
  ]);
});

test('a copy is like the deal, at times of its own', () => {
  expect(copyOf(deal, NOW)).toEqual({
    ...draftOf(deal),
    startsAt: '2026-11-25T11:00:00.000Z',
    endsAt: '2026-11-28T11:00:00.000Z',
  });
});

test('when what a deal is on no longer exists, then a copy asks for another', () => {
  expect(copyOf({ ...deal, subject: null }, NOW)).toMatchObject({ kind: 'hotel', key: null });
});

test('the value is typed as whole percent, or as an amount of money', () => {
  expect(valueFor('percent')).toMatchObject({ kind: 'integer', label: 'travel_deals.value_percent' });
  expect(valueFor('off')).toMatchObject({ kind: 'money', label: 'travel_deals.value_usd' });
  expect(valueFor('fixed')).toMatchObject({ kind: 'money', label: 'travel_deals.value_usd' });
});

test('set meals are bought for no day of their own: days of travel are neither asked for nor sent', () => {
  const names = (kind: 'tour' | 'dining') =>
    travelDealForm({ exists: false, kind, method: 'off', Subject: Input, Moment: Input }).map(({ name }) => name);
  expect(names('tour')).toEqual(expect.arrayContaining(['travelFrom', 'travelTo', 'weekdays']));
  expect(names('dining')).not.toContain('travelFrom');
  expect(names('dining')).not.toContain('weekdays');
  const sent = bodyOf({ ...draftOf(deal), kind: 'dining', key: 'dining:set' });
  expect(sent).toMatchObject({ travelFrom: null, travelTo: null, weekdays: [1, 2, 3, 4, 5, 6, 7] });
  expect(travelDealInput.safeParse(sent).success).toBe(true);
});

test('another method empties the value and another kind what the deal is on, which only a new deal can change', () => {
  const fieldsOf = (exists: boolean) =>
    travelDealForm({ exists, kind: 'hotel', method: 'off', Subject: Input, Moment: Input });
  expect(fieldsOf(false)).toContainEqual(expect.objectContaining({ name: 'method', empties: 'value' }));
  expect(fieldsOf(false)).toContainEqual(expect.objectContaining({ name: 'kind', empties: 'key', fixed: false }));
  expect(fieldsOf(true)).toContainEqual(expect.objectContaining({ name: 'kind', fixed: true }));
});
