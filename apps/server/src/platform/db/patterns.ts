import { searchFold } from '@app/kernel/search-fold';
import { readCode } from '@app/kernel/typed-code';
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

/** The words that were typed; those that are nothing when folded, such as an apostrophe, only where there are no others. */
function typedWords(typed: string): string[] {
  const all = typed.trim().split(/\s+/);
  const some = all.filter((word) => searchFold(word) !== '');
  return some.length > 0 ? some : all;
}

/** Whether a folded text holds each of the words that were typed, in any order. */
export const holdsWords = (folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    typedWords(typed).map((word) => holdsFolded(folded, word)),
    sql` AND `,
  )})`;

/** Whether a number (of an order, a payment, a parcel, of a provider) holds what was typed, whatever signs are between. */
export const holdsCode = (number: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`search_code(${number}) LIKE search_code_pattern(${typed}::text)`;

/**
 * Whether a number of ours, which `readableCode` made, holds what was typed by the one reading of codes; an index of
 * parts on the column answers it.
 */
export const holdsPlainCode = (number: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${number} LIKE '%' || NULLIF(${readCode(typed)}::text, '') || '%'`;

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

/** By what of an e-mail or a phone number somebody may be found: parts of it, a whole one that is known already, or nothing. */
type Found = 'parts' | 'whole' | 'never';
/** What of a person who asks is shown, and so may be asked for: parts of what is hidden would tell the rest. */
export type Sight = { readonly email: Found; readonly phone: Found };
export const SEES_ALL: Sight = { email: 'parts', phone: 'parts' };

/** Whether somebody has each typed word in their name or e-mail, or the typed digits in their phone number, by what is shown. */
export function holdsPerson(person: PersonColumns, typed: string, { email, phone }: Sight): RawBuilder<boolean> {
  const whole = searched(person);
  const digits = typedDigits(typed);
  if (email === 'parts' && phone === 'parts') {
    const words = digits === null ? holdsWords(whole, typed) : holdsFolded(whole, typed.trim());
    return digits === null ? words : sql<boolean>`(${words} OR ${whole} LIKE ${`%${digits}%`})`;
  }
  const shown =
    email === 'parts' ? sql`COALESCE(${person.name}, '') || ' ' || COALESCE(${person.email}, '')` : person.name;
  // The index knows the whole person alone.
  const found = [sql<boolean>`(${holdsWords(whole, typed)} AND ${holdsWords(sql`search_fold(${shown})`, typed)})`];
  if (email === 'whole') found.push(sql<boolean>`lower(${person.email}) = lower(${typed.trim()}::text)`);
  if (digits !== null && phone === 'parts') found.push(sql<boolean>`${whole} LIKE ${`%${digits}%`}`);
  if (digits !== null && phone === 'whole') found.push(sql<boolean>`${whole} LIKE ${`% ${digits}`}`);
  return sql<boolean>`(${sql.join(found, sql` OR `)})`;
}
