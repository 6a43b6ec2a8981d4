import { currencyFormat } from '@app/contract/core/money-words';
import { weekdayTexts } from '@app/contract/core/time-words';
import { SETTLEMENT } from '@app/kernel/money';
import { useMemo } from 'react';
import { currentLocale } from '../../text/locale';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** How days, weekdays and prices of a calendar are written. */
export function useDayTexts() {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const weekdays = weekdayTexts(currentLocale(), 1).map(({ short }) => short);
    const price = currencyFormat(currentLocale(), SETTLEMENT, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const day = (date: string) => format.day(`${date}T00:00`);
    return {
      day,
      days: ({ from, to }: { from: string; to: string }) =>
        from === to ? day(from) : t('travel.staff.days', { from: day(from), to: day(to) }),
      weekday: (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? '',
      /** Cents that fit a narrow cell: without decimals where they are none. */
      price: (usd: number) => price.format(usd / 100),
    };
  }, [t, format]);
}
