import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { monthName } from '@app/contract/core/time-words';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { firstOf } from './chart-month.ts';

export type MonthPrices = AnswerOf<typeof flightEndpoints.flightMonths>['months'];

/** The cheapest of the months, the first of equal ones; null where nothing flies in any. */
export function cheapestMonth(months: MonthPrices): MonthPrices[number] | null {
  return months.reduce<MonthPrices[number] | null>((best, one) => {
    if (!one.lowest) return best;
    return best?.lowest && best.lowest.price.usd <= one.lowest.price.usd ? best : one;
  }, null);
}

/** The lowest price of each month as bars, for an adult; a press chooses the month. */
export function MonthBars(props: {
  readonly months: MonthPrices;
  readonly chosen: string;
  readonly busy: boolean;
  readonly onChoose: (month: string) => void;
}) {
  const t = useT();
  const date = useDateText();
  const short = useShortPrice();
  const locale = usePreferences((state) => state.locale);
  return (
    <BarChart
      small
      label={t('flights.months.label')}
      heads={[t('flights.months.month'), t('flights.months.price')]}
      chosen={props.chosen}
      busy={props.busy}
      onChoose={props.onChoose}
      bars={props.months.map(({ month, lowest }) => ({
        key: month,
        label: monthName(locale, Number(month.slice(5)), 'monthShort'),
        amount: lowest ? short.cell(lowest.price) : '–',
        name: date.month(firstOf(month)),
        said: lowest ? short.round(lowest.price) : t('flights.day_none'),
        size: lowest?.price.usd ?? null,
      }))}
    />
  );
}
