import type { Localized } from '@app/contract/core/locale';
import type { ConfirmedBy, Cuisine, DiningFacility } from '@app/contract/verticals/dining/facts';
import type { CancelStep, Turn } from '../domain/stored-restaurant.ts';

/** What a kind of table is called inside the demo; its picture follows from it. */
export type DemoAreaKey = 'hall' | 'terrace' | 'room' | 'counter' | 'garden';

/** A restaurant of the demo as it is written down; amounts are US cents. */
export type DemoRestaurant = {
  readonly key: string;
  readonly city: string;
  readonly name: Localized;
  readonly cuisines: readonly Cuisine[];
  readonly priceLevel: number;
  readonly story: Localized;
  readonly address: string;
  readonly area: Localized;
  readonly at: readonly [latitude: number, longitude: number];
  readonly phone: string;
  readonly facilities: readonly DiningFacility[];
  readonly hours: readonly {
    readonly days: readonly number[];
    readonly opens: string;
    readonly closes: string;
    readonly lastSeating: string;
  }[];
  readonly noticeMinutes: number;
  readonly daysAhead: number;
  readonly stepMinutes: number;
  readonly turns: readonly Turn[];
  readonly bufferMinutes: number;
  readonly maxParty: number;
  readonly depositUsd: number;
  readonly depositFromParty: number;
  readonly cancelSteps: readonly CancelStep[];
  readonly confirm: ConfirmedBy;
  readonly areas: readonly {
    readonly key: DemoAreaKey;
    readonly name: Localized;
    readonly seats: readonly [min: number, max: number];
    readonly tables: number;
    /** Whether its tables are put together; they are unless this says no. */
    readonly joins?: false;
  }[];
  readonly menus: readonly {
    readonly name: Localized;
    readonly courses: readonly Localized[];
    readonly usd: number;
    readonly minPeople: number;
    readonly prepaid: boolean;
  }[];
  readonly dishes: readonly Localized[];
};
