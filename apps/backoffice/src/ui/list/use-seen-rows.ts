import { useRef } from 'react';

/** Remembers rows as pages go by, so that a selection over several pages can be added up and acted on. */
export function useSeenRows<T extends { id: string }>(page: readonly T[]): (ids: readonly unknown[]) => T[] {
  const seen = useRef(new Map<unknown, T>());
  for (const row of page) seen.current.set(row.id, row);
  return (ids) => ids.flatMap((id) => seen.current.get(id) ?? []);
}
