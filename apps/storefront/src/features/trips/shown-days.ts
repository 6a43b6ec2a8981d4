import type { TripDay, TripDetail, TripEntry, TripNote } from '@app/contract/trips/views';
import { addDays, daysBetween, type LocalDate } from '../../widgets/travel/dates/local-date.ts';

/** One line of a day: something that happens, or what its customer wrote. */
type ShownLine =
  | { readonly what: 'entry'; readonly key: string; readonly entry: TripEntry }
  | { readonly what: 'note'; readonly key: string; readonly note: TripNote };

/** A day as it is drawn; one on which nothing is booked has no place. */
export type ShownDay = {
  readonly key: string;
  readonly day: LocalDate;
  readonly place: Pick<TripDay, 'zone' | 'city'> | null;
  readonly lines: readonly ShownLine[];
  readonly clocks: number;
};

/** Trips of more days than this show those on which something happens. */
const MOST_FREE_DAYS = 60;

/** A note with an hour stands before the first entry that is later that day; one without, before all of them. */
function withNotes({ day, entries }: Pick<TripDay, 'day' | 'entries'>, notes: readonly TripNote[]): ShownLine[] {
  const lines: ShownLine[] = entries.map((entry) => ({ what: 'entry', key: entry.key, entry }));
  const timed = [...notes].sort((a, b) => ((a.hour ?? '') < (b.hour ?? '') ? 1 : -1));
  for (const note of timed) {
    const at = lines.findIndex((line) => {
      const wall = line.what === 'entry' ? line.entry.wall : `${day}T${line.note.hour ?? ''}`;
      return wall.slice(0, 10) > day || wall.slice(11) >= (note.hour ?? '');
    });
    lines.splice(at < 0 ? lines.length : at, 0, { what: 'note', key: note.id, note });
  }
  return lines;
}

/** A day of the strip: once for all the places of it, a press leading to the first. */
type StripDay = Pick<ShownDay, 'key' | 'day'> & { readonly keys: readonly string[]; readonly planned: boolean };

/** Returns each day once, where it is shown first. */
export const stripDays = (days: readonly ShownDay[]): StripDay[] =>
  [...Map.groupBy(days, ({ day }) => day)].map(([day, parts]) => ({
    key: parts[0]?.key ?? day,
    day,
    keys: parts.map(({ key }) => key),
    planned: parts.some(({ lines }) => lines.length > 0),
  }));

/** Returns the days of a trip in their order, with its notes: those of a day in two places stand in the second. */
export function shownDays(trip: Pick<TripDetail, 'days' | 'notes' | 'from' | 'to'>): ShownDay[] {
  const known = trip.days.map((one, at): ShownDay => {
    const last = trip.days.findLastIndex(({ day }) => day === one.day) === at;
    const notes = last ? trip.notes.filter(({ day }) => day === one.day) : [];
    return { key: one.key, day: one.day, place: one, lines: withNotes(one, notes), clocks: one.clocks };
  });
  const length = daysBetween(trip.from, trip.to);
  const all = length <= MOST_FREE_DAYS ? Array.from({ length: length + 1 }, (_, at) => addDays(trip.from, at)) : [];
  const written = trip.notes.map(({ day }) => day);
  const free = [...new Set([...all, ...written])]
    .filter((day) => !trip.days.some((one) => one.day === day))
    .map((day): ShownDay => {
      const notes = trip.notes.filter((note) => note.day === day);
      return { key: day, day, place: null, lines: withNotes({ day, entries: [] }, notes), clocks: 0 };
    });
  // A day may come before the one before it, over the date line: what is known keeps its order.
  const days = [...known];
  for (const one of free) {
    const at = days.findIndex(({ day }) => day > one.day);
    days.splice(at < 0 ? days.length : at, 0, one);
  }
  return days;
}
