import type { TextKey } from '@app/client/i18n';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import { isByPieces, type TravelKind } from '@app/contract/travel/kinds';
import type { ServiceTime, TravelOrderDetail, TravelSubject } from '@app/contract/travel/order-views';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { type Leg, legsOf, pickupOf } from '../bundle/item-reading.ts';
import type { CalendarEvent, EventStatus } from './calendar-file.ts';

type Booking = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly number: string;
  readonly state: TravelOrderState;
  readonly subject: TravelSubject;
  readonly service: ServiceTime;
  readonly references: readonly string[];
};
type Translate = (key: TextKey, vars?: Record<string, string>) => string;

const statuses: Partial<Record<TravelOrderState, EventStatus>> = {
  pending_verification: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/** Whether a booking is paid and not over. */
export const stands = (state: TravelOrderState): boolean => state === 'pending_verification' || state === 'confirmed';

const MINUTE_MS = 60_000;
const whereOf = (t: Translate, parts: readonly string[]): string => parts.filter(Boolean).join(t('travel.comma'));
const textOf = (lines: readonly string[]): string => lines.filter(Boolean).join('\n');

function flightEvent(booking: Booking, status: EventStatus, leg: Leg, t: Translate): CalendarEvent {
  const { from, to, number } = leg;
  const airport = from.code ? `${from.airport} (${from.code})` : from.airport;
  const times = [from, to].map(({ code, hour }) => [code, hour].filter(Boolean).join(' '));
  return {
    id: `${booking.id}-${leg.key}`,
    status: leg.cancelled ? 'CANCELLED' : status,
    title: [number, `${from.city} – ${to.city}`].filter(Boolean).join(' '),
    where: whereOf(t, [airport, from.terminal && t('flights.terminal', { name: from.terminal })]),
    text: textOf([
      [leg.airline, number].filter(Boolean).join(' '),
      times.filter(Boolean).join(' – '),
      booking.number,
      ...booking.references,
    ]),
    from: from.at,
    to: to.at,
  };
}

/**
 * A booking as events, each with the same id wherever it is asked for: from the moment it begins to the one it ends at, a
 * tour from where and when people are picked up, a flight one each. None of what is used at any time, or was never paid.
 */
export function bookingEvents(booking: Booking, t: Translate): CalendarEvent[] {
  const { id, kind, number, state, subject, service, references } = booking;
  const status = statuses[state];
  if (!status || isByPieces(kind)) return [];
  const legs = legsOf(subject.item);
  if (legs.length > 0) return legs.map((leg) => flightEvent(booking, status, leg, t));
  const { place } = subject;
  const pickup = pickupOf(subject.item);
  const met = place ? whereOf(t, [place.name, place.address]) : '';
  const begins = Date.parse(service.startsAt) - (pickup?.minutesBefore ?? 0) * MINUTE_MS;
  return [
    {
      id,
      status,
      title: subject.title,
      where: pickup?.name ?? met,
      text: textOf([subject.subtitle, number, ...references]),
      from: new Date(begins).toISOString(),
      to: service.endsAt,
    },
  ];
}

/** A paid booking as events; none once it is over, unless it was cancelled before. */
export const orderEvents = (order: TravelOrderDetail, t: Translate): CalendarEvent[] =>
  order.paidAt ? unlessPast(order, order.serverTime, t) : [];

const unlessPast = (booking: Booking, now: string, t: Translate): CalendarEvent[] =>
  booking.state === 'cancelled' && booking.service.endsAt <= now ? [] : bookingEvents(booking, t);

/** The parts of a paid bundle as events: those that are not over, and those that were cancelled, for a calendar that has them. */
export const bundleEvents = ({ parts, paidAt, serverTime }: BundleDetail, t: Translate): CalendarEvent[] =>
  paidAt
    ? parts.flatMap(({ order, subject, references }) => unlessPast({ ...order, subject, references }, serverTime, t))
    : [];
