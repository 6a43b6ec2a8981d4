import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { useMemo } from 'react';
import { comma, listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';

export type RoomNight = HotelCalendarView['roomTypes'][number]['nights'][number];
export type PlanNight = HotelCalendarView['roomTypes'][number]['plans'][number]['nights'][number];

/** Rooms of a night that can be sold here; fewer than none where they are sold twice. */
export const leftOf = ({ total, held, booked, blocked }: RoomNight): number =>
  total - held - booked - Math.min(blocked, total);

/** How nights and prices of the calendar are written, and read aloud. */
export function useNightTexts() {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  return useMemo(() => {
    const { day } = texts;
    return {
      ...texts,
      saidOfRoom: (night: RoomNight, feeds: readonly string[]) => {
        const { date, total, held, booked, blocked } = night;
        const said = t('hotels.staff.room_night', { day: day(date), left: leftOf(night), total, held, booked });
        if (blocked === 0) return said;
        return [said, t('hotels.calendars.blocked', { count: blocked, feeds: listed(...feeds) })].join(comma());
      },
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
