import type { CancelStep, StoredUnit, TourFacts } from './stored-tour.ts';
import { freeDays } from './tour-policy.ts';

/** What searches look at of a tour on sale, whatever is shown of it. */
type Listed = Pick<
  TourFacts,
  | 'id'
  | 'kind'
  | 'cityId'
  | 'zone'
  | 'days'
  | 'hours'
  | 'difficulty'
  | 'maxParty'
  | 'pickup'
  | 'cutoffMinutes'
  | 'taxBp'
  | 'sortWeight'
  | 'createdAt'
  | 'score'
  | 'reviews'
>;

/** A tour as it is read for searches: what many tours share stands as its text. */
export type ListedRow = Listed & { readonly units: string; readonly cancelSteps: string; readonly themes: string };

export type ListedTour = Listed & {
  readonly units: readonly StoredUnit[];
  readonly themes: readonly string[];
  /** Days before a departure until which cancelling costs nothing. */
  readonly freeDays: number;
};

/** Texts, each with its place in the order in which they came. */
export class TextList {
  readonly texts: string[] = [];
  private readonly places = new Map<string, number>();

  placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    this.places.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** -1 for a text that has not come. */
  find(text: string): number {
    return this.places.get(text) ?? -1;
  }
}

/** What tours share: each list is as long as there are different ones. */
export type SharedLists = {
  readonly rules: TextList;
  readonly zones: TextList;
  readonly cities: TextList;
  readonly themes: TextList;
  /** What was read of JSON, by its text. */
  readonly values: Map<string, unknown>;
};

export const newSharedLists = (): SharedLists => ({
  rules: new TextList(),
  zones: new TextList(),
  cities: new TextList(),
  themes: new TextList(),
  values: new Map(),
});

function readJson<T>({ values }: SharedLists, json: string): T {
  if (!values.has(json)) values.set(json, JSON.parse(json));
  return values.get(json) as T;
}

/** Ages and rules of units, whatever they cost: tours that have the same take the same parties. */
export const ruleOf = (units: readonly StoredUnit[]): string =>
  units
    .map(({ key, ageFrom, ageTo, takesSeat, needsAdult }) => [key, ageFrom, ageTo, takesSeat, needsAdult].join(' '))
    .join();

/** The unit that an adult of a tour pays for: of a tour without such a unit the first one. */
export const adultUnit = <U extends Pick<StoredUnit, 'key'>>(units: readonly U[]): U | undefined =>
  units.find(({ key }) => key === 'adult') ?? units[0];

export function listTour({ cancelSteps, ...row }: ListedRow, shared: SharedLists): ListedTour {
  return {
    ...row,
    units: readJson<StoredUnit[]>(shared, row.units),
    themes: readJson<string[]>(shared, row.themes),
    freeDays: freeDays(readJson<CancelStep[]>(shared, cancelSteps)),
  };
}

/** The order in which tours are looked at: the greatest weight first. */
export const byWeight = (a: ListedTour, b: ListedTour): number => b.sortWeight - a.sortWeight || (a.id < b.id ? -1 : 1);
