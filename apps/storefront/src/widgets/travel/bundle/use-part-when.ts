import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText } from '@app/contract/core/time-words';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ServiceTime } from '@app/contract/travel/order-views';
import { useDateText } from '../dates/date-text.ts';

/** What begins at a fixed hour. */
const HOURLY: readonly TravelKind[] = ['tour', 'dining'];

/** Says when a part is: its days, and its hour by the clocks there. */
export function usePartWhen(): (kind: TravelKind, service: ServiceTime) => string {
  const t = useT();
  const date = useDateText();
  const locale = usePreferences((state) => state.locale);
  return (kind, { from, to, zone, startsAt }) => {
    const days = from === to ? date.weekday(from) : date.range(from, to);
    if (!HOURLY.includes(kind)) return days;
    return [days, clockText({ locale, timeZone: zone }, new Date(startsAt))].join(t('travel.comma'));
  };
}
