import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { useMemo } from 'react';
import { comma } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';

export type RoomNight = HotelCalendarView['roomTypes'][number]['nights'][number];
export type PlanNight = HotelCalendarView['roomTypes'][number]['plans'][number]['nights'][number];

/** How nights and prices of the calendar are written, and read aloud. */
export function useNightTexts() {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  return useMemo(() => {
    const { day } = texts;
    return {
      ...texts,
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
          .join(comma()),
    };
  }, [t, format, texts]);
}
export type NightTexts = ReturnType<typeof useNightTexts>;
