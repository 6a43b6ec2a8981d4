import { refuse } from '@app/contract/core/refuse';
import type { SeatChoice } from '@app/contract/verticals/flights/facts';
import { type FlightParty, travellerTypes } from '@app/contract/verticals/flights/party';
import type { SeatSpot } from '@app/contract/verticals/flights/seat-map';
import {
  type ChosenSeat,
  childrenApart,
  maySitAtExit,
  type SeatFees,
  seatUsd,
} from '@app/contract/verticals/flights/seat-rules';

/** A flight of a trip on which seats may be chosen. */
export type SeatLeg = {
  /** As it is named, such as `P3 441`. */
  readonly number: string;
  readonly fare: { readonly seat: SeatChoice; readonly seatFees: SeatFees };
  /** The seats of its cabin by their names; none where the aircraft has no map of it. */
  readonly spots: ReadonlyMap<string, SeatSpot>;
  readonly taken: ReadonlySet<string>;
};

/** A seat as it is sold: what it is, and what it costs on this flight, without tax. */
export type PricedSeat = ChosenSeat & {
  readonly number: string;
  readonly spot: SeatSpot;
  readonly usd: number;
  readonly taxBp: number;
};

type SeatsOfTrip = {
  readonly party: FlightParty;
  readonly seats: readonly ChosenSeat[];
  /** What the party has already; seats of those who choose another one are given up for it. */
  readonly own?: readonly ChosenSeat[];
  /** By their position over all ways, from 1. */
  readonly legs: readonly SeatLeg[];
};

export const sameSitter = (a: Omit<ChosenSeat, 'seat'>, b: Omit<ChosenSeat, 'seat'>): boolean =>
  a.leg === b.leg && a.guest === b.guest;

/** Seats with others instead for those who choose. */
export const withChosen = <S extends ChosenSeat>(own: readonly S[], seats: readonly S[]): S[] => [
  ...own.filter((one) => !seats.some((seat) => sameSitter(one, seat))),
  ...seats,
];

/** What is wrong with one seat, in the words of its field; null where nothing is. */
function flawOf({ party, legs }: SeatsOfTrip, { leg, guest, seat }: ChosenSeat): string | null {
  const at = legs[leg - 1];
  const spot = at?.spots.get(seat);
  if (!at || at.fare.seat === 'none' || at.spots.size === 0) return 'field.seat_not_chosen';
  if (!spot) return 'field.seat_unknown';
  return spot.exit && !maySitAtExit(travellerTypes(party)[guest - 1], party) ? 'field.seat_exit' : null;
}

/** Fields of flights on which a child that sits beside an adult, or has no seat, would not sit beside one: the first seat that is chosen there. */
function apartFlaws({ party, seats, own = [], legs }: SeatsOfTrip): Record<string, string> {
  const flaws: Record<string, string> = {};
  for (const [index, { spots }] of legs.entries()) {
    const first = seats.findIndex(({ leg }) => leg === index + 1);
    if (first < 0) continue;
    const apart = (all: readonly ChosenSeat[]): number[] =>
      childrenApart(
        party,
        all.flatMap(({ leg, guest, seat }) => {
          const spot = leg === index + 1 ? spots.get(seat) : undefined;
          return spot ? [{ guest, spot }] : [];
        }),
      );
    const before = new Set(apart(own));
    const child = apart(withChosen(own, seats)).find((guest) => !before.has(guest));
    if (child === undefined) continue;
    const at = seats.findIndex(({ leg, guest }) => leg === index + 1 && guest === child);
    flaws[`seats.${at >= 0 ? at : first}.seat`] = 'field.seat_child';
  }
  return flaws;
}

/**
 * The seats that a party chooses, with what each costs. Refuses at its field a seat that the cabin does not have or the fare does not
 * sell, one in an exit row for whoever may not sit there, and where children would not sit beside an adult; flight.seat_taken with
 * the name of the first that somebody has.
 */
export function priceSeats(given: SeatsOfTrip): PricedSeat[] {
  const { seats, legs } = given;
  const flaws: Record<string, string> = {};
  for (const [index, seat] of seats.entries()) {
    const flaw = flawOf(given, seat);
    if (flaw) flaws[`seats.${index}.seat`] = flaw;
  }
  const fields = Object.keys(flaws).length > 0 ? flaws : apartFlaws(given);
  if (Object.keys(fields).length > 0) refuse('input.invalid', { fields });
  return seats.flatMap((one) => {
    const leg = legs[one.leg - 1];
    const spot = leg?.spots.get(one.seat);
    if (!leg || !spot) return [];
    if (leg.taken.has(one.seat)) refuseTaken(one, leg.number);
    return [
      { ...one, number: leg.number, spot, usd: seatUsd(leg.fare, spot.kind) ?? 0, taxBp: leg.fare.seatFees.taxBp },
    ];
  });
}

/** Refuses flight.seat_taken with the seat, the flight as it is named, and who wanted it on which. */
export const refuseTaken = ({ leg, guest, seat }: ChosenSeat, flight: string): never =>
  refuse('flight.seat_taken', { seat, flight, leg, guest });
