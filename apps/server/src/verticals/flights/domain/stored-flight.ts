import type { Localized } from '@app/contract/core/locale';
import type { DepartureState } from '@app/contract/verticals/flights/departure-days';
import type { BagKind, Cabin, SeatChoice } from '@app/contract/verticals/flights/facts';
import type { SeatFees } from '@app/contract/verticals/flights/seat-rules';
import type { Day } from '@app/kernel/local-day';

/** Where a flight departs or arrives, as kept. Money is cents of USD. */
export type StoredPlace = {
  readonly airportId: string;
  readonly code: string;
  readonly name: Localized;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Least minutes between two flights here. */
  readonly transferMinutes: number;
  /** Of each departing traveller with a seat. */
  readonly chargeUsd: number;
  readonly cityId: string;
  readonly city: Localized;
  readonly country: string;
  readonly picture: string | null;
};

export type StoredCabin = {
  readonly cabin: Cabin;
  readonly seats: number;
  readonly laps: number;
  readonly baseUsd: number;
  readonly childPercent: number;
  readonly babyPercent: number;
};

/** A flight of the schedule with one cabin, and what its days have of their own. */
export type StoredFlight = {
  readonly id: string;
  readonly number: string;
  readonly airline: {
    readonly id: string;
    readonly code: string;
    readonly name: Localized;
    readonly colour: string;
    /** Basis points off the fares of both ways of a trip there and back. */
    readonly returnBp: number;
  };
  /** An airline by its name in every language, or as staff wrote it; empty where the airline itself flies. */
  readonly operatedBy: Localized | string;
  readonly aircraft: Localized;
  readonly from: StoredPlace;
  readonly to: StoredPlace;
  /** Wall-clock hour of the airport of departure. */
  readonly departs: string;
  readonly blockMinutes: number;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly validFrom: Day;
  readonly validUntil: Day;
  readonly fromTerminal: string;
  readonly toTerminal: string;
  /** Whether flight, airline, airports and cities are all on sale. */
  readonly online: boolean;
  /** Null where it has no such cabin. */
  readonly cabin: StoredCabin | null;
  readonly days: OwnDays;
};

/** What became of a day that is not as scheduled. */
export type DayChange = { readonly state: DepartureState; readonly delayMinutes: number };

/** What days of a flight have of their own in a cabin; of days that were not read nothing. */
export type OwnDays = {
  /** What an adult pays at 100 percent: null is the cabin's price, 0 is not for sale. */
  priceOn(day: Day): number | null;
  /** Seats and laps left; null where nothing was held or sold. */
  leftOn(day: Day): readonly [seats: number, laps: number] | null;
  changeOn(day: Day): DayChange | null;
};

export type RefundStep = { readonly hoursBefore: number; readonly percent: number };
/** Whether a way may be changed, what that costs a traveller, and until so many minutes before it departs. */
export type ChangeRule = { readonly allowed: boolean; readonly feeUsd: number; readonly untilMinutes: number };
export type Bag = { readonly pieces: number; readonly kg: number };

/** Bags of a kind that are sold beside those of a fare: US cents a piece and way without its tax, and how many of them a traveller may have. */
export type ExtraBag = {
  readonly kind: BagKind;
  readonly kg: number;
  readonly usd: number;
  readonly taxBp: number;
  readonly most: number;
};

export type FareBrand = {
  readonly airlineId: string | null;
  readonly cabin: Cabin;
  readonly code: string;
  readonly name: Localized;
  readonly pricePercent: number;
  readonly cabinBag: Bag;
  readonly checkedBag: Bag;
  readonly extraBags: readonly ExtraBag[];
  readonly seat: SeatChoice;
  readonly seatFees: SeatFees;
  readonly meal: boolean;
  readonly refundSteps: readonly RefundStep[];
  readonly changeRule: ChangeRule;
  readonly sortWeight: number;
  readonly enabled: boolean;
};
