import { refuseField } from '@app/contract/core/refuse';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';

/** The last row of a stretch that is newest first: its moment as PostgreSQL writes it, so that no microsecond is lost. */
export type PlaceInFeed = { readonly at: string; readonly id: string };

const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of rows that the database numbers. */
export const SERIAL = /^[1-9]\d{0,15}$/;

/** The cursor that goes on after a place. */
export const cursorAfter = ({ at, id }: PlaceInFeed): string => encodeCursor([at, id]);

/** Opens a cursor; null for none. Refuses `cursor: field.invalid` for one of another making, or of other `ids`. */
export function readPlace(cursor: string | undefined, ids: RegExp = UUID): PlaceInFeed | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2) ?? [];
  const sound = typeof at === 'string' && typeof id === 'string' && STAMP.test(at) && ids.test(id);
  return sound && !Number.isNaN(Date.parse(at)) ? { at, id } : refuseField('cursor', 'field.invalid');
}
