import type { BundlePart } from '@app/contract/travel/bundle-views';
import { isByPieces, type TravelKind } from '@app/contract/travel/kinds';
import type { ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import type { CalendarEvent } from './calendar-file.ts';
import { type Way, waysOf } from './item-reading.ts';

type Booking = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly number: string;
  readonly subject: TravelSubject;
  readonly service: ServiceTime;
  readonly references: readonly string[];
};

/** Whether a booking is paid and not over. */
export const stands = (state: TravelOrderState): boolean => state === 'pending_verification' || state === 'confirmed';

const whereOf = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');
const textOf = (lines: readonly string[]): string => lines.filter(Boolean).join('\n');

/** A booking as one event, from the moment it begins to the one it ends at; none of what is used at any time. */
export function bookingEvents({ id, kind, number, subject, service, references }: Booking): CalendarEvent[] {
  if (isByPieces(kind)) return [];
  const { place } = subject;
  return [
    {
      id,
      title: subject.title,
      where: place ? whereOf([place.name, place.address]) : '',
      text: textOf([subject.subtitle, number, ...references]),
      from: service.startsAt,
      to: service.endsAt,
    },
  ];
}

const wayEvent = ({ id, number, references }: Booking, { from, to, flights }: Way, index: number): CalendarEvent => ({
  id: `${id}-${index}`,
  title: `${from.city} – ${to.city}`,
  where: whereOf([from.airport, from.terminal]),
  text: textOf([...flights, number, ...references]),
  from: from.at,
  to: to.at,
});

/** The parts of a bundle that are paid and not over as events: one each, flights one for each way. */
export const bundleEvents = (parts: readonly BundlePart[]): CalendarEvent[] =>
  parts.flatMap(({ order, subject, references }) => {
    if (!stands(order.state)) return [];
    const booking = { ...order, subject, references };
    const ways = waysOf(subject.item);
    return ways.length > 0 ? ways.map((way, index) => wayEvent(booking, way, index)) : bookingEvents(booking);
  });
