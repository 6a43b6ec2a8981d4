import type { TravelDealInput } from '@app/contract/travel-deals/schemas';
import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { checkTravelDeal } from './check-travel-deal.ts';

const NOW = new Date('2031-05-01T12:00:00Z');
const deal: TravelDealInput = {
  kind: 'hotel',
  key: 'hotel:1',
  title: { 'en-US': 'Rain' },
  line: { 'en-US': 'Quiet nights' },
  method: 'percent',
  value: 20,
  quota: 10,
  perCustomer: null,
  startsAt: '2031-05-01T10:00:00.000Z',
  endsAt: '2031-05-02T10:00:00.000Z',
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  enabled: true,
};
const before = { kind: 'hotel', key: 'hotel:1', claimed: 4 };

function refused(
  more: Partial<TravelDealInput>,
  ground: { known?: boolean; before?: typeof before | null; mostOfOne?: number } = {},
) {
  try {
    checkTravelDeal({ ...deal, ...more }, { now: NOW, known: true, before: null, mostOfOne: 0, ...ground });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.data as { fields: object }).fields;
  }
}

test.each<[string, Partial<TravelDealInput>, Parameters<typeof refused>[1], object | null]>([
  ['a new one', {}, {}, null],
  ['on nothing', {}, { known: false }, { key: 'field.deal_subject' }],
  ['on what is not there any more, as before', {}, { known: false, before }, null],
  ['on something else than before', { key: 'hotel:2' }, { before }, { key: 'field.deal_fixed_subject' }],
  ['ends as it begins', { endsAt: deal.startsAt }, {}, { endsAt: 'field.deal_ends' }],
  [
    'is over',
    { startsAt: '2031-04-30T10:00:00.000Z', endsAt: '2031-05-01T12:00:00.000Z' },
    {},
    { endsAt: 'field.deal_past' },
  ],
  [
    'is over, as before',
    { startsAt: '2031-04-30T10:00:00.000Z', endsAt: '2031-05-01T11:00:00.000Z' },
    { before },
    null,
  ],
  ['of as many as were taken', { quota: 4 }, { before }, null],
  ['of fewer', { quota: 3 }, { before }, { quota: 'field.deal_quota' }],
  ['for each as many as one has', { perCustomer: 2 }, { before, mostOfOne: 2 }, null],
  ['for each fewer', { perCustomer: 1 }, { before, mostOfOne: 2 }, { perCustomer: 'field.deal_per_customer' }],
])('%s', (_, more, ground, expected) => {
  expect(refused(more, ground)).toEqual(expected);
});
