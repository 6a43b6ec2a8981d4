const DAY = 24 * 60;

/** The hour (`HH:MM`) so many minutes before another one; it may be of the day before. */
export function hourBefore(hour: string, minutes: number): string {
  const [hours = 0, rest = 0] = hour.split(':').map(Number);
  const at = (((hours * 60 + rest - minutes) % DAY) + DAY) % DAY;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
