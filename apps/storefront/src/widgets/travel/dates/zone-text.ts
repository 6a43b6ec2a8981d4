import { useT } from '@app/client/i18n';
import { clockText, dateIn, dayText, minuteText, zoneName, zoneText } from '@app/contract/core/time-words';
import { shopNow, useTimeReader } from '../../../shell/time-zone.ts';

/**
 * Writes deadlines of a place: by the reader's clock and, where the place's shows something else, by that too, which is
 * named. Days are the reader's.
 */
export function useZoneText(zone: string): {
  minute: (iso: string) => string;
  day: (iso: string) => string;
  /** Names the clocks of some deadlines: the place's where the reader's show the same, else the reader's. */
  named: (deadlines: readonly string[]) => string;
} {
  const t = useT();
  const reader = useTimeReader();
  const place = { ...reader, timeZone: zone };
  return {
    minute: (iso) => {
      const at = new Date(iso);
      const [own, there] = [minuteText(reader, at, shopNow()), minuteText(place, at, shopNow())];
      if (own === there) return own;
      const sameDay = dateIn(zone, at) === dateIn(reader.timeZone, at);
      const local = sameDay ? clockText(place, at) : there;
      return t('travel.two_clocks', { time: own, local, place: zoneName(place, at.getTime()) });
    },
    day: (iso) => dayText(reader, new Date(iso), shopNow()),
    named: (deadlines) => {
      const same = deadlines.every((iso) => {
        const at = new Date(iso);
        return minuteText(reader, at, shopNow()) === minuteText(place, at, shopNow());
      });
      return zoneText(same ? place : reader, shopNow());
    },
  };
}
