import { clockText, dayText, minuteText } from '@app/contract/core/time-words';
import { shopNow, useTimeReader } from '../shell/time-zone.ts';

/** A moment in no year that is written about, so that each is written with its own. */
const NO_YEAR = 0;

type MomentText = {
  /** The date, with its year when it is not this one. */
  readonly day: (iso: string) => string;
  /** The time of day. */
  readonly clock: (iso: string) => string;
  /** Date and time of day. */
  readonly minute: (iso: string) => string;
  /** Date, with its year in any case, and time of day: for paper. */
  readonly dated: (iso: string) => string;
};

/** Writes moments (ISO 8601) in the language in use and in the reader's time zone. */
export function useMomentText(): MomentText {
  const reader = useTimeReader();
  return {
    day: (iso) => dayText(reader, new Date(iso), shopNow()),
    clock: (iso) => clockText(reader, new Date(iso)),
    minute: (iso) => minuteText(reader, new Date(iso), shopNow()),
    dated: (iso) => minuteText(reader, new Date(iso), NO_YEAR),
  };
}
