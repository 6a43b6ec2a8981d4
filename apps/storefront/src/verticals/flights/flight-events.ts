import type { FlightLeg, FlightSlice } from '@app/contract/verticals/flights/views';
import type { CalendarEvent } from '../../widgets/travel/calendar-file.ts';

const eventOf = (leg: FlightLeg, number: string): CalendarEvent => ({
  id: `${leg.flightId}-${leg.day}-${number}`,
  title: `${leg.number} ${leg.from.city} – ${leg.to.city}`,
  where: [`${leg.from.name} (${leg.from.code})`, leg.from.terminal].filter(Boolean).join(', '),
  text: [
    `${leg.airline.name} ${leg.number}`,
    `${leg.from.code} ${leg.localDeparture.slice(11)} – ${leg.to.code} ${leg.localArrival.slice(11)}`,
    number,
  ].join('\n'),
  from: leg.departsAt,
  to: leg.arrivesAt,
});

/** The flights of the booking with this number for a calendar, one event each. */
export const flightEvents = (slices: readonly FlightSlice[], number: string): CalendarEvent[] =>
  slices.flatMap(({ legs }) => legs.map((leg) => eventOf(leg, number)));
