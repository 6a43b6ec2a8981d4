import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { type Area, coveredBy } from '../../../ui/calendar/grid-area';

type RoomType = HotelCalendarView['roomTypes'][number];
type Plan = RoomType['plans'][number];

/** One line of the calendar: a room type's rooms, or the prices of one of its plans. */
export type HotelLine =
  | { readonly kind: 'room'; readonly id: string; readonly room: RoomType }
  | { readonly kind: 'plan'; readonly id: string; readonly room: RoomType; readonly plan: Plan };

/** The lines of a calendar: each room type, and its plans below it. */
export const linesOf = (calendar: Pick<HotelCalendarView, 'roomTypes'>): HotelLine[] =>
  calendar.roomTypes.flatMap((room): HotelLine[] => [
    { kind: 'room', id: room.id, room },
    ...room.plans.map((plan): HotelLine => ({ kind: 'plan', id: plan.id, room, plan })),
  ]);

/** What an area stands for: its nights, its room types and its plans. */
export function chosenOf(area: Area, lines: readonly HotelLine[], dates: readonly string[]) {
  const { from, to, hasLine } = coveredBy(area, dates);
  const inside = lines.filter((_, row) => hasLine(row));
  const ids = (kind: HotelLine['kind']) => inside.filter((line) => line.kind === kind).map(({ id }) => id);
  return { from, to, roomTypeIds: ids('room'), planIds: ids('plan') };
}
