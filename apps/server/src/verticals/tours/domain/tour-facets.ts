import {
  DIFFICULTIES,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  lengthOf,
  TOUR_KINDS,
  TOUR_LENGTHS,
  type TourKind,
  type TourLength,
} from '@app/contract/verticals/tours/facts';
import { among, type Candidate, type Filters, isPriceLeft, type PricedGroup } from './filter-tours.ts';
import type { TourFacts } from './stored-tour.ts';

/** Scores that are offered as a filter, in tenths. */
export const SCORES = [90, 80, 70] as const;

export type Facets = {
  readonly length: { value: TourLength; count: number }[];
  readonly language: { value: GuideLanguage; count: number }[];
  readonly difficulty: { value: number; count: number }[];
  readonly kind: { value: TourKind; count: number }[];
  readonly theme: { value: string; count: number }[];
  readonly city: { value: string; count: number }[];
  readonly score: { value: number; count: number }[];
  readonly guaranteed: number;
  readonly pickup: number;
  readonly free: number;
  readonly adult: { readonly min: number; readonly max: number } | null;
};

/** A choice of a tour itself that it does not pass; `several` where there are more. */
type Failed = 'themes' | 'length' | 'difficulty' | 'kind' | 'pickup' | 'score' | 'several' | null;

function failedOf(tour: TourFacts, filters: Filters): Failed {
  const failed: Failed[] = [];
  if (!filters.themes.every((theme) => tour.themes.includes(theme))) failed.push('themes');
  if (!among(filters.length, lengthOf(tour))) failed.push('length');
  if (!among(filters.difficulty, tour.difficulty)) failed.push('difficulty');
  if (!among(filters.kind, tour.kind)) failed.push('kind');
  if (filters.pickup && !tour.pickup) failed.push('pickup');
  if (filters.scoreMin !== null && (tour.score ?? -1) < filters.scoreMin) failed.push('score');
  return failed.length > 1 ? 'several' : (failed[0] ?? null);
}

/** What departures of a tour would leave: by all filters, by a language or a promise more, and their lowest price whatever was asked for. */
type GroupsLeft = {
  any: boolean;
  guaranteed: boolean;
  free: boolean;
  leastUsd: number;
  readonly languages: Set<GuideLanguage>;
};

function groupsLeft(groups: readonly PricedGroup[], filters: Filters): GroupsLeft {
  const left: GroupsLeft = { any: false, guaranteed: false, free: false, leastUsd: Infinity, languages: new Set() };
  for (const group of groups) {
    const price = isPriceLeft(group, filters);
    const language = among(filters.language, group.language);
    const guaranteed = !filters.guaranteed || group.guaranteed;
    const free = !filters.free || group.free;
    if (language && guaranteed && free) left.leastUsd = Math.min(left.leastUsd, group.adultUsd);
    if (!price) continue;
    left.any ||= language && guaranteed && free;
    left.guaranteed ||= group.guaranteed && language && free;
    left.free ||= group.free && language && guaranteed;
    if (guaranteed && free) left.languages.add(group.language);
  }
  return left;
}

type Tally<T> = Map<T, number>;
const newTally = <T>(): Tally<T> => new Map();
const add = <T>(tally: Tally<T>, value: T): void => void tally.set(value, (tally.get(value) ?? 0) + 1);
const counted = <T>(values: Iterable<T>, tally: Tally<T>): { value: T; count: number }[] =>
  [...values].map((value) => ({ value, count: tally.get(value) ?? 0 })).filter(({ count }) => count > 0);

const newCounts = () => ({
  length: newTally<TourLength>(),
  language: newTally<GuideLanguage>(),
  difficulty: newTally<number>(),
  kind: newTally<TourKind>(),
  theme: newTally<string>(),
  city: newTally<string>(),
  score: newTally<(typeof SCORES)[number]>(),
  guaranteed: 0,
  pickup: 0,
  free: 0,
  least: Infinity,
  most: 0,
});
type Counts = ReturnType<typeof newCounts>;

/** Counts choices of the tour itself: what it does not pass as if nothing had been chosen of that. */
function countTour(tour: TourFacts, failed: Failed, counts: Counts): void {
  const isOpen = (choice: Failed): boolean => failed === null || failed === choice;
  if (isOpen('length')) add(counts.length, lengthOf(tour));
  if (isOpen('difficulty')) add(counts.difficulty, tour.difficulty);
  if (isOpen('kind')) add(counts.kind, tour.kind);
  if (isOpen('score')) for (const score of SCORES) if ((tour.score ?? -1) >= score) add(counts.score, score);
  if (failed !== null) return;
  add(counts.city, tour.cityId);
  if (tour.pickup) counts.pickup += 1;
  for (const theme of new Set(tour.themes)) add(counts.theme, theme);
}

/** Counts choices of departures, of a tour that passes all of its own. */
function countGroups(left: GroupsLeft, counts: Counts): void {
  for (const language of left.languages) add(counts.language, language);
  if (left.guaranteed) counts.guaranteed += 1;
  if (left.free) counts.free += 1;
  if (left.leastUsd === Infinity) return;
  counts.least = Math.min(counts.least, left.leastUsd);
  counts.most = Math.max(counts.most, left.leastUsd);
}

/** How many tours each choice would leave, those that leave none left out. Each tour is looked at once, for all choices. */
export function facetsOf(candidates: readonly Candidate[], filters: Filters): Facets {
  const counts = newCounts();
  for (const { tour, groups } of candidates) {
    const failed = failedOf(tour, filters);
    if (failed === 'several') continue;
    const left = groupsLeft(groups, filters);
    if (failed === null) countGroups(left, counts);
    if (left.any) countTour(tour, failed, counts);
  }
  const { guaranteed, pickup, free, least, most } = counts;
  const themes = new Set(candidates.flatMap(({ tour }) => tour.themes));
  return {
    length: counted(TOUR_LENGTHS, counts.length),
    language: counted(GUIDE_LANGUAGES, counts.language),
    difficulty: counted(DIFFICULTIES, counts.difficulty),
    kind: counted(TOUR_KINDS, counts.kind),
    theme: counted(themes, counts.theme),
    city: counted(counts.city.keys(), counts.city).sort((a, b) => b.count - a.count),
    score: counted(SCORES, counts.score),
    guaranteed,
    pickup,
    free,
    adult: least === Infinity ? null : { min: least, max: most },
  };
}
