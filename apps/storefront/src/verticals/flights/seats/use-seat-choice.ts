import { isApiError } from '@app/client/api-error';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { whyNot } from '../../../widgets/travel/booking/booking-page.tsx';
import type { Booking } from '../../../widgets/travel/booking/use-booking.ts';
import { readSeats, type Seats, seatsText, withoutSeat } from './seat-choice.ts';

/** The field of the booking form that says which seats are chosen. */
export const SEATS_FIELD = 'seats';

/** What the next quote is asked with, and what is done with seats that are left out of it. */
export type SeatsWanted = { seats: Seats; readonly onLess: (seats: Seats) => void };

/** The seats without the one that a refusal says is taken; null where it says something else. */
export function lessBy(error: unknown, seats: Seats): Seats | null {
  if (!isApiError(error)) return null;
  const { leg, guest } = (error.data ?? {}) as { leg?: number; guest?: number };
  if (error.key === 'flight.seat_taken' && leg && guest) return withoutSeat(seats, { leg, guest });
  return null;
}

/**
 * Asks for a quote with the seats that are wanted. One that somebody else has taken is left out and said, and the rest is asked for
 * again.
 */
export async function quoteWithSeats<Q>(wanted: RefObject<SeatsWanted>, ask: (seats: Seats) => Promise<Q>): Promise<Q> {
  for (;;) {
    try {
      return await ask(wanted.current.seats);
    } catch (error) {
      const rest = lessBy(error, wanted.current.seats);
      if (!rest || rest.length === wanted.current.seats.length) throw error;
      if (isApiError(error)) toast(error.msg, 'warning');
      wanted.current.onLess(rest);
    }
  }
}

const wantedOf = (seats: FlightItem['seats']): Seats => seats.map(({ leg, guest, seat }) => ({ leg, guest, seat }));

/**
 * The seats that are chosen beside a quote: stored in the form, and so in its draft, and priced anew by the server whenever they differ
 * from those of the quote. What cannot be had is given back, and the customer is shown why.
 */
export function useSeatChoice(of: {
  readonly booking: Booking;
  readonly item: FlightItem | null;
  readonly legs: number;
  readonly party: FlightParty;
  readonly wanted: RefObject<SeatsWanted>;
}) {
  const { booking, item, legs, party, wanted } = of;
  const { form, on } = booking;
  const quoted = item ? seatsText(wantedOf(item.seats)) : null;
  const chosen = readSeats(form.watch(SEATS_FIELD), { legs, party }) ?? wantedOf(item?.seats ?? []);
  const text = seatsText(chosen);
  const choose = (seats: Seats): void => {
    wanted.current = { ...wanted.current, seats };
    form.setValue(SEATS_FIELD, seatsText(seats), { shouldDirty: true });
  };
  const latest = useRef({ choose, remake: on.remake });
  useEffect(() => {
    latest.current = { choose, remake: on.remake };
    wanted.current = { ...wanted.current, onLess: choose };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice that differs from the quote, not on every drawing
  useEffect(() => {
    if (quoted === null || text === quoted) return;
    wanted.current = { ...wanted.current, seats: chosen };
    void latest.current.remake().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      toast(whyNot(error) ?? error.msg, 'warning');
      latest.current.choose(readSeats(quoted, { legs, party }) ?? []);
    });
  }, [text, quoted]);
  /** Drops a seat that a refusal says is taken; returns whether it says so. */
  const giveBack = (error: unknown): boolean => {
    const rest = lessBy(error, chosen);
    if (!rest || !isApiError(error)) return false;
    toast(error.msg, 'warning');
    choose(rest);
    return true;
  };
  return { chosen, choose, giveBack, isPricing: quoted !== null && text !== quoted };
}
