import { type FlightParty, seatsOf, travellerTypes } from '@app/contract/verticals/flights/party';
import type { CabinMap, SeatRow, SeatSpot } from '@app/contract/verticals/flights/seat-map';
import { type ChosenSeat, childrenApart, maySitAtExit } from '@app/contract/verticals/flights/seat-rules';

export type Seats = readonly ChosenSeat[];

/** What a draft says where somebody has given every seat back. */
const NONE = '-';
const ENTRY = /^([1-9]\d?)\.([1-9])\.([1-9]\d?[A-Z])$/;

/** Returns seats in their one order. */
const sortedSeats = (seats: Seats): Seats => [...seats].sort((a, b) => a.leg - b.leg || a.guest - b.guest);

/** Returns seats as one word of a draft: `1.2.28A`, several with `_` between them. */
export const seatsText = (seats: Seats): string =>
  sortedSeats(seats)
    .map(({ leg, guest, seat }) => [leg, guest, seat].join('.'))
    .join('_') || NONE;

/** Reads such a word; null where it says nothing of seats. What cannot be read, or is of no traveller with a seat, is left out. */
export function readSeats(text: string | undefined, of: { legs: number; party: FlightParty }): Seats | null {
  if (!text) return null;
  const found = new Map<string, ChosenSeat>();
  for (const word of text.split('_')) {
    const [, leg, guest, seat = ''] = ENTRY.exec(word) ?? [];
    if (Number(leg) <= of.legs && Number(guest) <= seatsOf(of.party))
      found.set(`${leg}.${guest}`, { leg: Number(leg), guest: Number(guest), seat });
  }
  return sortedSeats([...found.values()]);
}

type Sitting = Pick<ChosenSeat, 'leg' | 'guest'>;

/** Returns seats without that of a traveller on a flight. */
export const withoutSeat = (seats: Seats, { leg, guest }: Sitting): Seats =>
  seats.filter((one) => one.leg !== leg || one.guest !== guest);

/** Returns seats with another one for a traveller on a flight. */
export const withSeat = (seats: Seats, seat: ChosenSeat): Seats => sortedSeats([...withoutSeat(seats, seat), seat]);

/** Returns seats once travellers stand in another order: `places` says where each stood before, from 0. */
export const movedSeats = (seats: Seats, places: readonly number[]): Seats =>
  sortedSeats(seats.map((seat) => ({ ...seat, guest: places.indexOf(seat.guest - 1) + 1 })));

/** Returns the traveller after one on a flight who has no seat there yet, else the same. */
export function nextWithout(seats: Seats, { leg, guest }: Sitting, party: FlightParty): number {
  const count = seatsOf(party);
  const others = Array.from({ length: count - 1 }, (_, step) => ((guest + step) % count) + 1);
  const seated = new Set(seats.filter((one) => one.leg === leg).map((one) => one.guest));
  return others.find((one) => !seated.has(one)) ?? guest;
}

/** Whether a traveller may not sit in an exit row that a seat is in. */
export const isBarred = (spot: SeatSpot, guest: number, party: FlightParty): boolean =>
  spot.exit && !maySitAtExit(travellerTypes(party)[guest - 1], party);

/** The first child of a party that would not sit beside an adult on a flight on which seats are chosen; undefined where none would. */
export function firstApart(
  seats: Seats,
  of: { readonly leg: number; readonly party: FlightParty; readonly spots: ReadonlyMap<string, SeatSpot> },
): number | undefined {
  const seated = seats.flatMap(({ leg, guest, seat }) => {
    const spot = leg === of.leg ? of.spots.get(seat) : undefined;
    return spot ? [{ guest, spot }] : [];
  });
  return childrenApart(of.party, seated)[0];
}

/** Rows of seats that are shown before the rest is unfolded. */
const SHOWN = 12;

/** Returns the rows of a map in two parts: those that are shown, and those that are folded away. */
export function foldedRows({ rows }: Pick<CabinMap, 'rows'>): {
  readonly shown: SeatRow[];
  readonly folded: SeatRow[];
} {
  const numbered = rows.filter(({ number }) => number !== null);
  const last = numbered[SHOWN - 1];
  if (numbered.length <= SHOWN + 2 || !last) return { shown: [...rows], folded: [] };
  const at = rows.indexOf(last) + 1;
  return { shown: rows.slice(0, at), folded: rows.slice(at) };
}

/** The first and the last number of some rows. */
export const rowSpan = (rows: readonly SeatRow[]): { readonly from: number; readonly to: number } => {
  const numbers = rows.flatMap(({ number }) => number ?? []);
  return { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 };
};

/** The seat that an arrow key leads to from another: to its sides in the row, or in the next row with seats at the nearest place. */
export function seatBeside(spots: readonly SeatSpot[], from: SeatSpot, key: string): SeatSpot | undefined {
  const row = spots.filter((spot) => spot.row === from.row);
  const at = row.indexOf(from);
  if (key === 'ArrowLeft') return row[at - 1];
  if (key === 'ArrowRight') return row[at + 1];
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  const rows = [...new Set(spots.map((spot) => spot.row))];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const next = step === 0 ? undefined : rows[rows.indexOf(from.row) + step];
  return spots
    .filter((spot) => spot.row === next)
    .sort((a, b) => Math.abs(a.place - from.place) - Math.abs(b.place - from.place))[0];
}
