/** The hours and halves from one of a day to another, both included. */
function halves(from: number, to: number): string[] {
  const times: string[] = [];
  for (let minutes = from * 60; minutes <= to * 60; minutes += 30) {
    times.push(timeText(minutes));
  }
  return times;
}

const DAY = 24 * 60;

const timeText = (minutes: number): string => {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** Minutes since midnight of an hour such as 19:30. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hour or half nearest to a time. */
export const nearestHalfHour = (time: string): string => timeText(Math.round(minutesOf(time) / 30) * 30);

/** The times to choose from, by the meals they belong to; labels are `dining.meal.<name>`. */
export const MEALS = [
  { name: 'dinner', times: halves(17, 23.5) },
  { name: 'lunch', times: halves(11, 16.5) },
  { name: 'breakfast', times: halves(6, 10.5) },
  { name: 'late', times: halves(0, 2.5) },
] as const;

/** Hours before this one are of the night of a day, after its midnight. */
const NIGHT_ENDS = 5 * 60;

/** Whether a time of a day is over at a moment, `YYYY-MM-DDTHH:MM` by the clock of the place. */
export const isOver = (time: string, of: { readonly day: string; readonly now: string }): boolean =>
  of.now.slice(0, 10) === of.day && minutesOf(time) >= NIGHT_ENDS && time < of.now.slice(11, 16);
