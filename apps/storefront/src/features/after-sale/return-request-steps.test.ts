import { expect, test } from 'vitest';
import { returnRequestSteps } from './return-request-steps.ts';

const at = (minute: number) => `2026-05-01T10:0${minute}:00.000Z`;
const entry = (event: string, minute: number) =>
  ({ event, state: 'return_requested', at: at(minute), by: 'customer', note: '' }) as const;

test('a return on its way shows what is done, what is next and what is ahead', () => {
  const timeline = [entry('request_return', 1), entry('approve_return', 2), entry('send_back', 3)];
  const steps = returnRequestSteps({ kind: 'return', state: 'return_in_transit', timeline });
  expect(steps.map(({ key, look }) => `${key} ${look}`)).toEqual([
    'requested done',
    'approved done',
    'sent_back done',
    'arrived current',
    'refunded ahead',
  ]);
  expect(steps[2]?.at).toBe(at(3));
});

test('a return request that ended otherwise shows how', () => {
  const timeline = [entry('request_return', 1), entry('approve_return', 2), entry('lapse_return', 4)];
  const steps = returnRequestSteps({ kind: 'return', state: 'lapsed', timeline });
  expect(steps.map(({ title, look }) => `${title} ${look}`)).toEqual([
    'after_sale.step.requested done',
    'after_sale.step.approved done',
    'after_sale.state.lapsed ended',
  ]);
});

test('a refunded return request is done everywhere', () => {
  const timeline = [entry('cancel_paid', 1), entry('refund', 1)];
  expect(
    returnRequestSteps({ kind: 'refund', state: 'refund_successful', timeline }).every(({ look }) => look === 'done'),
  ).toBe(true);
});

test('a parcel that arrived without a notice leaves the step of sending it out', () => {
  const timeline = [entry('request_return', 1), entry('approve_return', 2), entry('receive_return', 5)];
  const steps = returnRequestSteps({ kind: 'return', state: 'return_completed', timeline });
  expect(steps.map(({ key, look }) => `${key} ${look}`)).toEqual([
    'requested done',
    'approved done',
    'arrived done',
    'refunded current',
  ]);
});
