import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { listenTo } from '../../../api/live-line';

const PARAM = 'calendars';

/** Whether the drawer of calendars is open, which stands in the address. What is shown is read again when a calendar says something new. */
export function useCalendarsDrawer(hotelId: string) {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  useEffect(
    () =>
      listenTo('hotel.calendars', () => {
        for (const { path } of [calls.readHotelCalendars, calls.readHotelCalendar])
          void queries.invalidateQueries({ queryKey: [path] });
      }),
    [queries],
  );
  const put = (isOpen: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set(PARAM, hotelId);
        else next.delete(PARAM);
        return next;
      },
      { replace: true },
    );
  return { isOpen: params.get(PARAM) === hotelId, open: () => put(true), close: () => put(false) };
}
