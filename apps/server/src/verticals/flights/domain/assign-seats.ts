import type { TravellerType } from '@app/contract/verticals/flights/party';
import type { SeatSpot } from '@app/contract/verticals/flights/seat-map';

/** Somebody who has no seat yet. */
export type Unseated = {
  /** Position from 1. */
  readonly guest: number;
  readonly type: Exclude<TravellerType, 'baby'>;
  readonly holdsBaby: boolean;
};
/** Somebody of the same booking who has a seat on the flight. */
export type Seated = { readonly type: Unseated['type']; readonly spot: SeatSpot };
type SeatsByGuest = ReadonlyMap<number, string>;

const KINDS = ['standard', 'front', 'legroom'] as const;

/** The seats in the order in which they are given: those in exit rows last, before them those that cost most. */
const inOrder = (spots: readonly SeatSpot[]): SeatSpot[] =>
  [...spots].sort(
    (a, b) =>
      Number(a.exit) - Number(b.exit) ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      a.row - b.row ||
      a.place - b.place,
  );

const maySit = (who: Unseated, spot: SeatSpot): boolean => !spot.exit || (who.type === 'adult' && !who.holdsBaby);

/** The first free seats beside each other for all of a group; `across` allows an aisle between. Null where there are none. */
function together(group: readonly Unseated[], free: readonly SeatSpot[], across: boolean): SeatSpot[] | null {
  const byPlace = new Map(free.map((spot) => [`${spot.row} ${spot.place}`, spot]));
  for (const first of inOrder(free)) {
    const run = group.flatMap((_, step) => byPlace.get(`${first.row} ${first.place + step}`) ?? []);
    const suits =
      run.length === group.length &&
      (across || run.every(({ block }) => block === first.block)) &&
      run.every((spot, at) => maySit(group[at] as Unseated, spot));
    if (suits) return run;
  }
  return null;
}

/** Adults with the children that they look after: as even as it goes, each child right behind its adult. */
function families(unseated: readonly Unseated[]): Unseated[][] {
  const adults = unseated.filter(({ type }) => type === 'adult');
  const children = unseated.filter(({ type }) => type === 'child');
  if (adults.length === 0) return children.map((child) => [child]);
  return adults.map((adult, index) => [adult, ...children.filter((_, at) => at % adults.length === index)]);
}

/** Assigns seats to those who have none: all beside each other where that goes, else each adult with their children, else one by one. */
function seatAlone(unseated: readonly Unseated[], spots: readonly SeatSpot[]): SeatsByGuest {
  const given = new Map<number, string>();
  let free = [...spots];
  const take = (group: readonly Unseated[], run: readonly SeatSpot[]): void => {
    for (const [at, { guest }] of group.entries()) given.set(guest, run[at]?.seat ?? '');
    const taken = new Set(run);
    free = free.filter((spot) => !taken.has(spot));
  };
  const seat = (group: readonly Unseated[]): boolean => {
    const run = together(group, free, false) ?? together(group, free, true);
    if (run) take(group, run);
    return run !== null;
  };
  const groups = families(unseated);
  if (unseated.length === 0 || seat(groups.flat())) return given;
  for (const group of groups) {
    if (seat(group)) continue;
    for (const one of [...group].sort((a, b) => Number(b.type === 'child') - Number(a.type === 'child'))) seat([one]);
  }
  return given;
}

/** How far a seat is from another: rows between, whether it is in an exit row, places between, aisles between. */
const distance = (spot: SeatSpot, { spot: other }: Seated): number[] => [
  Math.abs(spot.row - other.row),
  Number(spot.exit),
  Math.abs(spot.place - other.place),
  Math.abs(spot.block - other.block),
];

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The free seat nearest to the others: for a child nearest to an adult, where one is seated. */
function nearest(who: Unseated, free: readonly SeatSpot[], others: readonly Seated[]): SeatSpot | undefined {
  const adults = others.filter(({ type }) => type === 'adult');
  const anchors = who.type === 'child' && adults.length > 0 ? adults : others;
  return inOrder(free.filter((spot) => maySit(who, spot)))
    .map((spot) => ({ spot, from: anchors.map((one) => distance(spot, one)).sort(compare)[0] ?? [] }))
    .sort((a, b) => compare(a.from, b.from))[0]?.spot;
}

/** Assigns seats one by one beside those who have one: children first where an adult is seated, else the adults. */
function seatBeside(
  unseated: readonly Unseated[],
  spots: readonly SeatSpot[],
  seated: readonly Seated[],
): SeatsByGuest {
  const given = new Map<number, string>();
  const first = seated.some(({ type }) => type === 'adult') ? 'child' : 'adult';
  const others = [...seated];
  let free = [...spots];
  for (const who of [...unseated].sort((a, b) => Number(b.type === first) - Number(a.type === first))) {
    const spot = nearest(who, free, others);
    if (!spot) continue;
    given.set(who.guest, spot.seat);
    others.push({ type: who.type, spot });
    free = free.filter((one) => one !== spot);
  }
  return given;
}

/**
 * Assigns seats to those who have none: beside those of their booking who have one, else together. No one under twelve and no one
 * with a baby sits in an exit row. Returns the seats by position; whoever is missing finds none.
 */
export function assignSeats(
  unseated: readonly Unseated[],
  spots: readonly SeatSpot[],
  seated: readonly Seated[] = [],
): SeatsByGuest {
  const alone = seatAlone(unseated, spots);
  if (seated.length === 0) return alone;
  const beside = seatBeside(unseated, spots, seated);
  return beside.size < alone.size ? alone : beside;
}
