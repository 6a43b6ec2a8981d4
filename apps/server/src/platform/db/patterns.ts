import { type RawBuilder, sql } from 'kysely';

/** A typed text as LIKE takes it literally: its signs of patterns stand for themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The pattern of what begins with this text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;

/** The pattern of what holds this text. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** Whether a text folded by `search_fold` (a generated column, or the function itself) holds what was typed. */
export const holdsFolded = (folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${folded} LIKE search_pattern(${typed}::text)`;

/** Whether a column, folded here, holds what was typed. A `jsonb` column of localised names is searched in every language. */
export const holdsText = (column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  holdsFolded(sql`search_fold(${column}::text)`, typed);

/** Whether a `jsonb` column of localised names holds what was typed in one of them; without a name it does not. */
export const holdsName = (column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM jsonb_each_text(${column}) name WHERE ${holdsFolded(sql`search_fold(name.value)`, typed)})`;

/** Whether a folded text holds each of the words that were typed, in any order. */
export const holdsWords = (folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    typed
      .trim()
      .split(/\s+/)
      .map((word) => holdsFolded(folded, word)),
    sql` AND `,
  )})`;

/** Whether a number (of an order, a payment, a parcel, of a provider) holds what was typed, whatever signs are between. */
export const holdsCode = (number: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`search_code(${number}) LIKE search_code_pattern(${typed}::text)`;

/** Whether a number of letters and digits alone holds what was typed; an index of parts on the column answers it. */
export const holdsPlainCode = (number: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${number} ILIKE search_code_pattern(${typed}::text)`;

const FEWEST_DIGITS = 3;

/**
 * The digits of a phone number that was typed, without the zeros that stand before it within a country or in front of
 * the country's code; null for what is no part of a phone number.
 */
export function typedDigits(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS ? digits : null;
}

/** A person in SQL: name, e-mail and phone number, each a text or null. */
export type PersonColumns = Readonly<Record<'name' | 'email' | 'phone', RawBuilder<unknown>>>;

/** Somebody as `search_person` writes them; where a table has an index of it, it answers `holdsPerson`. */
const searched = ({ name, email, phone }: PersonColumns) => sql`search_person(${name}, ${email}, ${phone})`;

/**
 * Whether somebody has each typed word in their name or e-mail, or the typed digits in their phone number. Who may not see
 * phone numbers (`phones`) finds by a whole one alone: parts would tell them the rest.
 */
export function holdsPerson(person: PersonColumns, typed: string, phones: boolean): RawBuilder<boolean> {
  const whole = searched(person);
  const digits = typedDigits(typed);
  if (phones) {
    const words = digits === null ? holdsWords(whole, typed) : holdsFolded(whole, typed.trim());
    return digits === null ? words : sql<boolean>`(${words} OR ${whole} LIKE ${`%${digits}%`})`;
  }
  const named = sql`search_fold(COALESCE(${person.name}, '') || ' ' || COALESCE(${person.email}, ''))`;
  const words = sql<boolean>`(${holdsWords(whole, typed)} AND ${holdsWords(named, typed)})`;
  return digits === null ? words : sql<boolean>`(${words} OR ${whole} LIKE ${`% ${digits}`})`;
}
