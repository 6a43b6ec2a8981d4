import { type RawBuilder, sql } from 'kysely';
import { holdsPerson, type PersonColumns, SEES_ALL, type Sight } from '../../../../platform/db/patterns.ts';
import type { StaffActor } from '../../../../platform/http/bind.ts';

/** What staff look customers up by, and what they may find them by. */
export type Sought = { readonly typed: string; readonly sight: Sight };

/**
 * What was typed by this member of staff, undefined where nothing was. Who may see personal data finds by parts of it;
 * others by parts of an e-mail only where the list shows it to them (`email: 'shown'`), else by a whole one; a merchant's staff, to whom
 * no account is shown, by the name alone.
 */
export function soughtBy(
  { permissions, worksFor }: StaffActor,
  typed: string | undefined,
  { email = 'hidden' }: { readonly email?: 'shown' | 'hidden' } = {},
): Sought | undefined {
  if (!typed) return undefined;
  if (worksFor === 'merchant') return { typed, sight: { email: 'never', phone: 'never' } };
  if (permissions.has('people.users.personal')) return { typed, sight: SEES_ALL };
  return { typed, sight: { email: email === 'shown' ? 'parts' : 'whole', phone: 'whole' } };
}

const columnsOf = (alias: string): PersonColumns => ({
  name: sql.ref(`${alias}.nickname`),
  email: sql.ref(`${alias}.email`),
  phone: sql.ref(`${alias}.phone`),
});

/** Whether the customer with this alias is who is sought: by what of name, e-mail and phone number may be asked for, without accents and case. */
export const isSought = (alias: string, { typed, sight }: Sought): RawBuilder<boolean> =>
  holdsPerson(columnsOf(alias), typed, sight);

/** The ids of customers who are sought, from the index of them all. */
export const soughtIds = (sought: Sought): RawBuilder<unknown> =>
  sql`(SELECT sought.id FROM customer sought WHERE ${isSought('sought', sought)})`;
