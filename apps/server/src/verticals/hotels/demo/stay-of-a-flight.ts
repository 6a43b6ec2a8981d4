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
 * The stay of the named customer where they fly to and back from next: booked from a night too early, and too few nights. Their
 * trip says both.
 */
export function stayOfAFlight(
  booked: readonly PlannedTrip[],
  houses: readonly House[],
  stage: Stage,
): PlannedTrip | null {
  const [customer] = stage.travellers;
  const { now } = stage;
  const [flight] = booked
    .filter(({ kind, offer }) => kind === 'flight' && offer.service.startsAt > addMs(now, DAY))
    .filter((trip) => trip.customer === customer && trip.steps.at(-1)?.event === 'confirm')
    .sort((a, b) => a.offer.service.startsAt.getTime() - b.offer.service.startsAt.getTime());
  const arrival = flight && arrivalOf(flight);
  if (!customer || !arrival) return null;
  const away = nightsOf(arrival.day, flight.offer.service.to).length;
  if (away < LONG) return null;
  const placedAt = addMs(now, -BOOKED_DAYS_AGO * DAY);
  const party = { rooms: 1, adults: 2, childAges: [] };
  const there = houses.filter(({ hotel }) => hotel.cityId === arrival.cityId);
  // Some houses are closed on some nights: then for fewer nights.
  for (let nights = Math.floor(away / 2) + 1; nights > 1; nights -= 1) {
    const stay = { checkIn: addDays(arrival.day, -1), nights, flexible: true };
    for (const house of there) {
      const trip = bookingOf({ house, customer, placedAt, party, fate: 'told', ...stay }, stage);
      if (trip) return trip;
    }
  }
  return null;
}
