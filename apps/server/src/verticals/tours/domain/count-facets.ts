import {
  DIFFICULTIES,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  TOUR_KINDS,
  TOUR_LENGTHS,
  type TourKind,
  type TourLength,
} from '@app/contract/verticals/tours/facts';
import { FAILED } from './filter-tours.ts';
import { CHOICES, NO_SCORE, placeIn, type TourTable } from './tour-table.ts';

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

/** What departures of a tour would leave: by all filters, by a language or a promise more, and their lowest price whatever was asked for. */
export type GroupsLeft = {
  any: boolean;
  guaranteed: boolean;
  free: boolean;
  leastUsd: number;
  /** A bit for each. */
  languages: number;
};

type Counts = Int32Array;
const add = (counts: Counts, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};
const counted = <T>(values: readonly T[], counts: Counts): { value: T; count: number }[] =>
  values.map((value, at) => ({ value, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);

/** Counts how many tours each choice would leave, looking at each tour once for all of them. */
export class FacetCounts {
  private readonly table: TourTable;
  private readonly length: Counts = new Int32Array(TOUR_LENGTHS.length);
  private readonly language: Counts = new Int32Array(GUIDE_LANGUAGES.length);
  private readonly difficulty: Counts = new Int32Array(DIFFICULTIES.length);
  private readonly kind: Counts = new Int32Array(TOUR_KINDS.length);
  private readonly score: Counts = new Int32Array(SCORES.length);
  private readonly theme: Counts;
  private readonly city: Counts;
  /** Cities in the order in which tours of them came. */
  private readonly cities: number[] = [];
  private guaranteed = 0;
  private pickup = 0;
  private free = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = 0;

  constructor(table: TourTable) {
    this.table = table;
    this.theme = new Int32Array(table.lists.themes.texts.length);
    this.city = new Int32Array(table.lists.cities.texts.length);
  }

  /** Counts a tour that filters leave but for one choice of its own at most, which is counted as if it had not been made. */
  add(at: number, failed: number, left: GroupsLeft): void {
    if (failed === 0) this.addGroups(left);
    if (!left.any) return;
    const choices = this.table.choices[at] ?? 0;
    if (failed === 0 || failed === FAILED.length) add(this.length, placeIn.length(choices));
    if (failed === 0 || failed === FAILED.difficulty) add(this.difficulty, placeIn.difficulty(choices));
    if (failed === 0 || failed === FAILED.kind) add(this.kind, placeIn.kind(choices));
    if (failed === 0 || failed === FAILED.score) this.addScores(this.table.score[at] ?? NO_SCORE);
    if (failed === 0) this.addPassed(at, choices);
  }

  private addScores(score: number): void {
    for (let at = 0; at < SCORES.length; at += 1) if (score >= (SCORES[at] ?? 0)) add(this.score, at);
  }

  /** Choices that need all others to be passed. */
  private addPassed(at: number, choices: number): void {
    const { city, themeFrom, themeAt } = this.table;
    const own = city[at] ?? 0;
    if (this.city[own] === 0) this.cities.push(own);
    add(this.city, own);
    if ((choices & CHOICES.pickup) !== 0) this.pickup += 1;
    const end = themeFrom[at + 1] ?? 0;
    for (let place = themeFrom[at] ?? 0; place < end; place += 1) add(this.theme, themeAt[place] ?? 0);
  }

  /** Choices of departures, of a tour that passes all of its own. */
  private addGroups(left: GroupsLeft): void {
    for (let bits = left.languages; bits !== 0; bits &= bits - 1) add(this.language, 31 - Math.clz32(bits & -bits));
    if (left.guaranteed) this.guaranteed += 1;
    if (left.free) this.free += 1;
    if (left.leastUsd === Number.POSITIVE_INFINITY) return;
    this.least = Math.min(this.least, left.leastUsd);
    this.most = Math.max(this.most, left.leastUsd);
  }

  /** Choices that leave none are left out. */
  facets(): Facets {
    const { guaranteed, pickup, free, least, most } = this;
    const { lists } = this.table;
    const cities = this.cities.map((at) => ({ value: lists.cities.texts[at] ?? '', count: this.city[at] ?? 0 }));
    return {
      length: counted(TOUR_LENGTHS, this.length),
      language: counted(GUIDE_LANGUAGES, this.language),
      difficulty: counted<number>(DIFFICULTIES, this.difficulty),
      kind: counted(TOUR_KINDS, this.kind),
      theme: counted(lists.themes.texts, this.theme),
      city: cities.sort((a, b) => b.count - a.count),
      score: counted(SCORES, this.score),
      guaranteed,
      pickup,
      free,
      adult: least === Number.POSITIVE_INFINITY ? null : { min: least, max: most },
    };
  }
}
