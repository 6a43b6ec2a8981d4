import type { Localized } from '@app/contract/core/locale';
import { BOARDS, FACILITIES } from '@app/contract/verticals/hotels/facts';
import type { CityFacts } from './city-facts.ts';

/** The one group of filters of the hotel itself that it does not pass; `several` where there are more. */
export type Failed = 'stars' | 'score' | 'facilities' | 'area' | 'several' | null;

/** Least scores that are counted, of ten. */
export const SCORES = [9, 8, 7, 6];

export type AreaCount = { readonly key: string; readonly name: Localized; count: number };

/**
 * Counts of what each filter would leave, with every filter of the other groups in force: by stars, by place in `BOARDS`,
 * `FACILITIES` and `SCORES`, and by area. `min` and `max` are cents of a room's night with taxes.
 */
export type Counts = {
  readonly stars: number[];
  readonly board: number[];
  readonly facility: number[];
  readonly score: number[];
  readonly areas: Map<string, AreaCount>;
  free: number;
  min: number | null;
  max: number | null;
};

const zeros = (length: number): number[] => Array<number>(length).fill(0);
export const newCounts = (): Counts => ({
  stars: zeros(6),
  board: zeros(BOARDS.length),
  facility: zeros(FACILITIES.length),
  score: zeros(SCORES.length),
  areas: new Map(),
  free: 0,
  min: null,
  max: null,
});

const more = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};
const eachBit = (counts: number[], bits: number): void => {
  for (let at = 0; at < counts.length; at += 1) if (((bits >> at) & 1) === 1) more(counts, at);
};

function countArea(city: CityFacts, hotel: number, counts: Counts): void {
  const area = city.areas[city.hotels.area[hotel] ?? 0];
  if (!area) return;
  const known = counts.areas.get(area.key);
  if (known) known.count += 1;
  else counts.areas.set(area.key, { ...area, count: 1 });
}

/** Counts what filters of the hotel itself would leave, each with all the others in force. */
export function countFacts(
  hotel: number,
  city: CityFacts,
  of: { readonly failed: Failed; readonly counts: Counts },
): void {
  const { failed, counts } = of;
  const { stars, score, facilities } = city.hotels;
  if (failed === null || failed === 'stars') more(counts.stars, stars[hotel] ?? 0);
  if (failed === null || failed === 'area') countArea(city, hotel, counts);
  if (failed === null || failed === 'score') {
    for (const [at, least] of SCORES.entries()) if ((score[hotel] ?? -1) >= least * 10) more(counts.score, at);
  }
  if (failed === null) eachBit(counts.facility, facilities[hotel] ?? 0);
}

/** What filters of plans would leave of a hotel: boards as bits, whether one can be cancelled free of charge, its lowest night. */
export type PlansLeft = { readonly boards: number; readonly anyFree: boolean; readonly nightlyUsd: number | null };

/** Counts what filters of plans would leave. */
export function countPlans({ boards, anyFree, nightlyUsd }: PlansLeft, counts: Counts): void {
  eachBit(counts.board, boards);
  if (anyFree) counts.free += 1;
  if (nightlyUsd === null) return;
  counts.min = Math.min(counts.min ?? nightlyUsd, nightlyUsd);
  counts.max = Math.max(counts.max ?? nightlyUsd, nightlyUsd);
}
