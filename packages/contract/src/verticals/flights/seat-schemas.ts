import { z } from 'zod';
import { flightLimits } from './limits.ts';
import { type FlightParty, seatsOf } from './party.ts';

const position = (max: number) => z.int('field.number').min(1, 'field.too_small').max(max, 'field.too_big');
const seatName = z.string({ error: 'field.required' }).regex(/^[1-9]\d?[A-Z]$/, 'field.seat_unknown');

/** The seat of a traveller on a flight. */
const seatChoice = z.strictObject({
  /** The flight, counted from 1 over all ways of the trip. */
  leg: position(flightLimits.slices * flightLimits.legs),
  /** The traveller, counted from 1 in the order of `travellerTypes`. */
  guest: position(flightLimits.travellers),
  seat: seatName,
});

const seats = z
  .array(seatChoice)
  .max(flightLimits.slices * flightLimits.legs * flightLimits.travellers, 'field.too_big');

export const seatChoices = seats.optional();
/** Seats that are chosen after booking. */
export const otherSeats = seats.optional().default([]);

/** Refuses at its field a seat or a traveller that is named twice on a flight. */
export function refuseTwice(
  chosen: z.output<typeof otherSeats>,
  flaw: (path: (string | number)[], message: string) => void,
): void {
  const seen = new Set<string>();
  for (const [index, { leg, guest, seat }] of chosen.entries()) {
    const [traveller, place] = [`${leg} ${guest}`, `${leg} ${seat}`];
    if (seen.has(traveller) || seen.has(place)) flaw(['seats', index, 'seat'], 'field.seat_twice');
    seen.add(traveller).add(place);
  }
}

type Seats = FlightParty & {
  readonly slices: readonly { readonly legs: readonly unknown[] }[];
  readonly seats?: z.output<typeof seatChoices>;
};

/** Refuses seats of flights or travellers that a trip does not have, babies, and what is named twice, each at its field. */
export function soundSeats(trip: Seats, context: z.RefinementCtx): void {
  const legs = trip.slices.reduce((sum, slice) => sum + slice.legs.length, 0);
  const flaw = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [index, { leg, guest }] of (trip.seats ?? []).entries()) {
    if (leg > legs) flaw(['seats', index, 'leg'], 'field.invalid');
    if (guest > seatsOf(trip)) flaw(['seats', index, 'guest'], 'field.seat_guest');
  }
  refuseTwice(trip.seats ?? [], flaw);
}

/** A seat of a booking. */
export const bookedSeat = z.object({ leg: z.int(), guest: z.int(), seat: z.string() });
export type BookedSeat = z.infer<typeof bookedSeat>;
