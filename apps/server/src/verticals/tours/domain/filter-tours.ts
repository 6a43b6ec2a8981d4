import { type GuideLanguage, lengthOf, type TourKind, type TourLength } from '@app/contract/verticals/tours/facts';
import type { UnitCount } from '@app/contract/verticals/tours/party';
import type { DepartureGroup, DepartureQuery } from '../db/bookable-departure.repo.ts';
import type { StoredUnit, TourFacts } from './stored-tour.ts';

/** A tour that takes a party, with its people by unit. */
export type Fitting = {
  readonly tour: TourFacts;
  readonly counts: UnitCount<StoredUnit>[];
  readonly wanted: DepartureQuery;
};

/** Departures of a tour that answer alike to filters, with the lowest price of one adult among them, tax included, at the deals that run. */
export type PricedGroup = DepartureGroup & { readonly adultUsd: number };

export type Candidate = Fitting & { readonly groups: readonly PricedGroup[] };

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

/** Whether filters leave a tour, whatever its departures. */
export const isTourLeft = (tour: TourFacts, filters: Filters): boolean =>
  filters.themes.every((theme) => tour.themes.includes(theme)) &&
  among(filters.length, lengthOf(tour)) &&
  among(filters.difficulty, tour.difficulty) &&
  among(filters.kind, tour.kind) &&
  (!filters.pickup || tour.pickup) &&
  (filters.scoreMin === null || (tour.score ?? -1) >= filters.scoreMin);

/** Whether departures cost what was asked for. */
export const isPriceLeft = ({ adultUsd }: PricedGroup, { minUsd, maxUsd }: Filters): boolean =>
  adultUsd >= (minUsd ?? 0) && (maxUsd === null || adultUsd <= maxUsd);

export const isGroupLeft = (group: PricedGroup, filters: Filters): boolean =>
  isAsked(group, filters) && isPriceLeft(group, filters);
