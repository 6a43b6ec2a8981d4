import { z } from 'zod';

/** Returns the names of the fields that a query declares, also where it is transformed afterwards. */
export function namesIn(query: z.ZodType | undefined): readonly string[] {
  if (query instanceof z.ZodObject) return Object.keys(query.shape);
  return query instanceof z.ZodPipe ? namesIn(query.in as z.ZodType) : [];
}
