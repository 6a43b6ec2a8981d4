import { type RawBuilder, sql } from 'kysely';

/** A typed text as LIKE takes it literally: its signs of patterns stand for themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of what begins with this text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;

/** The pattern of what holds this text. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The same in lower case, for columns that are compared in it. */
export const containingLower = (text: string): string => containing(text.toLowerCase());

/** Whether a text folded by `search_fold` (a generated column, or the function itself) holds what was typed. */
export const holdsFolded = (folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${folded} LIKE search_pattern(${typed}::text)`;
