import type { Localized } from '@app/contract/core/locale';
import type { Day } from '@app/kernel/local-day';
import type { CancelTerms } from './cancel-policy.ts';
import type { PlanTerms, RoomLimits } from './room-price.ts';

/**
 * What a search reads of one city, in memory. A large city has ten thousand plans, so nothing here is an object for each:
 * facts stand in columns, what many share stands once in a list that columns point into, ids are one text. The rooms of a
 * hotel and the plans of a room stand together; `rooms[i]` to `rooms[i + 1]` are those of the i-th hotel.
 */
export type HotelColumns = {
  readonly count: number;
  /** Rising. */
  readonly ids: string;
  readonly stars: Uint8Array;
  /** Tenths from 0 to 100; -1 before the first review. */
  readonly score: Int8Array;
  /** Bit n stands for the n-th of `FACILITIES`. */
  readonly facilities: Uint32Array;
  readonly area: Uint32Array;
  readonly arrival: Uint32Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly taxBp: Uint16Array;
  readonly sortWeight: Int32Array;
  /** Metres from the city's centre. */
  readonly fromCentre: Int32Array;
  readonly rooms: Uint32Array;
};
export type RoomColumns = {
  readonly count: number;
  readonly ids: string;
  readonly units: Uint8ClampedArray;
  readonly limits: Uint32Array;
  readonly plans: Uint32Array;
};
export type PlanColumns = {
  readonly count: number;
  readonly ids: string;
  /** Which of `BOARDS`. */
  readonly board: Uint8Array;
  readonly terms: Uint32Array;
  readonly cancel: Uint32Array;
  /** A night that nobody has edited, packed. */
  readonly plain: Uint32Array;
};
export type CityFacts = {
  readonly id: string;
  readonly name: Localized;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hotels: HotelColumns;
  readonly rooms: RoomColumns;
  readonly plans: PlanColumns;
  readonly areas: readonly { readonly key: string; readonly name: Localized }[];
  readonly arrivals: readonly { readonly zone: string; readonly checkInFrom: string }[];
  readonly limits: readonly RoomLimits[];
  readonly terms: readonly PlanTerms[];
  readonly cancels: readonly CancelTerms[];
};

const ID = 36;
/** An id and the comma after it. */
const STRIDE = ID + 1;
/** Ids of a column in one text, `id,id,id`. */
export const joinIds = (ids: readonly string[]): string => ids.join(',');
export const idAt = (ids: string, index: number): string => ids.slice(index * STRIDE, index * STRIDE + ID);
/** The ids from one place to before another, `id,id`. */
export const idsFrom = (ids: string, from: number, to: number): string => ids.slice(from * STRIDE, to * STRIDE - 1);

/** The place of a hotel among those of its city, or -1. */
export function hotelAt({ hotels }: CityFacts, id: string): number {
  let from = 0;
  let to = hotels.count - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = idAt(hotels.ids, middle);
    if (found === id) return middle;
    if (found < id) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

export const DAYS = 31;

/**
 * The nights of one month: entry `index * 31 + day` of a plan or room type, days from 0. Nights of plans are packed
 * (`packNight`); of rooms left, more than 255 are as good as 255.
 */
export type MonthOfCity = {
  readonly month: Day;
  readonly nights: Uint32Array;
  readonly left: Uint8ClampedArray;
};

/** A plan's night in 32 bits: 24 of cents, 5 of the least nights of a stay that begins then, 3 of stops. */
export const packNight = (usd: number, stay: number, stops: number): number => ((usd << 8) | (stay << 3) | stops) >>> 0;
export const usdOf = (night: number): number => night >>> 8;
export const stayOf = (night: number): number => (night >>> 3) & 31;

type Columns = Pick<CityFacts, 'rooms' | 'plans'>;

/** A month in which every night is as plans and room types say. */
export function plainMonthOf({ rooms, plans }: Columns, month: Day): MonthOfCity {
  const nights = new Uint32Array(plans.count * DAYS);
  const left = new Uint8ClampedArray(rooms.count * DAYS);
  for (const [plan, night] of plans.plain.entries()) nights.fill(night, plan * DAYS, (plan + 1) * DAYS);
  for (const [room, units] of rooms.units.entries()) left.fill(units, room * DAYS, (room + 1) * DAYS);
  return { month, nights, left };
}

/** Bytes that a month of a city takes. */
export const bytesOfMonth = ({ rooms, plans }: Columns): number => (plans.count * 4 + rooms.count) * DAYS;
/** A city's facts: its columns, and about 100 bytes for each room type to be found by its id. */
export const bytesOfFacts = ({ hotels, rooms, plans }: CityFacts): number =>
  hotels.count * (STRIDE + 46) + rooms.count * (STRIDE + 109) + plans.count * (STRIDE + 13);
