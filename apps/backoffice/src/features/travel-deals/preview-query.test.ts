import { expect, test } from 'vitest';
import { previewQuery } from './preview-query';
import { newTravelDeal, type TravelDealDraft } from './travel-deal-form';

const draft: TravelDealDraft = {
  ...newTravelDeal(new Date('2026-11-25T10:20:30.000Z')),
  kind: 'hotel',
  key: 'hotel:01900000-0000-7000-8000-000000000002',
};

test('the terms of a draft are asked about as soon as it is on something, whatever it is called', () => {
  expect(previewQuery(draft)).toEqual({
    kind: 'hotel',
    key: draft.key,
    method: 'percent',
    value: '20',
    quota: '50',
    weekdays: '1,2,3,4,5,6,7',
    startsAt: '2026-11-25T11:00:00.000Z',
  });
  expect(previewQuery({ ...draft, perCustomer: 2, travelFrom: '2026-12-01', travelTo: '2026-12-24' })).toMatchObject({
    perCustomer: '2',
    travelFrom: '2026-12-01',
    travelTo: '2026-12-24',
  });
});

test('terms that could not be saved are not asked about', () => {
  expect(previewQuery({ ...draft, key: null })).toBeNull();
  expect(previewQuery({ ...draft, kind: null })).toBeNull();
  expect(previewQuery({ ...draft, value: null })).toBeNull();
  expect(previewQuery({ ...draft, value: 95 })).toBeNull();
  expect(previewQuery({ ...draft, value: Number.NaN })).toBeNull();
  expect(previewQuery({ ...draft, quota: 0 })).toBeNull();
  expect(previewQuery({ ...draft, weekdays: [] })).toBeNull();
  expect(previewQuery({ ...draft, travelFrom: '2026-12-24', travelTo: '2026-12-01' })).toBeNull();
});
