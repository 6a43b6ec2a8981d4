import type { EarlierRecord } from '@app/contract/earlier-orders/schemas';
import { expect, test } from 'vitest';
import { inOrder, joined, refundedBy, withKnown } from './refunds.ts';

const [first, second] = [
  { at: '2025-04-09T06:00:00.000Z', amount: '-50' },
  { at: '2025-04-10T06:00:00.000Z', amount: '-0.5' },
] as const;
const orderedAt = new Date('2025-04-02T12:05:10.000Z');
const record = (more: Partial<EarlierRecord> = {}) =>
  ({ currency: 'EUR', total: '1048.00', refunded: null, ...more }) as EarlierRecord;
const known = (more: Partial<EarlierRecord> = {}) => ({
  number: '5012',
  name: 'Mira Holt',
  email: '',
  orderedAt,
  record: record(more),
});
const alone = (more: Partial<EarlierRecord> = {}) => ({
  name: '',
  email: '',
  ordered_at: first.at,
  record: record(more),
  flaw: 'refund_alone',
  flaw_column: 'Net Sales',
  flaw_value: '-50',
  notes: ['email_missing'],
});

test('a refund is one however often and in whichever form it is read; two of one moment are two', () => {
  expect(inOrder([second, { ...first, amount: '-50.00' }])).toEqual([first, second]);
  expect(joined([first], [first, second])).toEqual([first, second]);
  expect(joined([first, first], [first])).toEqual([first, first]);
  expect(joined([first], [first, first])).toEqual([first, first]);
  expect([refundedBy([first, second], 'EUR'), refundedBy([first], 'JPY'), refundedBy([], 'EUR')]).toEqual([
    '50.50',
    '50',
    null,
  ]);
});

test('refunds that stand alone become the known order with them', () => {
  expect(withKnown(alone({ refunds: [second] }), known({ refunds: [first], refunded: '50.00' }))).toEqual({
    name: 'Mira Holt',
    email: '',
    ordered_at: orderedAt.toISOString(),
    record: record({ refunds: [first, second], refunded: '50.50' }),
    flaw: null,
    flaw_column: '',
    flaw_value: '',
    notes: [],
  });
  // A file without a currency goes by that of the known order.
  expect(withKnown(alone({ refunds: [first], currency: '' }), known()).record).toMatchObject({ refunded: '50.00' });
});

test.each([
  ['in another currency', alone({ refunds: [first], currency: 'USD' }), known()],
  ['beside refunds that no row says', alone({ refunds: [first] }), known({ refunded: '50.00' })],
])('refunds alone %s stay refused', (_what, found, of) => {
  expect(withKnown(found, of)).toBe(found);
});

test('an order that is read once more keeps refunds of other files', () => {
  const found = { ...alone(), flaw: null, ordered_at: orderedAt.toISOString() };
  expect(withKnown(found, known({ refunds: [first], refunded: '50.00' })).record).toMatchObject({ refunded: '50.00' });
  // Another order with its number, and one whose file says a sum of its own, are left as they are.
  const other = { ...found, ordered_at: first.at };
  const summed = { ...found, record: record({ refunded: '60.00' }) };
  for (const one of [other, summed]) expect(withKnown(one, known({ refunds: [first], refunded: '50.00' }))).toBe(one);
});
