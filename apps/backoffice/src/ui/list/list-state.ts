import type { ListQuery } from '../../api/list-rows';

/** Rows that a page of any list may have at most. */
const ROWS_MAX = 100;

const without = (nothing: unknown): boolean => nothing === undefined || nothing === null || nothing === '';

/** A filter without what asks for nothing. */
export const filterOf = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !without(value)));

function readFilter(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? filterOf({ ...read }) : {};
  } catch {
    return {};
  }
}

function readCount(text: string | null, first: number, max: number): number {
  const read = Number(text);
  return Number.isInteger(read) && read >= 1 && read <= max ? read : first;
}

/**
 * Reads the state of a list from an address (`?filter={…}&sort=…&order=…&page=…&perPage=…`). What is missing, or is none, is as
 * the list begins.
 */
export function readListState(search: string, first: ListQuery): ListQuery {
  const asked = new URLSearchParams(search);
  const order = asked.get('order');
  return {
    filter: readFilter(asked.get('filter')),
    sort: {
      field: asked.get('sort') || first.sort.field,
      order: order === 'ASC' || order === 'DESC' ? order : first.sort.order,
    },
    page: readCount(asked.get('page'), 1, Number.MAX_SAFE_INTEGER),
    perPage: readCount(asked.get('perPage'), first.perPage, ROWS_MAX),
  };
}

/** The address of a state, as `readListState` reads it; what else stands in `search` stays. */
export const writeListState = ({ filter, sort, page, perPage }: ListQuery, search = ''): string =>
  `?${new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(search)),
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  })}`;

/** The page to go to where the one asked for is none: the last of a counted list, the first of a feed; null where it is one. */
export function pageInstead(
  { page, perPage }: ListQuery,
  { rows, total }: { rows: readonly unknown[]; total?: number },
): number | null {
  if (page === 1 || rows.length > 0) return null;
  return total === undefined ? 1 : Math.max(1, Math.ceil(total / perPage));
}
