import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

/** Formats moments (ISO 8601) in the language in use: `day` gives the date, `minute` the date and the time of day. */
export function useMomentText(): { day: (iso: string) => string; minute: (iso: string) => string } {
  const tag = tagOf(usePreferences((state) => state.locale));
  const write = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat(tag, options).format(new Date(iso));
  return {
    day: write({ day: 'numeric', month: 'short', year: 'numeric' }),
    minute: write({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
  };
}
