import type { ChatMessage } from '@app/contract/chat/message-schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { uploadedPicture } from '../../../platform/files/readable-files.ts';
import { staffAs } from '../../staff/core.ts';
import type { Person } from '../domain/person.ts';
import { ofPerson, type TalkEvent } from './talk.repo.ts';

const staff = staffAs('s');

export type MessageRow = {
  readonly talkId: string;
  readonly seq: number;
  readonly clientId: string | null;
  readonly by: ChatMessage['by'];
  readonly who: string | null;
  readonly kind: ChatMessage['kind'];
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly productId: string | null;
  readonly orderId: string | null;
  readonly event: TalkEvent | null;
  readonly at: Date;
};

const columns = sql`m.talk_id AS "talkId", m.seq, m.client_id AS "clientId", m.author AS by,
  (SELECT ${staff.name} FROM ${staff.table} WHERE ${staff.id} = m.staff_id) AS who, m.kind, m.text, m.width, m.height,
  m.product_id AS "productId", m.order_id AS "orderId", m.event, m.created_at AS at`;

export type NewMessage = {
  readonly talkId: string;
  readonly by: ChatMessage['by'];
  readonly clientId?: string;
  readonly staffId?: string;
  readonly content:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'picture'; readonly picture: string; readonly width: number; readonly height: number }
    | { readonly kind: 'product'; readonly productId: string }
    | { readonly kind: 'order'; readonly orderId: string }
    | { readonly kind: 'event'; readonly event: TalkEvent; readonly text: string };
};

/**
 * Writes a message with the talk's next number. The number is taken by the update that locks the talk, so that whoever
 * reads a number has also been able to read all smaller ones. Gives the number.
 */
export async function appendMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { content } = message;
  const waits =
    message.by === 'person'
      ? sql`COALESCE(waiting_since, app_now())`
      : message.by === 'staff'
        ? sql`NULL`
        : sql`waiting_since`;
  const { rows } = await sql<{ seq: number }>`
    WITH talk AS (
      UPDATE chat_talk SET last_seq = last_seq + 1, last_at = app_now(), waiting_since = ${waits}
      WHERE id = ${message.talkId} RETURNING id, last_seq
    )
    INSERT INTO chat_message
      (talk_id, seq, client_id, author, staff_id, kind, text, picture, width, height, product_id, order_id, event)
    SELECT id, last_seq, ${message.clientId ?? null}::uuid, ${message.by}, ${message.staffId ?? null}::uuid,
      ${content.kind}, ${'text' in content ? content.text : ''}, ${'picture' in content ? content.picture : null},
      ${'width' in content ? content.width : 0}::int, ${'height' in content ? content.height : 0}::int,
      ${'productId' in content ? content.productId : null}::uuid,
      ${'orderId' in content ? content.orderId : null}::uuid, ${'event' in content ? content.event : null}
    FROM talk RETURNING seq`.execute(tx);
  return rows[0]?.seq ?? 0;
}

export async function messageAt(db: Queryable, talkId: string, seq: number): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM chat_message m WHERE m.talk_id = ${talkId} AND m.seq = ${seq}`.execute(db);
  return rows[0] ?? null;
}

/** What this person already sent under an id of their own, in whichever of their talks. */
export async function sentBefore(
  db: Queryable,
  clientId: string,
  person: Person,
): Promise<{ talkId: string; seq: number } | null> {
  const { rows } = await sql<{ talkId: string; seq: number }>`
    SELECT m.talk_id AS "talkId", m.seq FROM chat_message m JOIN chat_talk t ON t.id = m.talk_id
    WHERE m.client_id = ${clientId} AND m.author = 'person' AND ${ofPerson(person)} LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** What staff already sent into this talk under this id. */
export async function staffSentBefore(db: Queryable, talkId: string, clientId: string): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    SELECT seq FROM chat_message WHERE talk_id = ${talkId} AND client_id = ${clientId} AND author = 'staff'`.execute(
    db,
  );
  return rows[0]?.seq ?? null;
}

export type Stretch = {
  readonly since?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** A stretch of a talk, oldest first, and whether there is more beyond it. */
export async function readStretch(
  db: Queryable,
  talkId: string,
  of: Stretch,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const forward = of.since !== undefined;
  const from = forward ? sql`AND m.seq > ${of.since}` : of.before === undefined ? sql`` : sql`AND m.seq < ${of.before}`;
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM chat_message m WHERE m.talk_id = ${talkId} ${from}
    ORDER BY m.seq ${forward ? sql`ASC` : sql`DESC`} LIMIT ${of.limit + 1}`.execute(db);
  const kept = rows.slice(0, of.limit);
  return { rows: forward ? kept : kept.reverse(), more: rows.length > of.limit };
}

/** Messages of the other side that this side has not read. */
export async function unreadIn(
  db: Queryable,
  talkId: string,
  from: { by: 'person' | 'staff'; after: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM chat_message
    WHERE talk_id = ${talkId} AND seq > ${from.after} AND author = ${from.by}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Messages of staff that the person has not read, in all talks. */
export async function unreadOf(db: Queryable, person: Person): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM chat_talk t JOIN chat_message m ON m.talk_id = t.id AND m.seq > t.person_seq
    WHERE ${ofPerson(person)} AND m.author = 'staff'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The stored address of a picture in a talk. */
export async function pictureAt(db: Queryable, talkId: string, seq: number): Promise<string | null> {
  const { rows } = await sql<{ picture: string | null }>`
    SELECT picture FROM chat_message WHERE talk_id = ${talkId} AND seq = ${seq}`.execute(db);
  return rows[0]?.picture ?? null;
}

/** A file's size, when this owner uploaded it to be sent in a talk. */
export function ownedPicture(
  db: Queryable,
  url: string,
  ownerId: string,
): Promise<{ width: number; height: number } | null> {
  return uploadedPicture(db, { url, purpose: 'chat', ownerId });
}
