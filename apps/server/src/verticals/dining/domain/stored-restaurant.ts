import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { ConfirmedBy, Cuisine, DiningFacility } from '@app/contract/verticals/dining/facts';
import type { OpeningHours } from '@app/contract/verticals/dining/views';

/** A restaurant as stored, with everything in it, on sale or not. Money is cents of USD. */
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

export type StoredRestaurant = TableRules & {
  readonly id: string;
  readonly cityId: string;
  readonly merchantId: string | null;
  readonly cityName: Localized;
  readonly country: Localized;
  readonly cityEnabled: boolean;
  readonly cityLatitude: number;
  readonly cityLongitude: number;
  readonly name: Localized;
  readonly story: Localized;
  readonly address: Localized;
  readonly area: Localized;
  readonly cuisines: Cuisine[];
  readonly priceLevel: number;
  readonly averageUsd: number | null;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cover: string;
  readonly gallery: Media[];
  readonly facilities: DiningFacility[];
  readonly depositUsd: number;
  readonly depositFromParty: number;
  readonly cancelSteps: CancelStep[];
  readonly confirm: ConfirmedBy;
  readonly dishes: Localized[];
  readonly online: boolean;
  readonly sortWeight: number;
  readonly version: number;
  readonly createdAt: Date;
  /** Tenths from 0 to 100. */
  readonly score: number | null;
  readonly reviews: number;
};
