import type { FlightItem, FlightLeg, LegChange } from '@app/contract/verticals/flights/views';
import { describe, expect, it } from 'vitest';
import { isCalledOff, noteOf } from './changed-flights.ts';

type Change = Partial<LegChange> & { readonly departs?: string };
const itemOf = (...changes: readonly (Change | null)[]): FlightItem => {
  const legs = changes.map((given, index) => {
    const { departs = '2026-12-03T14:20', ...change } = given ?? {};
    const sold = { state: 'delayed', reason: 'weather', soldDeparture: '2026-12-03T12:05', soldArrival: '' };
    return { flightId: String(index), localDeparture: departs, ...(given && { change: { ...sold, ...change } }) };
  });
  return { slices: [{ legs: legs as unknown as FlightLeg[] }] } as unknown as FlightItem;
};
const entry = (event: string, by: 'customer' | 'system') =>
  ({ event, by, state: 'cancelled', at: '', note: '' }) as const;
const live: Parameters<typeof noteOf>[0] = { state: 'confirmed', timeline: [] };
const calledOff = { state: 'cancelled' as const, timeline: [entry('cancel_paid', 'system')] };

describe('what an order says of its flights', () => {
  it('is nothing while all are as they were sold', () => {
    expect(noteOf(live, itemOf(null, null))).toBeNull();
  });

  it('names those that are late, or moved where one departs earlier', () => {
    expect(noteOf(live, itemOf({}, null))).toMatchObject({ kind: 'delayed', legs: [{ flightId: '0' }] });
    expect(noteOf(live, itemOf({}, { departs: '2026-12-03T10:00' }))).toMatchObject({ kind: 'moved' });
  });

  it('is the cancelled ones alone where there are any', () => {
    expect(noteOf(live, itemOf({}, { state: 'cancelled' }))).toMatchObject({
      kind: 'cancelled',
      legs: [{ flightId: '1' }],
    });
    expect(noteOf(calledOff, itemOf({ state: 'cancelled' }))).toMatchObject({ kind: 'cancelled' });
  });

  it('is nothing where the customer had cancelled before, or the time to pay was over', () => {
    for (const last of [entry('cancel_paid', 'customer'), entry('expire', 'system')]) {
      const order = { state: 'cancelled' as const, timeline: [last] };
      expect(isCalledOff(order)).toBe(false);
      expect(noteOf(order, itemOf({ state: 'cancelled' }))).toBeNull();
    }
  });
});
