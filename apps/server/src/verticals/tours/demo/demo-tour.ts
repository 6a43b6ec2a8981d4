import type { ExtraPer, GuideLanguage, TourKind, TourMeal } from '@app/contract/verticals/tours/facts';
import type { Text4 } from '../../../demo/content/wording.ts';
import type { CancelStep, StoredUnit } from '../domain/stored-tour.ts';

type Place = { readonly name: Text4; readonly latitude: number; readonly longitude: number };

/** A tour of the demo; terms and city by their keys, money in cents of USD. */
export type DemoTour = {
  readonly key: string;
  readonly kind: TourKind;
  readonly city: string;
  /** Name of the picture. */
  readonly cover: string;
  readonly name: Text4;
  readonly summary: Text4;
  readonly story: Text4;
  readonly operator: string;
  readonly themes: readonly string[];
  readonly days: number;
  readonly nights: number;
  readonly hours: number | null;
  readonly languages: readonly GuideLanguage[];
  readonly difficulty: number;
  readonly maxParty: number;
  readonly minPeople: number;
  readonly goDays: number;
  readonly capacity: number;
  readonly start: string;
  /** Days of the week on which it departs, 1 is Monday. */
  readonly weekdays: readonly number[];
  readonly cutoffMinutes: number;
  readonly guestsUntilHours: number;
  readonly names: 'lead' | 'all';
  readonly goodMonths: readonly number[];
  readonly walkKm: number | null;
  readonly ascentMetres: number | null;
  readonly stepFree: boolean;
  readonly meeting: Place & { readonly address: string; readonly note: Text4 };
  readonly pickups: readonly (Place & { readonly minutesBefore: number; readonly usd: number })[];
  readonly units: readonly StoredUnit[];
  readonly singleUsd: number | null;
  readonly extras: readonly {
    readonly name: Text4;
    readonly usd: number;
    readonly per: ExtraPer;
    readonly max: number;
  }[];
  readonly cancelSteps: readonly CancelStep[];
  readonly itinerary: readonly {
    readonly title: Text4;
    readonly text: Text4;
    readonly meals: readonly TourMeal[];
    readonly stay: Text4 | null;
    readonly stops: readonly Place[];
  }[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly notices: readonly string[];
};
