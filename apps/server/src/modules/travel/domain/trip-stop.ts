import type { TravelSubject } from '@app/contract/travel/order-views';
import type { Day } from '@app/kernel/local-day';

/** Where a flight begins or ends. */
export type StopEnd = {
  readonly cityId: string;
  readonly city: string;
  readonly code: string;
  readonly airport: string;
  readonly terminal: string;
  readonly zone: string;
};

/** One way that is flown, in the reader's language. */
export type FlightStop = {
  readonly what: 'flight';
  /** Which way of its order it is; stays when its times change. */
  readonly key: string;
  /** Numbers of its flights, such as `MA 208`. */
  readonly numbers: readonly string[];
  readonly from: StopEnd;
  readonly to: StopEnd;
  /** Cities between. */
  readonly via: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** With the ways to and from its airports. */
  readonly busyFrom: Date;
  readonly busyTo: Date;
  readonly cancelled: boolean;
};

/** Nights in a place: from a day on until another, its last night being the one before. */
export type StayStop = {
  readonly what: 'stay';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly from: Day;
  readonly to: Day;
  /** When the desk closes on the first night; null where somebody is there all night. */
  readonly deskUntil: Date | null;
};

/** Some hours, or days, at a place. */
export type VisitStop = {
  readonly what: 'visit';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Where one has to be at its beginning, where that is other than the place of the booking, such as a pickup. */
  readonly meets: { readonly name: string; readonly latitude: number; readonly longitude: number } | null;
  readonly cancelled: boolean;
};

/** Something that may be used at any time of the service. */
export type AnytimeStop = { readonly what: 'anytime'; readonly startsAt: Date; readonly endsAt: Date };

/** What a booking has those who travel do, at true moments. */
export type TripStop = FlightStop | StayStop | VisitStop | AnytimeStop;

/** A vertical's way to read them of what it described; `service` is the order's. */
export type StopsOf = (
  subject: TravelSubject,
  service: { readonly startsAt: Date; readonly endsAt: Date; readonly zone: string },
) => readonly TripStop[];

/** What a vertical without stops of its own has: a visit as long as the service. */
export const wholeService: StopsOf = (_subject, { startsAt, endsAt }) => [
  { what: 'visit', startsAt, endsAt, meets: null, cancelled: false },
];
