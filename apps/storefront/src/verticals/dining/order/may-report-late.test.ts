import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { expect, it } from 'vitest';
import { mayReportLate } from './may-report-late.ts';

const order = {
  own: true,
  state: 'confirmed',
  service: { startsAt: '2026-12-14T19:30:00Z', endsAt: '2026-12-14T21:30:00Z' },
} as unknown as TravelOrderDetail;
const at = (time: string) => Date.parse(`2026-12-14T${time}Z`);

it('may be said from three hours before a paid table to its end', () => {
  expect(mayReportLate(order, at('16:00:00'))).toBe(false);
  expect(mayReportLate(order, at('17:00:00'))).toBe(true);
  expect(mayReportLate(order, at('20:00:00'))).toBe(true);
  expect(mayReportLate(order, at('21:30:01'))).toBe(false);
  expect(mayReportLate({ ...order, state: 'cancelled' }, at('19:00:00'))).toBe(false);
  expect(mayReportLate({ ...order, own: false }, at('19:00:00'))).toBe(false);
});
