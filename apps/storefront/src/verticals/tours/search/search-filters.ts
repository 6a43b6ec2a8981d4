import { DIFFICULTIES, GUIDE_LANGUAGES, TOUR_LENGTHS } from '@app/contract/verticals/tours/facts';
import { ID } from '../../../widgets/id-in-address.ts';
import {
  asked,
  codesOf,
  defineFilters,
  type FiltersOf,
  flag,
  numbersOf,
  oneOf,
  price,
  someOf,
} from '../../../widgets/travel/search/define-filters.ts';

export const SCORES = [9, 8, 7, 6] as const;

/** What a search of tours is filtered by; prices are of one adult, themes are terms of the travel dictionary. */
export const tourFilters = defineFilters({
  priceMin: price,
  priceMax: price,
  themes: codesOf(ID),
  length: someOf(TOUR_LENGTHS),
  language: someOf(GUIDE_LANGUAGES),
  difficulty: numbersOf(DIFFICULTIES),
  guaranteed: flag,
  pickup: flag,
  free: asked('freeCancellation', flag),
  score: asked('scoreMin', oneOf(SCORES)),
});

export type TourFilters = FiltersOf<typeof tourFilters>;
