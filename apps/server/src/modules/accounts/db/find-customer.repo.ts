import { type RawBuilder, sql } from 'kysely';
import { holdsPerson, type PersonColumns } from '../../../platform/db/patterns.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';

/** What staff look customers up by; who may not see personal data finds by whole phone numbers alone. */
export type Sought = { readonly typed: string; readonly personal: boolean };

/** What was typed by this member of staff, undefined where nothing was. */
export const soughtBy = ({ permissions }: StaffActor, typed: string | undefined): Sought | undefined =>
  typed ? { typed, personal: permissions.has('people.users.personal') } : undefined;

const columnsOf = (alias: string): PersonColumns => ({
  name: sql.ref(`${alias}.nickname`),
  email: sql.ref(`${alias}.email`),
  phone: sql.ref(`${alias}.phone`),
});

/** Whether the customer with this alias is who is sought: by name, e-mail or phone number, without accents and case. */
export const isSought = (alias: string, { typed, personal }: Sought): RawBuilder<boolean> =>
  holdsPerson(columnsOf(alias), typed, personal);

/** The ids of customers who are sought, from the index of them all. */
export const soughtIds = (sought: Sought): RawBuilder<unknown> =>
  sql`(SELECT sought.id FROM customer sought WHERE ${isSought('sought', sought)})`;
