import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'day', minutes: 24 * 60, from: 48 * 60 },
  { unit: 'hour', minutes: 60, from: 60 },
  { unit: 'minute', minutes: 1, from: 0 },
] as const;

/** A span of time in its largest whole unit, such as `2 hours`; never less than one minute. */
export function spanText(ms: number, tag: string): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const { unit, minutes: each } = STEPS.find(({ from }) => minutes >= from) ?? STEPS[2];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(minutes / each));
}

/** How long ago a moment was, in words; goes on while it is seen. */
export function useElapsed(since: string, offsetMs: number): string {
  const tag = tagOf(usePreferences((state) => state.locale));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return spanText(now + offsetMs - Date.parse(since), tag);
}
