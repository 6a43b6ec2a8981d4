import { refuseField } from '@app/contract/core/refuse';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';

/** Where something stands in an ordered list: by a number, then by its id. */
export type PlaceInList = { readonly key: number; readonly id: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The place that a cursor says; null for the beginning. Refuses what is none at its field. */
export function placeAfter(cursor: string | undefined): PlaceInList | null {
  if (cursor === undefined) return null;
  const [key, id] = decodeCursor(cursor, 2) ?? [];
  return typeof key === 'number' && typeof id === 'string' && UUID.test(id)
    ? { key, id }
    : refuseField('cursor', 'field.invalid');
}

/** The id of counted rows that a cursor stands at; null for the beginning. Refuses what is none at its field. */
export function idAfter(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const id = decodeCursor(cursor, 1)?.[0];
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : refuseField('cursor', 'field.invalid');
}

/** The stretch of an ordered list after a place, and the cursor of what comes then; null at the end. */
export function pageAfter<T extends PlaceInList>(
  list: readonly T[],
  after: PlaceInList | null,
  limit: number,
): { readonly page: T[]; readonly cursor: string | null } {
  const rest = after ? list.filter(({ key, id }) => key > after.key || (key === after.key && id > after.id)) : list;
  const page = rest.slice(0, limit);
  const last = rest.length > limit ? page.at(-1) : undefined;
  return { page, cursor: last ? encodeCursor([last.key, last.id]) : null };
}
