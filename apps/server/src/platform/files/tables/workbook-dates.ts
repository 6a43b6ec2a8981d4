const DAY_MS = 86_400_000;
const [FROM_1900, FROM_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
/** Lotus took 1900 for a leap year, and so do spreadsheets: before its 29 February days count from one later. */
const LEAP_DAY = 60;

/** The number of a day or moment as `2026-11-28`, `10:30:00` or both; null for a number that no day has. */
export function timeText(serial: number, counts: '1900' | '1904'): string | null {
  if (serial < 0 || serial >= 2_958_466) return null;
  const early = counts === '1900' && serial >= 1 && serial < LEAP_DAY;
  const from = counts === '1904' ? FROM_1904 : FROM_1900;
  const text = new Date(from + Math.round((serial + (early ? 1 : 0)) * (DAY_MS / 1000)) * 1000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)];
  if (serial < 1 && counts === '1900') return time;
  return Number.isInteger(serial) ? day : `${day} ${time}`;
}
