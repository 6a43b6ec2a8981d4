import type { Locale } from '@app/contract/core/locale';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { Point } from '@app/kernel/distance';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { partPlaces } from '../db/bundle.repo.ts';
import { guestsOf } from '../db/guest.repo.ts';
import { questionsOf } from '../db/provider-change.repo.ts';
import { type CityPoint, cityPoints, livingOrders } from '../db/trip-orders.repo.ts';
import { serviceView } from '../domain/frozen-travel.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { type TripStop, wholeService } from '../domain/trip-stop.ts';
import type { OrderThen } from './change/change-effects.ts';
import { cityOfPlace, type TripCity } from './cities/city-of-place.ts';
import { subjectListed, subjectNow } from './subject-now.ts';
import { verticalOf } from './travel-vertical.ts';

/** A booking as trips are made of it. */
export type TripBooking = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly number: string;
  readonly state: TravelOrderState;
  readonly bundle: { readonly id: string; readonly kind: BundleKind; readonly number: string } | null;
  readonly subject: TravelSubject;
  readonly service: ServiceTime;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stops: readonly TripStop[];
  /** The city that its place is in, or nearest to; null where it has no place. */
  readonly city: TripCity | null;
  /** The order that its guests were booked with before they changed by themselves: other people than those who stayed in it. */
  readonly splitFrom: string | null;
  /** Its guests by name, where those of one booking have several from then on; empty otherwise, and to others than its customer. */
  readonly people: readonly string[];
  readonly paymentId: string;
  readonly paidAt: Date | null;
  /** When it runs out unpaid; null once it is paid, and while it may not be paid yet. */
  readonly expiresAt: Date | null;
  readonly confirmBy: Date | null;
  readonly references: readonly string[];
  readonly voucherCode: string | null;
  /** Until when its customer is asked about a change by its provider; null while they are not, and where all are read as sold. */
  readonly decideBy: Date | null;
};

type Reading = {
  readonly customerId: string;
  readonly lang: Locale;
  /** Whether the customer reads it; codes are shown to no one else. */
  readonly own: boolean;
  /** These as they stand now; null for all as they were sold, which reads nothing more. */
  readonly ids: readonly string[] | null;
  /** A booking, or a combo, that is read also where it does not take place any more. */
  readonly also?: string | undefined;
  /** One of them as a change that is not made yet would have it. */
  readonly then?: OrderThen;
};

/** An order with what a change would make of it. */
const orderThen = (order: TravelRow, { snapshot, service }: OrderThen): TravelRow => ({
  ...order,
  snapshot,
  serviceFrom: service.from,
  serviceTo: service.to,
  zone: service.zone,
  startsAt: new Date(service.startsAt),
  endsAt: new Date(service.endsAt),
});

/** Trips are made of so many bookings of a customer, the latest. */
const MOST_BOOKINGS = 500;

async function bookingOf(
  platform: Platform,
  db: Queryable,
  order: TravelRow,
  of: Reading & {
    readonly cities: readonly CityPoint[];
    readonly bundle: TripBooking['bundle'];
    readonly questions: ReadonlyMap<string, Date>;
    readonly people: ReadonlyMap<string, readonly string[]>;
  },
): Promise<TripBooking> {
  const vertical = verticalOf(platform, order.kind);
  const subject =
    of.ids && of.then?.orderId !== order.id
      ? await subjectNow(vertical, db, order, of)
      : subjectListed(vertical, order, of.lang);
  const stopsOf = vertical.stops ?? wholeService;
  return {
    id: order.id,
    kind: order.kind,
    number: order.number,
    state: order.state,
    bundle: of.bundle,
    subject,
    service: serviceView(order),
    startsAt: order.startsAt,
    endsAt: order.endsAt,
    stops: stopsOf(subject, order),
    city: cityOfPlace(subject.place, of.cities, of.lang),
    splitFrom: order.splitFrom,
    people: of.people.get(order.id) ?? [],
    paymentId: order.paymentId,
    paidAt: order.paidAt,
    expiresAt: order.state === 'pending_payment' ? order.expiresAt : null,
    confirmBy: order.state === 'pending_verification' ? order.confirmBy : null,
    references: of.own ? order.references : [],
    voucherCode: of.own ? order.voucherCode : null,
    decideBy: of.questions.get(order.id) ?? null,
  };
}

/** Who travels by which of the orders that were one once. */
async function peopleOfSplit(db: Queryable, orders: readonly TravelRow[]): Promise<ReadonlyMap<string, string[]>> {
  const parents = new Set(orders.map(({ splitFrom }) => splitFrom));
  const people = new Map<string, string[]>();
  for (const { id } of orders.filter(({ id, splitFrom }) => splitFrom !== null || parents.has(id))) {
    people.set(id, (await guestsOf(db, id)).map(fullName));
  }
  return people;
}

/** The bookings of a customer that trips are made of, in the order in which they begin, and where every city is. */
export async function tripBookings(
  platform: Platform,
  db: Queryable,
  of: Reading,
): Promise<{ readonly bookings: readonly TripBooking[]; readonly cities: ReadonlyMap<string, Point> }> {
  const orders = await livingOrders(db, { ...of, limit: MOST_BOOKINGS });
  if (orders.length === 0) return { bookings: [], cities: new Map() };
  const cities = await cityPoints(db);
  const parts = await partPlaces(
    db,
    orders.filter(({ bundleId }) => bundleId !== null).map(({ id }) => id),
  );
  const asked = of.ids && of.own ? orders.map(({ id }) => id) : [];
  const questions = await questionsOf(db, asked);
  const people = of.ids && of.own ? await peopleOfSplit(db, orders) : new Map<string, string[]>();
  const bookings: TripBooking[] = [];
  for (const stored of orders) {
    const order = of.then?.orderId === stored.id ? orderThen(stored, of.then) : stored;
    const part = parts.get(order.id);
    const bundle = part ? { id: part.bundleId, kind: part.kind, number: part.number } : null;
    bookings.push(await bookingOf(platform, db, order, { ...of, cities, bundle, questions, people }));
  }
  return { bookings, cities: new Map(cities.map((city) => [city.id, city])) };
}
