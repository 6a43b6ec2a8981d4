import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { NamedPlace, NamedWay } from './recent-flights.ts';

/** Days that a way back is after the way out at first. */
const USUAL_AWAY = 7;

/** A way of a trip to several cities while it is put together: parts may still be unchosen. */
export type DraftWay = {
  readonly from: NamedPlace | null;
  readonly to: NamedPlace | null;
  readonly day: LocalDate | null;
};
export type WayPart = keyof DraftWay;

type DraftWays = readonly DraftWay[];

/** The order in which parts of a way are asked for. */
const PARTS = ['from', 'to', 'day'] as const;

/** Returns the first part that is still unchosen, and of which way; null where all are chosen. */
export function missingOf(ways: DraftWays): { readonly at: number; readonly part: WayPart } | null {
  for (const [at, way] of ways.entries()) {
    const part = PARTS.find((one) => way[one] === null);
    if (part) return { at, part };
  }
  return null;
}

/** Returns the index of the first way that leads to where it begins; −1 where none does. */
export const nowhereAt = (ways: DraftWays): number =>
  ways.findIndex(({ from, to }) => from !== null && from.value === to?.value);

/** The ways that are whole. */
export const wholeWays = (ways: DraftWays): NamedWay[] =>
  ways.flatMap(({ from, to, day }) => (from && to && day ? [{ from, to, day }] : []));

/** The ways with one more, which begins where the last one ends. */
export const withWay = (ways: DraftWays): DraftWays => [
  ...ways,
  { from: ways.at(-1)?.to ?? null, to: null, day: null },
];

/** The ways without one; the others stay as they are. */
export const withoutWay = (ways: DraftWays, at: number): DraftWays => ways.filter((_, index) => index !== at);

/**
 * Returns the ways with a part of one changed. The next way begins at a new destination where it began at the former, or
 * nowhere yet; later days that would be before a new one become that day.
 */
export function withPart(ways: DraftWays, at: number, change: Partial<DraftWay>): DraftWays {
  const former = ways[at];
  return ways.map((way, index) => {
    if (index === at) return { ...way, ...change };
    const follows = index === at + 1 && change.to && (!way.from || way.from.value === former?.to?.value);
    const moves = index > at && change.day && way.day && way.day < change.day;
    return { ...way, ...(follows && { from: change.to }), ...(moves && { day: change.day }) } as DraftWay;
  });
}

/** The ways that a search of two places begins with. */
export const firstWays = ({ from, to, day }: DraftWay): DraftWays => withWay([{ from, to, day }]);

export type TripKind = 'one' | 'round' | 'several';

/** What of a search its kind of trip decides. */
type Kinded = Pick<DraftWay, 'from' | 'to'> & {
  readonly day: LocalDate;
  readonly back: LocalDate | null;
  readonly ways: DraftWays | null;
};

/** Returns a draft as another kind of trip: what was chosen of its first way stays, and the ways that were `left` for another kind come back. */
export function asKind<Draft extends Kinded>(draft: Draft, kind: TripKind, left: DraftWays): Draft {
  const { from, to, day, ways } = draft;
  if (kind === 'several') {
    const again = left.length > 0 ? withPart(left, 0, { from, to, day }) : firstWays({ from, to, day });
    return { ...draft, back: null, ways: ways ?? again };
  }
  const [first] = ways ?? [];
  const one = { ...draft, ...(first && { ...first, day: first.day ?? day }), ways: null };
  return { ...one, back: kind === 'one' ? null : (draft.back ?? addDays(one.day, USUAL_AWAY)) };
}
