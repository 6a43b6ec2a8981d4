import { z } from 'zod';
import { count } from '../core/validation.ts';

/** Most days and places that are offered where a search finds nothing. */
export const MOST_ALTERNATIVES = 3;

/** Where a search that found nothing has something: each is another search, with how much it finds. */
export const searchAlternatives = z.object({
  /** Found without any filter; where this is 0, days and cities are searched without filters, else with them. */
  all: count,
  /** Found without one filter alone, by its name in the query. */
  filters: z.array(z.object({ filter: z.string(), count: z.int().positive() })),
  /** The nearest other days; null for any. */
  days: z.array(z.object({ from: z.iso.date().nullable(), to: z.iso.date().nullable(), count: z.int().positive() })),
  /** The fewest rooms that have something for the same people; empty where rooms are none of it. */
  rooms: z.array(z.object({ rooms: z.int(), count: z.int().positive() })),
  /** The nearest cities, or popular ones where none was searched. */
  cities: z.array(
    z.object({ id: z.uuid(), name: z.string(), kilometres: count.nullable(), count: z.int().positive() }),
  ),
});
export type SearchAlternatives = z.infer<typeof searchAlternatives>;
