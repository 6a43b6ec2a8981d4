import type { ApiError } from '@app/client/api-error';
import { dateIn } from '@app/contract/core/time-words';
import { useEffect } from 'react';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { useTimeZone } from '../../shell/time-zone.ts';
import { addDays, type LocalDate } from '../../widgets/travel/local-date.ts';
import { nightsOf, type Stay, type StayParams, stayOf, stayParams } from './stay.ts';

/** The date in the reader's zone by the server's clock. */
export function useToday(): LocalDate {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  return dateIn(useTimeZone(), Date.now() + offsetMs);
}

/** The stay in this view's address, made sound. */
export function useStay(): Stay {
  const params: StayParams = useScreenParams<keyof StayParams & string>();
  return stayOf(params, useToday());
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
