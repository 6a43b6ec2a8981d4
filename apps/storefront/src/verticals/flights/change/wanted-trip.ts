import type { GuestView } from '@app/contract/travel/person-schemas';
import type { ChangeOption } from '@app/contract/verticals/flights/change-views';
import type { Cabin, SeatChoice } from '@app/contract/verticals/flights/facts';

/** Another flight of a way, in a fare. */
export type WantedWay = {
  readonly slice: number;
  readonly cabin: Cabin;
  readonly brand: string;
  readonly legs: ChangeOption['legs'];
  /** How seats are chosen in the fare. */
  readonly seat: SeatChoice;
};

/** A seat on a flight that the booking does not have; who by their position in the booking, so that it stays theirs who else changes. */
export type WantedSeat = { readonly on: string; readonly who: number; readonly seat: string };

/** What is wanted instead of a booked trip: `moving` are those who alone have it, null where all do. */
export type WantedTrip = {
  readonly ways: readonly WantedWay[];
  readonly leaving: readonly number[];
  readonly moving: readonly number[] | null;
  readonly seats: readonly WantedSeat[];
};

export const NOTHING: WantedTrip = { ways: [], leaving: [], moving: null, seats: [] };

/** A flight that is offered, in one of its fares, for a way. */
export const wantedWay = (
  slice: number,
  { cabin, legs }: ChangeOption,
  { brand, seat }: Pick<ChangeOption['fares'][number], 'brand' | 'seat'>,
): WantedWay => ({ slice, cabin, brand, legs, seat });

/** What is wanted with another flight of a way; null for the one that is booked. */
export const withWay = (wanted: WantedTrip, slice: number, way: WantedWay | null): WantedTrip => ({
  ...wanted,
  ways: [...wanted.ways.filter((one) => one.slice !== slice), ...(way ? [way] : [])].sort((a, b) => a.slice - b.slice),
});

/** Whether a way that is wanted is a flight in a fare. */
export const isWanted = (way: WantedWay | undefined, option: ChangeOption, brand: string): boolean =>
  way?.brand === brand &&
  way.cabin === option.cabin &&
  way.legs.map(({ flightId, day }) => `${flightId} ${day}`).join() ===
    option.legs.map(({ flightId, day }) => `${flightId} ${day}`).join();

type Guests = readonly Pick<GuestView, 'ageType' | 'infantOf'>[];

/** The position of the baby on somebody's lap; 0 for none. */
const babyOf = (guests: Guests, guest: number): number => guests.findIndex(({ infantOf }) => infantOf === guest) + 1;

/** Who leaves once somebody does or does not: a baby goes with the lap it sits on, and comes with it. */
export function withLeaving(wanted: WantedTrip, guests: Guests, of: { guest: number; leaves: boolean }): WantedTrip {
  const baby = babyOf(guests, of.guest);
  const lap = guests[of.guest - 1]?.infantOf ?? 0;
  const moved = of.leaves ? [of.guest, baby] : [of.guest, lap];
  const others = wanted.leaving.filter((one) => !moved.includes(one));
  const leaving = of.leaves ? [...others, ...moved.filter((one) => one > 0)] : others;
  return { ...wanted, leaving: leaving.sort((a, b) => a - b) };
}

/** Whether somebody may leave: an adult stays. */
export const mayLeave = (wanted: WantedTrip, guests: Guests, guest: number): boolean =>
  guests.some(({ ageType }, at) => ageType === 'adult' && at + 1 !== guest && !wanted.leaving.includes(at + 1));

/** Returns the travellers who change once one is added or removed: a baby goes with the adult on whose lap it sits. */
export function withMoving(moving: readonly number[], guests: Guests, of: { guest: number; moves: boolean }): number[] {
  const lap = guests[of.guest - 1]?.infantOf ?? 0;
  const together = [of.guest, babyOf(guests, of.guest), lap].filter((one) => one > 0);
  const others = moving.filter((one) => !together.includes(one));
  return [...others, ...(of.moves ? together : [])].sort((a, b) => a - b);
}

/** Whether a party can be split so: at least one adult travels on either side. */
export function mayPart(moving: readonly number[], guests: Guests): boolean {
  const adults = guests.flatMap(({ ageType }, at) => (ageType === 'adult' ? [at + 1] : []));
  return adults.some((at) => moving.includes(at)) && adults.some((at) => !moving.includes(at));
}

/** Whether what is wanted is something that can be priced. */
export const isSomething = ({ ways, leaving, moving }: WantedTrip, guests: Guests): boolean =>
  moving === null ? ways.length > 0 || leaving.length > 0 : ways.length > 0 && mayPart(moving, guests);
