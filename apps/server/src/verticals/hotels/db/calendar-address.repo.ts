import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { PublishedRun } from '../domain/calendars/room-calendar.ts';

export type CalendarAddress = {
  readonly roomTypeId: string;
  /** Sealed. */
  readonly token: string;
  readonly madeAt: Date;
  readonly fetchedAt: Date | null;
};

/** The addresses of room types that have one. */
export async function addressesOf(db: Queryable, roomTypeIds: readonly string[]): Promise<CalendarAddress[]> {
  const { rows } = await sql<CalendarAddress>`
    SELECT room_type_id AS "roomTypeId", token, made_at AS "madeAt", fetched_at AS "fetchedAt" FROM hotel_calendar_address
    WHERE room_type_id = ANY(${[...roomTypeIds]}::uuid[]) AND token IS NOT NULL`.execute(db);
  return rows;
}

/** Writes a room type's address in the place of the one it has. */
export async function writeAddress(
  tx: Tx,
  of: { readonly roomTypeId: string; readonly token: string; readonly hash: Buffer },
): Promise<void> {
  await sql`INSERT INTO hotel_calendar_address (room_type_id, token, token_hash, made_at)
    VALUES (${of.roomTypeId}, ${of.token}, ${of.hash}, statement_timestamp())
    ON CONFLICT (room_type_id) DO UPDATE SET token = EXCLUDED.token, token_hash = EXCLUDED.token_hash, made_at = EXCLUDED.made_at,
      fetched_at = NULL`.execute(tx);
}

/** Ends a room type's address; what was published stays known, so that entries keep counting where there is an address again. */
export async function endAddress(tx: Tx, roomTypeId: string): Promise<void> {
  await sql`UPDATE hotel_calendar_address SET token = NULL, token_hash = NULL, made_at = NULL, fetched_at = NULL
    WHERE room_type_id = ${roomTypeId}`.execute(tx);
}

export type PublishedCalendar = {
  readonly roomTypeId: string;
  readonly hotelId: string;
  readonly zone: string;
  readonly events: readonly PublishedRun[];
  readonly revision: number;
  readonly changedAt: Date;
};

/** The calendar behind an address, or null; with `lock` its row is held to the end of the transaction. */
export async function calendarAt(db: Queryable, hash: Buffer, lock = false): Promise<PublishedCalendar | null> {
  const { rows } = await sql<PublishedCalendar>`
    SELECT a.room_type_id AS "roomTypeId", r.hotel_id AS "hotelId", h.zone, a.events, a.revision, a.changed_at AS "changedAt"
    FROM hotel_calendar_address a JOIN hotel_room_type r ON r.id = a.room_type_id JOIN hotel h ON h.id = r.hotel_id
    WHERE a.token_hash = ${hash} ${lock ? sql`FOR UPDATE OF a` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Stores what is published now. */
export async function writePublished(
  tx: Tx,
  roomTypeId: string,
  of: { readonly events: readonly PublishedRun[]; readonly revision: number; readonly at: Date },
): Promise<void> {
  await sql`UPDATE hotel_calendar_address SET events = ${JSON.stringify(of.events)}::jsonb, revision = ${of.revision}, changed_at = ${of.at}
    WHERE room_type_id = ${roomTypeId}`.execute(tx);
}

/** Notes that an address was read, at most once a minute. */
export async function noteFetched(db: Queryable, roomTypeId: string): Promise<void> {
  await sql`UPDATE hotel_calendar_address SET fetched_at = statement_timestamp()
    WHERE room_type_id = ${roomTypeId} AND (fetched_at IS NULL OR fetched_at < statement_timestamp() - interval '1 minute')`.execute(
    db,
  );
}
