import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

const DAY_MS = 86_400_000;
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The day before a calendar day. */
export const dayBefore = (day: string): string => new Date(noon(day).getTime() - DAY_MS).toISOString().slice(0, 10);

/** The months of the last year up to the one of `today`, newest first. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Names days and months of the shop's calendar; they are dates, never instants. `time` is a moment in its zone. */
export function useDayText(timeZone: string) {
  const t = useT();
  const tag = tagOf(usePreferences((state) => state.locale));
  const write = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(noon(day));
  return {
    day: (day: string, today: string): string => {
      if (day === today) return t('wallet.today');
      if (day === dayBefore(today)) return t('wallet.yesterday');
      return write(day, { day: 'numeric', month: 'short', year: 'numeric' });
    },
    date: (day: string): string => write(day, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** It stands alone, so it begins large also where the language writes months small. */
    month: (month: string): string => {
      const text = write(`${month}-15`, { month: 'long', year: 'numeric' });
      return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
    },
    time: (iso: string): string =>
      new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(iso)),
  };
}
