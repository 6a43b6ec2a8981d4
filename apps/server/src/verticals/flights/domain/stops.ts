import { minutesBetween } from './schedule.ts';

/** What is asked of the stops of a way; null and empty ask for nothing. */
export type StopsAsked = {
  /** The most stops. */
  readonly stops: number | null;
  /** Minutes of the shortest and of the longest wait. */
  readonly waitMin: number | null;
  readonly waitMax: number | null;
  /** Codes of airports of which one at least is a stop. */
  readonly via: readonly string[];
};
export const ANY_STOPS: StopsAsked = { stops: null, waitMin: null, waitMax: null, via: [] };

type StopsQuery = { readonly [K in keyof StopsAsked]?: StopsAsked[K] | undefined };
/** The filters of stops in a query. */
export const stopsAsked = ({ stops, waitMin, waitMax, via }: StopsQuery): StopsAsked => ({
  stops: stops ?? null,
  waitMin: waitMin ?? null,
  waitMax: waitMax ?? null,
  via: via ?? [],
});

type Leg = {
  readonly departsAt: Date;
  readonly arrivesAt: Date;
  readonly flight: { readonly from: { readonly code: string } };
};

/** Minutes of each wait between two flights. */
export const waitsOf = (legs: readonly Pick<Leg, 'departsAt' | 'arrivesAt'>[]): number[] =>
  legs.slice(1).map(({ departsAt }, at) => minutesBetween(legs[at]?.arrivesAt ?? departsAt, departsAt));

/** Whether every wait is within the bounds; direct flights have none. */
export const waitsFit = (
  waits: readonly number[],
  { waitMin, waitMax }: Pick<StopsAsked, 'waitMin' | 'waitMax'>,
): boolean => waits.every((minutes) => minutes >= (waitMin ?? 0) && minutes <= (waitMax ?? Infinity));

/** Whether a stop is at one of the airports, where any are named. */
export const stopsAt = (codes: readonly string[], via: readonly string[]): boolean =>
  via.length === 0 || codes.some((code) => via.includes(code));

/** Whether a way stops as it is asked to. */
export const stopsAsAsked = (legs: readonly Leg[], asked: StopsAsked): boolean =>
  legs.length - 1 <= (asked.stops ?? Infinity) &&
  waitsFit(waitsOf(legs), asked) &&
  stopsAt(
    legs.slice(1).map(({ flight }) => flight.from.code),
    asked.via,
  );
