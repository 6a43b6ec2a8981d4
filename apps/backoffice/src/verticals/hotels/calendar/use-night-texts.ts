import { intlTag } from '@app/contract/core/locale';
import { weekdayTexts } from '@app/contract/core/time-words';
import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import { useMemo } from 'react';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';

export type RoomNight = HotelCalendarView['roomTypes'][number]['nights'][number];
export type PlanNight = HotelCalendarView['roomTypes'][number]['plans'][number]['nights'][number];

/** How nights, weekdays and prices of the calendar are written, and read aloud. */
export function useNightTexts() {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const tag = intlTag[currentLocale()];
    const weekdays = weekdayTexts(currentLocale(), 1).map(({ short }) => short);
    const price = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: SETTLEMENT,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    const day = (date: string) => format.day(`${date}T00:00`);
    return {
      day,
      days: ({ from, to }: { from: string; to: string }) =>
        from === to ? day(from) : t('travel.staff.days', { from: day(from), to: day(to) }),
      weekday: (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? '',
      /** Names of Monday to Sunday, numbered from 1. */
      weekdays: weekdays.map((label, index) => ({ value: index + 1, label })),
      price: (usd: number) => price.format(usd / 100),
      saidOfRoom: ({ date, total, held, booked }: RoomNight) =>
        t('hotels.staff.room_night', { day: day(date), left: total - held - booked, total, held, booked }),
      saidOfPlan: (night: PlanNight) =>
        [
          day(night.date),
          night.priceUsd === null ? t('hotels.staff.no_price') : format.money(night.priceUsd),
          night.closed && t('hotels.staff.closed'),
          night.closedToArrival && t('hotels.staff.no_arrival'),
          night.closedToDeparture && t('hotels.staff.no_departure'),
          night.minimumStay > 1 && t('hotels.staff.least_nights', { count: night.minimumStay }),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, format]);
}
export type NightTexts = ReturnType<typeof useNightTexts>;
