import { expect, test } from 'vitest';
import { travelDealInput } from './schemas.ts';

const words = { 'en-US': 'Early', 'zh-cn': '早', es: 'Temprano', pt: 'Cedo' };
const DEAL = {
  kind: 'table',
  key: 'restaurant:a',
  title: words,
  line: words,
  method: 'percent',
  value: 25,
  quota: 10,
  perCustomer: null,
  startsAt: '2027-03-01T00:00:00.000Z',
  endsAt: '2027-03-20T00:00:00.000Z',
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  enabled: true,
};
const flawsOf = (from: string, to: string) =>
  (travelDealInput.safeParse({ ...DEAL, sitting: { from, to } }).error?.issues ?? [])
    .filter(({ path }) => path[0] === 'sitting')
    .map(({ message }) => message);

test('hours of a deal end after they begin, or in the night that follows', () => {
  expect(flawsOf('19:00', '20:00')).toEqual([]);
  expect(flawsOf('20:00', '20:00')).toEqual([]);
  expect(flawsOf('21:00', '01:30')).toEqual([]);
  expect(flawsOf('21:00', '20:00')).toEqual(['field.deal_hours_order']);
  expect(flawsOf('21:00', '')).toContain('field.deal_hours');
});
