import { dateIn } from '@app/contract/core/time-words';
import { useClockOffset } from '../../../shell/shop.ts';
import { useTimeZone } from '../../../shell/time-zone.ts';
import type { LocalDate } from './local-date.ts';

/** The date in the reader's zone by the server's clock. */
export function useToday(): LocalDate {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  return dateIn(useTimeZone(), Date.now() + offsetMs);
}
