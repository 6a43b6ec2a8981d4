import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { ExtraPer, GuideLanguage, TourKind, TourMeal } from '@app/contract/verticals/tours/facts';
import type { UnitRule } from '@app/contract/verticals/tours/party';
import type { Day } from '@app/kernel/local-day';

/** A place on the map, as stored. */
export type StoredPlace = { readonly name: Localized; readonly latitude: number; readonly longitude: number };
export type StoredMeeting = StoredPlace & { readonly address: Localized; readonly note: Localized };
/** Money is cents of USD. */
export type StoredPickup = StoredPlace & {
  readonly id: string;
  readonly minutesBefore: number;
  readonly usd: number;
};
export type StoredUnit = UnitRule & { readonly usd: number };
export type StoredExtra = {
  readonly id: string;
  readonly name: Localized;
  readonly usd: number;
  readonly per: ExtraPer;
  readonly max: number;
};
export type StoredTourDay = {
  readonly title: Localized;
  readonly text: Localized;
  readonly meals: readonly TourMeal[];
  readonly stay: Localized;
  readonly stops: readonly StoredPlace[];
};
export type CancelStep = { readonly daysBefore: number; readonly percent: number };

/** What lists need of a tour. */
export type TourFacts = {
  readonly id: string;
  readonly kind: TourKind;
  readonly name: Localized;
  readonly summary: Localized;
  readonly cityId: string;
  readonly city: Localized;
  readonly cover: string;
  readonly gallery: readonly Media[];
  readonly zone: string;
  readonly days: number;
  readonly nights: number;
  readonly hours: number | null;
  readonly difficulty: number;
  readonly capacity: number;
  readonly maxParty: number;
  readonly themes: readonly string[];
  readonly goodMonths: readonly number[];
  readonly meeting: StoredMeeting;
  readonly pickup: boolean;
  readonly units: readonly StoredUnit[];
  readonly cancelSteps: readonly CancelStep[];
  readonly cutoffMinutes: number;
  readonly taxBp: number;
  readonly sortWeight: number;
  readonly createdAt: Date;
  /** Tenths, 0 to 100; null before the first review. */
  readonly score: number | null;
  readonly reviews: number;
};

export type StoredTour = TourFacts & {
  /** Whether tour and city are on sale. */
  readonly online: boolean;
  readonly country: Localized;
  readonly story: Localized;
  readonly operator: string;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly notices: readonly string[];
  readonly walkKm: number | null;
  readonly ascentMetres: number | null;
  readonly stepFree: boolean;
  readonly pickups: readonly StoredPickup[];
  readonly extras: readonly StoredExtra[];
  readonly itinerary: readonly StoredTourDay[];
  /** For each person in a room of their own; null where there is none. */
  readonly singleUsd: number | null;
  readonly goDays: number;
  readonly minPeople: number;
  readonly names: 'lead' | 'all';
  readonly guestsUntilHours: number;
};

export type StoredDeparture = {
  readonly id: string;
  readonly tourId: string;
  readonly day: Day;
  readonly start: string;
  readonly language: GuideLanguage;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly minPeople: number;
  readonly decidesAt: Date | null;
  readonly priceBp: number;
  readonly closed: boolean;
  readonly guaranteedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly guide: string;
  readonly guidePhone: string;
  /** Where it begins, where that is elsewhere than its tour does. */
  readonly meeting: StoredMeeting | null;
};
