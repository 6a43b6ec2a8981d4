import type { SeatChoice } from './facts.ts';
import { type FlightParty, type TravellerType, travellerTypes } from './party.ts';
import type { SeatRowKind, SeatSpot } from './seat-map.ts';

/** What a seat of each kind of row costs in a fare, on one flight: US cents without tax. */
export type SeatFees = {
  readonly standardUsd: number;
  readonly frontUsd: number;
  readonly legroomUsd: number;
  /** Basis points of tax that come onto each. */
  readonly taxBp: number;
};

/**
 * What a seat costs in a fare, US cents without tax; null where the fare has no choice of seats. In a fare with free seats the standard ones are free,
 * others cost what they cost.
 */
export function seatUsd(
  fare: { readonly seat: SeatChoice; readonly seatFees: SeatFees },
  kind: SeatRowKind,
): number | null {
  if (fare.seat === 'none') return null;
  return fare.seat === 'free' && kind === 'standard' ? 0 : fare.seatFees[`${kind}Usd`];
}

/** A seat that is chosen: the flight by its position over all ways of the trip and the traveller by theirs, both from 1. */
export type ChosenSeat = { readonly leg: number; readonly guest: number; readonly seat: string };

/** Whether somebody may sit in an exit row: adults alone, and none of a party in which every adult holds a baby. */
export const maySitAtExit = (type: TravellerType | undefined, party: Pick<FlightParty, 'adults' | 'babies'>): boolean =>
  type === 'adult' && party.babies < party.adults;

type Seated = { readonly guest: number; readonly spot: SeatSpot };

/** The seats of a booking that are beside each other in one row; an aisle between does not part them. */
function groupsOf(seated: readonly Seated[]): Seated[][] {
  const ordered = [...seated].sort((a, b) => a.spot.row - b.spot.row || a.spot.place - b.spot.place);
  const groups: Seated[][] = [];
  for (const one of ordered) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last?.spot.row === one.spot.row && last.spot.place + 1 === one.spot.place) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * Positions of the children of a party that would not sit beside an adult of it, on a flight on which seats are chosen: those without
 * a seat, and those in whose row no one next to them, or next to who sits there, is an adult. None where no seat is chosen.
 */
export function childrenApart(party: FlightParty, seated: readonly Seated[]): number[] {
  if (seated.length === 0) return [];
  const types = travellerTypes(party);
  const typeOf = (guest: number) => types[guest - 1];
  const beside = new Set(
    groupsOf(seated)
      .filter((group) => group.some(({ guest }) => typeOf(guest) === 'adult'))
      .flatMap((group) => group.map(({ guest }) => guest)),
  );
  return types.flatMap((type, at) => (type === 'child' && !beside.has(at + 1) ? [at + 1] : []));
}
