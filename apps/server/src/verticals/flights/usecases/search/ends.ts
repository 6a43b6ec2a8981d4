import type { Locale } from '@app/contract/core/locale';
import { refuseField } from '@app/contract/core/refuse';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightAlternativesQuery } from '@app/contract/verticals/flights/schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { Platform } from '../../../../platform/slice.ts';
import { type FlightPlace, placesNow } from './places.ts';

function checkDay(field: 'day' | 'back', day: Day, place: FlightPlace, now: Date): void {
  const today = dayIn(place.zone, now);
  if (day < today) refuseField(field, 'field.flight_past');
  if (day > addDays(today, flightLimits.daysAhead)) refuseField(field, 'field.flight_far');
}

/** The two places of a trip. Refuses record.not_found, places of one city, and days that are over or too far ahead. */
export async function endsOf(
  platform: Platform,
  trip: Pick<FlightAlternativesQuery, 'from' | 'to' | 'day' | 'back'>,
  lang: Locale,
): Promise<[FlightPlace, FlightPlace]> {
  const now = platform.clock.now();
  const [from, to] = await placesNow(platform, [trip.from, trip.to], lang);
  if (from.cityId === to.cityId) refuseField('to', 'field.flight_same_place');
  checkDay('day', trip.day, from, now);
  if (trip.back !== undefined) checkDay('back', trip.back, to, now);
  return [from, to];
}
