import { clockText, dateIn, minuteText } from '@app/contract/core/time-words';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { wallTimeIn } from '@app/kernel/zone-time';
import { currentLocale } from '../text/locale';

type ClockFormat = Parameters<typeof clockText>[0];

/** Who reads: their language, and the zone of their device. */
export const thisReader = (): ClockFormat => ({ locale: currentLocale(), timeZone: zoneOfDevice() ?? 'UTC' });

/**
 * Returns when a moment of another place is by the reader's own clock, with its day where that is another; null where both
 * clocks show the same. `wall` is what the clock of the place shows (`2026-05-14T09:00`).
 */
export function hereTime(wall: string, at: string, reader: ClockFormat = thisReader()): string | null {
  const moment = new Date(at);
  if (wallTimeIn(reader.timeZone, moment) === wall) return null;
  return dateIn(reader.timeZone, moment) === wall.slice(0, 10) ? clockText(reader, moment) : minuteText(reader, moment);
}
