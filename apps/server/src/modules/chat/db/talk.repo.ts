import type { TALK_EVENTS } from '@app/contract/chat/message-schemas';
import type { TalkState } from '@app/contract/chat/talk.machine';
import type { Locale } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { staffAs } from '../../staff/core.ts';
import type { Person } from '../domain/person.ts';

const staff = staffAs('s');

export type TalkRow = {
  readonly id: string;
  readonly state: TalkState;
  readonly leftMessage: boolean;
  readonly customerId: string | null;
  readonly visitorId: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly locale: Locale;
  readonly staffId: string | null;
  readonly agent: string | null;
  readonly lastSeq: number;
  readonly personSeq: number;
  readonly staffSeq: number;
  readonly ratingAsked: boolean;
  readonly rating: number | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
};

const columns = sql`t.id, t.state, t.left_message AS "leftMessage", t.customer_id AS "customerId",
  t.visitor_id AS "visitorId", t.email, t.name, t.locale, t.staff_id AS "staffId", t.last_seq AS "lastSeq",
  t.person_seq AS "personSeq", t.staff_seq AS "staffSeq", t.rating_asked AS "ratingAsked", t.rating,
  t.created_at AS "createdAt", t.closed_at AS "closedAt",
  (SELECT ${staff.name} FROM ${staff.table} WHERE ${staff.id} = t.staff_id) AS agent`;

/** A person's own talks `t`. What a visitor wrote before signing in is the customer's alone. */
export const ofPerson = (person: Person): RawBuilder<boolean> =>
  person.kind === 'customer'
    ? sql<boolean>`t.customer_id = ${person.id}`
    : sql<boolean>`(t.visitor_id = ${person.id} AND t.customer_id IS NULL)`;

/** Only one change of a person's talks at a time, also while there are none. Held to the end of the transaction. */
export async function lockPerson(tx: Tx, person: Person): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`chat ${person.kind} ${person.id}`}, 0))`.execute(tx);
}

/** One talk of this person; null for another's. */
export async function talkOf(db: Queryable, id: string, person: Person): Promise<TalkRow | null> {
  const { rows } = await sql<TalkRow>`
    SELECT ${columns} FROM chat_talk t WHERE t.id = ${id} AND ${ofPerson(person)}`.execute(db);
  return rows[0] ?? null;
}

/** The open talk of this person, else the last one. */
export async function presentTalk(db: Queryable, person: Person): Promise<TalkRow | null> {
  const { rows } = await sql<TalkRow>`
    SELECT ${columns} FROM chat_talk t WHERE ${ofPerson(person)}
    ORDER BY t.closed_at IS NULL DESC, t.created_at DESC, t.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export async function openTalk(db: Queryable, person: Person): Promise<TalkRow | null> {
  const found = await presentTalk(db, person);
  return found && found.state !== 'closed' ? found : null;
}

/** The talk before this one. */
export async function previousTalk(db: Queryable, talk: TalkRow, person: Person): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM chat_talk t WHERE ${ofPerson(person)} AND (t.created_at, t.id) < (${talk.createdAt}, ${talk.id}::uuid)
    ORDER BY t.created_at DESC, t.id DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Locks a talk and reads it as it is now; null when there is none. */
export async function lockTalk(tx: Tx, id: string): Promise<TalkRow | null> {
  await sql`SELECT 1 FROM chat_talk WHERE id = ${id} FOR UPDATE`.execute(tx);
  const { rows } = await sql<TalkRow>`SELECT ${columns} FROM chat_talk t WHERE t.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function insertTalk(
  tx: Tx,
  talk: {
    id: string;
    person: Person;
    locale: Locale;
    left: { name: string; email: string } | null;
  },
): Promise<void> {
  await tx
    .insertInto('chat_talk')
    .values({
      id: talk.id,
      customer_id: talk.person.kind === 'customer' ? talk.person.id : null,
      visitor_id: talk.person.kind === 'visitor' ? talk.person.id : null,
      locale: talk.locale,
      left_message: talk.left !== null,
      name: talk.left?.name ?? null,
      email: talk.left?.email ?? null,
    })
    .execute();
}

export type TalkChange = {
  readonly state?: TalkState;
  readonly staffId?: string;
  readonly left?: { readonly name: string; readonly email: string };
  readonly ratingAsked?: true;
};

/** Changes a talk that the caller has locked. */
export async function changeTalk(tx: Tx, id: string, change: TalkChange): Promise<void> {
  await tx
    .updateTable('chat_talk')
    .set({
      ...(change.state ? { state: change.state } : {}),
      ...(change.state === 'closed' ? { closed_at: sql<Date>`app_now()`, waiting_since: null } : {}),
      ...(change.staffId ? { staff_id: change.staffId } : {}),
      ...(change.left ? { name: change.left.name, email: change.left.email, left_message: true } : {}),
      ...(change.ratingAsked ? { rating_asked: true } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Rates a closed talk once; false when it was rated before. */
export async function rateOnce(tx: Tx, id: string, rating: { stars: number; note: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_talk')
    .set({ rating: rating.stars, rating_note: rating.note })
    .where('id', '=', id)
    .where('rating', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Moves a side's read mark forward, never beyond the last message; false when it stood there already. */
export async function moveReadMark(
  db: Queryable,
  mark: { talkId: string; side: 'person' | 'staff'; seq: number },
): Promise<boolean> {
  const column = sql.ref(mark.side === 'person' ? 'person_seq' : 'staff_seq');
  const { numAffectedRows } = await sql`
    UPDATE chat_talk SET ${column} = LEAST(${mark.seq}::int, last_seq)
    WHERE id = ${mark.talkId} AND ${column} < LEAST(${mark.seq}::int, last_seq)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export type TalkEvent = (typeof TALK_EVENTS)[number];

/** How far a talk goes, how far each side has read it, and whose it is. */
export async function talkMarks(db: Queryable, id: string) {
  const row = await db
    .selectFrom('chat_talk')
    .select([
      'id',
      'customer_id as customerId',
      'visitor_id as visitorId',
      'last_seq as lastSeq',
      'person_seq as personSeq',
      'staff_seq as staffSeq',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
