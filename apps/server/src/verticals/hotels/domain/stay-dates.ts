import { refuseField } from '@app/contract/core/refuse';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { addMs, HOUR } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';

/** The zone where a day begins last, and that where it begins first. */
const LAST_ZONE = 'Etc/GMT+12';
const FIRST_ZONE = 'Etc/GMT-14';

/** The first night that can be had in a zone: the running one until five in the morning, else that of the day. */
export const firstNight = (zone: string, now: Date): Day => dayIn(zone, addMs(now, -hotelLimits.nightHours * HOUR));

/** The first night that can be had somewhere. */
export const earliestToday = (now: Date): Day => firstNight(LAST_ZONE, now);

/**
 * Refuses a check-in of a night that is over in the zone, or too far ahead: `checkIn: field.hotel_past`, `field.hotel_far`.
 * Without a zone it refuses only what is so everywhere.
 */
export function checkDates(checkIn: Day, zone: string | null, now: Date): void {
  if (checkIn < firstNight(zone ?? LAST_ZONE, now)) refuseField('checkIn', 'field.hotel_past');
  if (checkIn > addDays(dayIn(zone ?? FIRST_ZONE, now), hotelLimits.daysAhead))
    refuseField('checkIn', 'field.hotel_far');
}
