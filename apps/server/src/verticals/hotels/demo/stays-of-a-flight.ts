import { addMs, DAY } from '@app/kernel/clock';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { bookingOf, type Stage } from './book-stay.ts';
import type { House } from './stay-rooms.ts';

/** Nights away from which there are some without a bed. */
const LONG = 4;
const BOOKED_DAYS_AGO = 1;

type Leg = { readonly arrivesAt: string; readonly to: { readonly cityId: string; readonly zone: string } };

/** Where a flight that was laid down before leads, and on which day one lands there. */
function arrivalOf({ offer }: PlannedTrip): { readonly cityId: string; readonly day: Day } | null {
  const { slices = [] } = offer.snapshot as { slices?: readonly { readonly legs: readonly Leg[] }[] };
  const last = slices.length > 1 ? slices[0]?.legs.at(-1) : undefined;
  return last ? { cityId: last.to.cityId, day: dayIn(last.to.zone, new Date(last.arrivesAt)) } : null;
}

/**
 * Stays of the named customer where they fly to and back from next: too few for the nights that they are there, and for one night
 * in two houses. Their trip says both.
 */
export function staysOfAFlight(booked: readonly PlannedTrip[], houses: readonly House[], stage: Stage): PlannedTrip[] {
  const [customer] = stage.travellers;
  const { now } = stage;
  const flights = booked
    .filter(({ kind, offer }) => kind === 'flight' && offer.service.startsAt > addMs(now, DAY))
    .filter((trip) => trip.customer === customer && trip.steps.at(-1)?.event === 'confirm')
    .sort((a, b) => a.offer.service.startsAt.getTime() - b.offer.service.startsAt.getTime());
  const [flight] = flights;
  const arrival = flight && arrivalOf(flight);
  if (!customer || !arrival) return [];
  const nights = nightsOf(arrival.day, flight.offer.service.to).length;
  if (nights < LONG) return [];
  const first = Math.floor(nights / 2);
  const placedAt = addMs(now, -BOOKED_DAYS_AGO * DAY);
  const stays = [
    { checkIn: arrival.day, nights: first },
    { checkIn: addDays(arrival.day, first - 1), nights: 2 },
  ];
  const here = houses.filter(({ hotel }) => hotel.cityId === arrival.cityId);
  return stays.flatMap((stay, at) => {
    const house = here[at];
    const party = { rooms: 1, adults: 2, childAges: [] };
    const wish = { house, customer, placedAt, party, fate: 'told' as const, ...stay };
    const trip = house ? bookingOf({ ...wish, house }, { ...stage, away: new Map() }) : null;
    return trip ? [trip] : [];
  });
}
