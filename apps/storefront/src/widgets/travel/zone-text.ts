import { usePreferences } from '@app/client/preferences';
import { dayText, minuteText } from '@app/contract/core/time-words';
import { shopNow } from '../../shell/time-zone.ts';

/** Writes moments as the clocks of a place show them: policies and arrivals are told in its own time. */
export function useZoneText(zone: string): { minute: (iso: string) => string; day: (iso: string) => string } {
  const reader = { locale: usePreferences((state) => state.locale), timeZone: zone };
  return {
    minute: (iso) => minuteText(reader, new Date(iso), shopNow()),
    day: (iso) => dayText(reader, new Date(iso), shopNow()),
  };
}
