import type { ApiError } from '@app/client/api-error';
import { useEffect } from 'react';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { useTimeZone } from '../../shell/time-zone.ts';
import { addDays, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../widgets/travel/dates/use-today.ts';
import { firstNight, nightsOf, type Stay, type StayParams, stayOf, stayParams } from './stay.ts';

/** The stay in this view's address, made sound. */
export function useStay(): Stay {
  const params: StayParams = useScreenParams<keyof StayParams & string>();
  return stayOf(params, useToday());
}

/** The first night that can be had by the reader's clock. */
export function useFirstNight(): LocalDate {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  return firstNight(useTimeZone(), Date.now() + offsetMs);
}

/**
 * Moves a stay on to tomorrow when the server says that its first day is over at the hotel: what was tomorrow here may
 * be past there, and a link may be old.
 */
export function useLeavePast(error: ApiError | null, stay: Stay): void {
  const today = useToday();
  const setParams = useSetScreenParams();
  const past = error?.fields.checkIn !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not on every drawing
  useEffect(() => {
    if (!past) return;
    const checkIn = addDays(today, 1);
    setParams(stayParams({ ...stay, checkIn, checkOut: addDays(checkIn, nightsOf(stay)) }));
  }, [past]);
}
