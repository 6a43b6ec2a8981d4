import {
  DIFFICULTIES,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  TOUR_KINDS,
  TOUR_LENGTHS,
  type TourKind,
  type TourLength,
} from '@app/contract/verticals/tours/facts';
import type { UnitCount } from '@app/contract/verticals/tours/party';
import type { TextList } from './listed-tour.ts';
import type { DepartureGroup, DepartureQuery } from './open-departures.ts';
import type { StoredUnit, TourFacts } from './stored-tour.ts';
import { CHOICES, NO_SCORE, type TourTable } from './tour-table.ts';

/** A tour that takes a party, with its people by unit. */
export type Fitting<T = TourFacts> = {
  readonly tour: T;
  readonly counts: UnitCount<StoredUnit>[];
  readonly wanted: DepartureQuery;
};

/** Departures of a tour that answer alike to filters, with the lowest price of one adult among them, tax included, at the deals that run. */
export type PricedGroup = DepartureGroup & { readonly adultUsd: number };

export type Candidate<T = TourFacts> = Fitting<T> & { readonly groups: readonly PricedGroup[] };

export type Filters = {
  readonly minUsd: number | null;
  readonly maxUsd: number | null;
  readonly themes: readonly string[];
  readonly length: readonly TourLength[] | null;
  readonly language: readonly GuideLanguage[] | null;
  readonly difficulty: readonly number[] | null;
  readonly kind: readonly TourKind[] | null;
  readonly guaranteed: boolean;
  readonly pickup: boolean;
  readonly free: boolean;
  /** Tenths. */
  readonly scoreMin: number | null;
};

export const NO_FILTERS: Filters = {
  minUsd: null,
  maxUsd: null,
  themes: [],
  length: null,
  language: null,
  difficulty: null,
  kind: null,
  guaranteed: false,
  pickup: false,
  free: false,
  scoreMin: null,
};

export const among = <T>(chosen: readonly T[] | null, value: T): boolean => chosen === null || chosen.includes(value);

/** Whether departures are of those that are asked for, whatever they cost. */
export const isAsked = (
  { language, guaranteed, free }: Pick<DepartureGroup, 'language' | 'guaranteed' | 'free'>,
  filters: Pick<Filters, 'language' | 'guaranteed' | 'free'>,
): boolean => among(filters.language, language) && (!filters.guaranteed || guaranteed) && (!filters.free || free);

/** What of a tour itself filters may not leave, a bit each. */
export const FAILED = { themes: 1, length: 2, difficulty: 4, kind: 8, pickup: 16, score: 32 } as const;

/** Filters as a search compares them: a bit for each of several choices, places for texts. */
export type ReadFilters = Pick<Filters, 'guaranteed' | 'pickup' | 'free'> & {
  readonly minUsd: number;
  readonly maxUsd: number;
  readonly themes: readonly number[];
  readonly language: number;
  /** Choices of a tour itself, all of one where nothing of it was chosen. */
  readonly length: number;
  readonly difficulty: number;
  readonly kind: number;
  readonly scoreMin: number;
};

const bitsOf = <T>(chosen: readonly T[], bitOf: (one: T) => number): number =>
  chosen.reduce((bits, one) => bits | bitOf(one), 0);

export const readFilters = (filters: Filters, themes: Pick<TextList, 'find'>): ReadFilters => ({
  minUsd: filters.minUsd ?? 0,
  maxUsd: filters.maxUsd ?? Number.POSITIVE_INFINITY,
  themes: filters.themes.map((id) => themes.find(id)),
  language: bitsOf(filters.language ?? GUIDE_LANGUAGES, (one) => 1 << GUIDE_LANGUAGES.indexOf(one)),
  length: bitsOf(filters.length ?? TOUR_LENGTHS, (one) => CHOICES.length(TOUR_LENGTHS.indexOf(one))),
  difficulty: bitsOf(filters.difficulty ?? DIFFICULTIES, (one) =>
    CHOICES.difficulty(DIFFICULTIES.findIndex((each) => each === one)),
  ),
  kind: bitsOf(filters.kind ?? TOUR_KINDS, (one) => CHOICES.kind(TOUR_KINDS.indexOf(one))),
  guaranteed: filters.guaranteed,
  pickup: filters.pickup,
  free: filters.free,
  scoreMin: filters.scoreMin ?? NO_SCORE,
});

function hasThemes({ themeFrom, themeAt }: TourTable, at: number, themes: readonly number[]): boolean {
  const [from, end] = [themeFrom[at] ?? 0, themeFrom[at + 1] ?? 0];
  for (const theme of themes) {
    let place = from;
    while (place < end && themeAt[place] !== theme) place += 1;
    if (place === end) return false;
  }
  return true;
}

/** What of a tour itself filters do not leave, whatever its departures: 0 for nothing. */
export function failedOf(table: TourTable, at: number, filters: ReadFilters): number {
  const choices = table.choices[at] ?? 0;
  let failed = 0;
  if (filters.themes.length > 0 && !hasThemes(table, at, filters.themes)) failed |= FAILED.themes;
  if ((choices & filters.length) === 0) failed |= FAILED.length;
  if ((choices & filters.difficulty) === 0) failed |= FAILED.difficulty;
  if ((choices & filters.kind) === 0) failed |= FAILED.kind;
  if (filters.pickup && (choices & CHOICES.pickup) === 0) failed |= FAILED.pickup;
  if ((table.score[at] ?? NO_SCORE) < filters.scoreMin) failed |= FAILED.score;
  return failed;
}

/** Whether departures cost what was asked for. */
export const isPriceLeft = ({ adultUsd }: PricedGroup, { minUsd, maxUsd }: Filters): boolean =>
  adultUsd >= (minUsd ?? 0) && (maxUsd === null || adultUsd <= maxUsd);

export const isGroupLeft = (group: PricedGroup, filters: Filters): boolean =>
  isAsked(group, filters) && isPriceLeft(group, filters);
