import type { GroupsLeft } from './count-facets.ts';
import type { ReadFilters } from './filter-tours.ts';
import { type DepartureQuery, isFree, isOpen, type Stretch } from './open-departures.ts';
import {
  isGuaranteedKind,
  KINDS,
  kindIn,
  languageOfKind,
  type PackedDepartures,
  placesIn,
  priceIn,
} from './packed-departures.ts';

/** What filters leave of a tour's departures: whether any, the lowest price of an adult and where the soonest stands. */
export type Left = GroupsLeft & { leftUsd: number; soonest: number };
export const NOWHERE = -1;

const ALL_KINDS = Array.from({ length: KINDS }, (_, kind) => kind);
const bitsOf = (kinds: readonly number[]): number => kinds.reduce((bits, kind) => bits | (1 << kind), 0);
const GUARANTEED = bitsOf(ALL_KINDS.filter(isGuaranteedKind));

/** Filters of departures by their kinds, a bit for each. */
export type KindFilters = {
  readonly ofLanguages: number;
  /** Of the languages, and guaranteed where that is asked for. */
  readonly passing: number;
  /** Any language, and guaranteed where that is asked for. */
  readonly ofPromise: number;
  /** Whether only those count that are free to cancel. */
  readonly free: boolean;
};

export function kindFilters({ language, guaranteed, free }: ReadFilters): KindFilters {
  const ofLanguages = bitsOf(ALL_KINDS.filter((kind) => (language & (1 << languageOfKind(kind))) !== 0));
  const ofPromise = guaranteed ? GUARANTEED : bitsOf(ALL_KINDS);
  return { ofLanguages, ofPromise, passing: ofLanguages & ofPromise, free };
}

/** A bit for each language of some kinds. */
function languagesOf(kinds: number): number {
  let languages = 0;
  for (let bits = kinds; bits !== 0; bits &= bits - 1) languages |= 1 << languageOfKind(31 - Math.clz32(bits & -bits));
  return languages;
}

/** Above every price. */
export const NO_PRICE = 1 << 16;

/**
 * Fills `left` with what a party finds of a regular tour none of whose days differ in their deals, whatever it costs: most tours of a search are
 * looked at so, in one pass and without anything being made.
 */
export function lookAtAlike(
  of: PackedDepartures,
  {
    query,
    stretch,
    filters,
  }: { readonly query: DepartureQuery; readonly stretch: Stretch; readonly filters: KindFilters },
  left: Left,
  usdOf: (priceBp: number) => number,
): void {
  const { first, end, open, free } = stretch;
  const { offers } = of.block;
  const { seats } = query;
  const { passing } = filters;
  const sure = Math.max(open, free);
  let [kinds, freeKinds, least, soonest] = [0, 0, NO_PRICE, NOWHERE];
  for (let at = first; at < end; at += 1) {
    const offer = offers[at] as number;
    if (placesIn(offer) < seats) continue;
    const bit = 1 << kindIn(offer);
    if (at >= sure) freeKinds |= bit;
    else {
      if (!isOpen(of, at, query, open)) continue;
      if (isFree(of, at, query, free)) freeKinds |= bit;
      else if (filters.free) continue;
    }
    kinds |= bit;
    if ((bit & passing) === 0) continue;
    const priceBp = priceIn(offer);
    if (priceBp >= least) continue;
    if (least === NO_PRICE) soonest = at;
    least = priceBp;
  }
  fillLeft(left, { kinds, freeKinds, least }, filters, usdOf);
  left.soonest = soonest;
}

/** Fills all of `left` but where the soonest stands, by the kinds that can be had, those of them that are free to cancel, and the lowest price of what passes. */
export function fillLeft(
  left: Left,
  { kinds, freeKinds, least }: { readonly kinds: number; readonly freeKinds: number; readonly least: number },
  filters: KindFilters,
  usdOf: (priceBp: number) => number,
): void {
  const { passing } = filters;
  left.any = (kinds & passing) !== 0;
  left.guaranteed = (kinds & filters.ofLanguages & GUARANTEED) !== 0;
  left.free = (freeKinds & passing) !== 0;
  left.languages = languagesOf(kinds & filters.ofPromise);
  left.leftUsd = left.leastUsd = least === NO_PRICE ? Number.POSITIVE_INFINITY : usdOf(least);
}
