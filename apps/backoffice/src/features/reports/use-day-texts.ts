import { clockText } from '@app/contract/core/time-words';
import type { Days } from '@app/contract/reports/ranges';
import type { OrderReport } from '@app/contract/reports/staff-schemas';
import { useMemo } from 'react';
import { currentLocale } from '../../text/locale';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

type Head = Pick<OrderReport, 'range' | 'before' | 'timeZone' | 'currency'>;

/** How days are written, and what a report states about its own. */
export function useDayTexts() {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const day = (text: string): string => format.day(`${text}T00:00`);
    const days = ({ from, to }: Days): string =>
      from === to ? day(from) : t('reports.days', { from: day(from), to: day(to) });
    const clock = (at: string, timeZone: string): string =>
      clockText({ locale: currentLocale(), timeZone }, new Date(at));
    const compared = ({ before, timeZone }: Head): string =>
      before.until
        ? t('reports.compared_until', { days: days(before), time: clock(before.until, timeZone) })
        : t('reports.compared', { days: days(before) });
    const states = (head: Head): string =>
      t('reports.head', {
        days: days(head.range),
        compared: compared(head),
        states: t('reports.states', { zone: head.timeZone, currency: head.currency }),
        // Portuguese months end with a full stop of their own.
      }).replaceAll('..', '.');
    return { day, days, compared, states };
  }, [t, format]);
}
