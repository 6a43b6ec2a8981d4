import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

/** Formats moments as the clocks of a place show them: policies and arrivals are told in its own time. */
export function useZoneText(zone: string): { minute: (iso: string) => string; day: (iso: string) => string } {
  const locale = usePreferences((state) => state.locale);
  const tag = locale === 'en-US' ? 'en-GB' : tagOf(locale);
  const write = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }).format(new Date(iso));
  return {
    minute: write({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
    day: write({ day: 'numeric', month: 'short' }),
  };
}
