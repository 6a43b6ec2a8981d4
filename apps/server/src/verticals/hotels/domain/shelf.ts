import type { Localized } from '@app/contract/core/locale';
import type { Board, Facility } from '@app/contract/verticals/hotels/facts';
import type { Day } from './calendar.ts';
import type { CancelTerms } from './cancel-policy.ts';
import type { PlanTerms, RoomLimits } from './room-price.ts';

/** What a search reads of one city, in memory: facts of its hotels, and nights by month in plain arrays. */
export type PlanFacts = PlanTerms &
  CancelTerms & {
    readonly id: string;
    /** Its place in the arrays of a month. */
    readonly index: number;
    readonly board: Board;
    readonly baseUsd: number;
    readonly minimumStay: number;
    /** The same for plans with the same cancellation rule. */
    readonly cancelKey: string;
  };
export type RoomFacts = RoomLimits & {
  readonly id: string;
  readonly index: number;
  readonly units: number;
  readonly plans: readonly PlanFacts[];
};
export type HotelFacts = {
  readonly id: string;
  readonly name: Localized;
  readonly area: Localized;
  readonly areaKey: string;
  readonly stars: number;
  readonly cover: string;
  readonly pictures: readonly string[];
  /** Tenths from 0 to 100; null before the first review. */
  readonly score: number | null;
  readonly reviews: number;
  readonly facilities: readonly Facility[];
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly checkInFrom: string;
  readonly taxBp: number;
  readonly sortWeight: number;
  /** Metres from the city's centre. */
  readonly fromCentre: number;
  readonly rooms: readonly RoomFacts[];
};
export type CityFacts = {
  readonly id: string;
  readonly name: Localized;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hotels: readonly HotelFacts[];
  readonly rooms: readonly RoomFacts[];
  readonly plans: readonly PlanFacts[];
};

export const DAYS = 31;

/** The nights of one month: entry `index * 31 + day` of a plan or room, days from 0. */
export type MonthOfCity = {
  readonly month: Day;
  readonly prices: Int32Array;
  readonly stays: Uint8Array;
  readonly stops: Uint8Array;
  readonly left: Uint16Array;
};

/** A month in which every night is as plans and room types say. */
export function plainMonthOf(city: Pick<CityFacts, 'rooms' | 'plans'>, month: Day): MonthOfCity {
  const made: MonthOfCity = {
    month,
    prices: new Int32Array(city.plans.length * DAYS),
    stays: new Uint8Array(city.plans.length * DAYS),
    stops: new Uint8Array(city.plans.length * DAYS),
    left: new Uint16Array(city.rooms.length * DAYS),
  };
  for (const { index, baseUsd, minimumStay } of city.plans) {
    made.prices.fill(baseUsd, index * DAYS, (index + 1) * DAYS);
    made.stays.fill(minimumStay, index * DAYS, (index + 1) * DAYS);
  }
  for (const { index, units } of city.rooms) made.left.fill(units, index * DAYS, (index + 1) * DAYS);
  return made;
}

/** Bytes that a month of a city takes. */
export const bytesOfMonth = (city: Pick<CityFacts, 'rooms' | 'plans'>): number =>
  (city.plans.length * 6 + city.rooms.length * 2) * DAYS;
/** A hotel's facts with its rooms and plans, measured: about so many bytes each. */
export const bytesOfFacts = (city: CityFacts): number =>
  city.hotels.length * 2_000 + city.rooms.length * 200 + city.plans.length * 400;
