import { offsetAt, wallTimeIn } from '@app/kernel/zone-time';

const MINUTE_MS = 60_000;

/** A moment as clocks of a zone show it, with how far they are ahead of UTC: `2026-12-24T10:00:00+01:00`. */
export function localDateTime(zone: string, at: Date): string {
  const minutes = Math.round(offsetAt(zone, at.getTime()) / MINUTE_MS);
  const two = (value: number): string => String(value).padStart(2, '0');
  const away = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${wallTimeIn(zone, at)}:00${sign}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}
