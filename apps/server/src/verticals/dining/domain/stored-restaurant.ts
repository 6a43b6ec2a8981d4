import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { ConfirmedBy, Cuisine, DiningFacility } from '@app/contract/verticals/dining/facts';
import type { OpeningHours } from '@app/contract/verticals/dining/views';

export type StoredArea = {
  readonly id: string;
  readonly restaurantId: string;
  readonly name: Localized;
  readonly note: Localized;
  readonly seatsMin: number;
  readonly seatsMax: number;
  readonly tables: number;
  /** Whether several of it are put together for a party that one does not take. */
  readonly joins: boolean;
  readonly outdoor: boolean;
  readonly online: boolean;
  readonly sortWeight: number;
};
export type StoredMenu = {
  readonly id: string;
  readonly restaurantId: string;
  readonly name: Localized;
  readonly courses: Localized[];
  readonly usd: number;
  readonly minPeople: number;
  readonly picture: string | null;
  readonly prepaid: boolean;
  readonly online: boolean;
  readonly sortWeight: number;
};
export type Turn = { readonly upTo: number; readonly minutes: number };
export type CancelStep = { readonly hoursBefore: number; readonly percent: number };

/** What decides which times a party can have. */
export type TableRules = {
  readonly zone: string;
  readonly hours: readonly OpeningHours[];
  readonly closedDays: readonly string[];
  readonly noticeMinutes: number;
  readonly daysAhead: number;
  readonly stepMinutes: number;
  readonly turns: readonly Turn[];
  readonly bufferMinutes: number;
  readonly pace: number | null;
  readonly maxParty: number;
  readonly areas: readonly StoredArea[];
};

/** What searches look at of a restaurant, beside its city. Money is cents of USD. */
export type ListedRestaurant = TableRules & {
  readonly id: string;
  readonly cityId: string;
  readonly name: Localized;
  readonly area: Localized;
  readonly cuisines: readonly Cuisine[];
  readonly priceLevel: number;
  readonly averageUsd: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly cover: string;
  /** Of its gallery as many as a card has. */
  readonly pictures: readonly string[];
  readonly facilities: readonly DiningFacility[];
  readonly depositUsd: number;
  readonly depositFromParty: number;
  readonly cancelSteps: readonly CancelStep[];
  readonly confirm: ConfirmedBy;
  readonly online: boolean;
  readonly sortWeight: number;
  /** Tenths from 0 to 100. */
  readonly score: number | null;
  readonly reviews: number;
};

/** A restaurant as stored, with everything in it, on sale or not. */
export type StoredRestaurant = ListedRestaurant & {
  readonly merchantId: string | null;
  readonly cityName: Localized;
  readonly country: Localized;
  readonly cityEnabled: boolean;
  readonly cityLatitude: number;
  readonly cityLongitude: number;
  readonly story: Localized;
  readonly address: Localized;
  readonly phone: string;
  readonly gallery: Media[];
  readonly dishes: Localized[];
  readonly version: number;
  readonly createdAt: Date;
};
