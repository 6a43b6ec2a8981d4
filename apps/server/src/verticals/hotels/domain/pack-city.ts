import type { Localized } from '@app/contract/core/locale';
import { BOARDS, type Board, FACILITIES, type Facility } from '@app/contract/verticals/hotels/facts';
import { metresBetween } from '@app/kernel/distance';
import type { CancelTerms } from './cancel-policy.ts';
import { type CityFacts, joinIds, packNight } from './city-facts.ts';
import type { PlanTerms, RoomLimits } from './room-price.ts';

/** Rows of a city as they are read: hotels by id, room types by hotel, plans by room type, each in the order of showing. */
export type CityRow = Pick<CityFacts, 'id' | 'name' | 'zone' | 'latitude' | 'longitude'>;
export type HotelRow = {
  readonly id: string;
  readonly area: Localized;
  readonly areaKey: string;
  readonly stars: number;
  readonly score: number | null;
  readonly facilities: readonly Facility[];
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly checkInFrom: string;
  readonly taxBp: number;
  readonly sortWeight: number;
};
export type RoomRow = RoomLimits & {
  readonly id: string;
  readonly hotelId: string;
  readonly units: number;
  readonly baseAdults: number;
};
export type PlanRow = {
  readonly id: string;
  readonly roomTypeId: string;
  readonly board: Board;
  readonly baseUsd: number;
  readonly minimumStay: number;
  readonly extraAdultUsd: number;
  readonly singleOffUsd: number;
  /** JSON. */
  readonly childBands: string;
  readonly refundable: boolean;
  /** JSON. */
  readonly cancelSteps: string;
};

/** A list in which equal things stand once; `at` gives the place of one, made where its key is new. */
function shared<T>(): { readonly list: T[]; at(key: string, make: () => T): number } {
  const list: T[] = [];
  const places = new Map<string, number>();
  return {
    list,
    at: (key, make) => {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, list.length);
      return list.push(make()) - 1;
    },
  };
}

/** Children in the order of their parents, and for each parent where its own begin. */
function inOrder<T>(
  parents: readonly { readonly id: string }[],
  children: readonly T[],
  parentOf: (child: T) => string,
): { readonly rows: T[]; readonly starts: Uint32Array } {
  const groups = Map.groupBy(children, parentOf);
  const starts = new Uint32Array(parents.length + 1);
  const rows: T[] = [];
  for (const [index, { id }] of parents.entries()) {
    rows.push(...(groups.get(id) ?? []));
    starts[index + 1] = rows.length;
  }
  return { rows, starts };
}

function packHotels(city: CityRow, rows: readonly HotelRow[], starts: Uint32Array) {
  const areas = shared<CityFacts['areas'][number]>();
  const arrivals = shared<CityFacts['arrivals'][number]>();
  const bits = ({ facilities }: HotelRow): number =>
    facilities.reduce((sum, facility) => sum | (1 << FACILITIES.indexOf(facility)), 0);
  const hotels = {
    count: rows.length,
    ids: joinIds(rows.map(({ id }) => id)),
    stars: Uint8Array.from(rows, ({ stars }) => stars),
    score: Int8Array.from(rows, ({ score }) => score ?? -1),
    facilities: Uint32Array.from(rows, bits),
    area: Uint32Array.from(rows, ({ areaKey: key, area: name }) => areas.at(key, () => ({ key, name }))),
    arrival: Uint32Array.from(rows, ({ zone, checkInFrom }) =>
      arrivals.at(`${zone} ${checkInFrom}`, () => ({ zone, checkInFrom })),
    ),
    latitude: Float64Array.from(rows, ({ latitude }) => latitude),
    longitude: Float64Array.from(rows, ({ longitude }) => longitude),
    taxBp: Uint16Array.from(rows, ({ taxBp }) => taxBp),
    sortWeight: Int32Array.from(rows, ({ sortWeight }) => sortWeight),
    fromCentre: Int32Array.from(rows, (row) => metresBetween(city, row)),
    rooms: starts,
  };
  return { hotels, areas: areas.list, arrivals: arrivals.list };
}

function packRooms(rows: readonly RoomRow[], starts: Uint32Array) {
  const limits = shared<RoomLimits>();
  const limitsAt = ({ maxAdults, maxChildren, maxGuests }: RoomRow): number =>
    limits.at(`${maxAdults} ${maxChildren} ${maxGuests}`, () => ({ maxAdults, maxChildren, maxGuests }));
  const rooms = {
    count: rows.length,
    ids: joinIds(rows.map(({ id }) => id)),
    units: Uint8ClampedArray.from(rows, ({ units }) => units),
    limits: Uint32Array.from(rows, limitsAt),
    plans: starts,
  };
  return { rooms, limits: limits.list };
}

function packPlans(rows: readonly PlanRow[], baseAdults: (plan: PlanRow) => number) {
  const terms = shared<PlanTerms>();
  const cancels = shared<CancelTerms>();
  const termsAt = (plan: PlanRow): number => {
    const { extraAdultUsd, singleOffUsd, childBands } = plan;
    const adults = baseAdults(plan);
    return terms.at(`${adults} ${extraAdultUsd} ${singleOffUsd} ${childBands}`, () => ({
      baseAdults: adults,
      extraAdultUsd,
      singleOffUsd,
      childBands: JSON.parse(childBands) as PlanTerms['childBands'],
    }));
  };
  const cancelAt = ({ refundable, cancelSteps }: PlanRow): number =>
    cancels.at(`${refundable} ${cancelSteps}`, () => ({
      refundable,
      cancelSteps: JSON.parse(cancelSteps) as CancelTerms['cancelSteps'],
    }));
  const plans = {
    count: rows.length,
    ids: joinIds(rows.map(({ id }) => id)),
    board: Uint8Array.from(rows, ({ board }) => BOARDS.indexOf(board)),
    terms: Uint32Array.from(rows, termsAt),
    cancel: Uint32Array.from(rows, cancelAt),
    plain: Uint32Array.from(rows, ({ baseUsd, minimumStay }) => packNight(baseUsd, minimumStay, 0)),
  };
  return { plans, terms: terms.list, cancels: cancels.list };
}

/** A city's facts in columns. */
export function packCity(
  city: CityRow,
  rows: {
    readonly hotels: readonly HotelRow[];
    readonly rooms: readonly RoomRow[];
    readonly plans: readonly PlanRow[];
  },
): CityFacts {
  const rooms = inOrder(rows.hotels, rows.rooms, ({ hotelId }) => hotelId);
  const plans = inOrder(rooms.rows, rows.plans, ({ roomTypeId }) => roomTypeId);
  const adults = new Map(rooms.rows.map(({ id, baseAdults }) => [id, baseAdults]));
  return {
    ...city,
    ...packHotels(city, rows.hotels, rooms.starts),
    ...packRooms(rooms.rows, plans.starts),
    ...packPlans(plans.rows, ({ roomTypeId }) => adults.get(roomTypeId) ?? 1),
  };
}
