import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { clockText, dateText } from '@app/contract/core/time-words';

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

/** Names days and months of the customer's calendar, which are dates and never instants; `time` is a moment of theirs. */
export function useDayText(of: { readonly timeZone: string; readonly today: string }) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const { timeZone, today } = of;
  const date = (day: string): string => dateText(locale, 'day', day, Number(today.slice(0, 4)));
  return {
    day: (day: string): string => {
      if (day === today) return t('wallet.today');
      return day === dayBefore(today) ? t('wallet.yesterday') : date(day);
    },
    date,
    /** It stands alone, so it begins large also where the language writes months small. */
    month: (month: string): string => {
      const text = dateText(locale, 'month', `${month}-15`);
      return text.charAt(0).toLocaleUpperCase(tagOf(locale)) + text.slice(1);
    },
    time: (iso: string): string => clockText({ locale, timeZone }, new Date(iso)),
  };
}
