import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;
/** A condition; what a filter leaves out comes as undefined, null, false or an empty text. */
export type FilterPart = Condition | undefined | null | false | '';

/** Returns the conditions of a filter without what it does not ask for. */
export const askedFor = (parts: readonly FilterPart[]): Condition[] =>
  parts.filter((part) => typeof part === 'object' && part !== null);

/** Returns what all of them ask for together; of none what every row fits. */
export function allOf(parts: readonly FilterPart[]): Condition {
  const asked = askedFor(parts);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` AND `);
}
