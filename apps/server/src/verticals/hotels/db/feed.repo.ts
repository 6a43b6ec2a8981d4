import type { FeedProblem } from '@app/contract/verticals/hotels/facts';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type Feed = {
  readonly id: string;
  readonly roomTypeId: string;
  readonly hotelId: string;
  readonly zone: string;
  readonly name: string;
  /** Sealed. */
  readonly url: string;
  readonly host: string;
  readonly rooms: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly readDay: Day | null;
  readonly triedAt: Date | null;
  readonly readAt: Date | null;
  readonly leftOut: number;
  readonly problem: FeedProblem | null;
  readonly problemStatus: number | null;
  readonly failingSince: Date | null;
  readonly version: number;
};

const columns = sql`f.id, f.room_type_id AS "roomTypeId", r.hotel_id AS "hotelId", h.zone, f.name, f.url, f.host, f.rooms, f.etag,
  f.last_modified AS "lastModified", f.read_day AS "readDay", f.tried_at AS "triedAt", f.read_at AS "readAt", f.left_out AS "leftOut", f.problem,
  f.problem_status AS "problemStatus", f.failing_since AS "failingSince", f.version`;
const from = sql`hotel_feed f JOIN hotel_room_type r ON r.id = f.room_type_id JOIN hotel h ON h.id = r.hotel_id`;

/** A feed that is read, or null; with `lock` its row is held to the end of the transaction. */
export async function feedById(db: Queryable, id: string, lock = false): Promise<Feed | null> {
  const { rows } = await sql<Feed>`SELECT ${columns} FROM ${from} WHERE f.id = ${id} AND f.removed_at IS NULL
    ${lock ? sql`FOR UPDATE OF f` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The feeds that room types read, the oldest first. */
export async function feedsOf(db: Queryable, roomTypeIds: readonly string[]): Promise<Feed[]> {
  const { rows } = await sql<Feed>`SELECT ${columns} FROM ${from}
    WHERE f.room_type_id = ANY(${[...roomTypeIds]}::uuid[]) AND f.removed_at IS NULL ORDER BY f.created_at, f.id`.execute(
    db,
  );
  return rows;
}

/** Nights from a day on that each feed closes. */
export async function closedByFeeds(db: Queryable, feedIds: readonly string[], day: Day): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; nights: number }>`
    SELECT b.feed_id AS id, count(DISTINCT night)::int AS nights
    FROM hotel_block b, LATERAL (SELECT GREATEST(b.first, ${day}::date) + i AS night
      FROM generate_series(0, b.until - GREATEST(b.first, ${day}::date) - 1) i) n
    WHERE b.feed_id = ANY(${[...feedIds]}::uuid[]) AND b.until > ${day} GROUP BY b.feed_id`.execute(db);
  return new Map(rows.map(({ id, nights }) => [id, nights]));
}

export type FeedInput = Pick<Feed, 'name' | 'url' | 'host' | 'rooms'>;

export async function insertFeed(tx: Tx, of: FeedInput & Pick<Feed, 'id' | 'roomTypeId'>): Promise<void> {
  await sql`INSERT INTO hotel_feed (id, room_type_id, name, url, host, rooms)
    VALUES (${of.id}, ${of.roomTypeId}, ${of.name}, ${of.url}, ${of.host}, ${of.rooms})`.execute(tx);
}

/** Saves a feed; at another address nothing is known of what it answered. */
export async function updateFeed(tx: Tx, id: string, of: FeedInput): Promise<void> {
  await sql`UPDATE hotel_feed SET name = ${of.name}, rooms = ${of.rooms}, version = version + 1,
    etag = NULL, last_modified = NULL, read_day = NULL, url = ${of.url}, host = ${of.host}, next_read_at = statement_timestamp()
    WHERE id = ${id}`.execute(tx);
}

/** A feed is read no more; what it closed in nights that are over stays known. */
export async function endFeed(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE hotel_feed SET removed_at = statement_timestamp(), url = '', etag = NULL, last_modified = NULL, problem = NULL,
    problem_status = NULL, failing_since = NULL, version = version + 1 WHERE id = ${id}`.execute(tx);
}

/** Takes feeds that are due for a turn of this process: they are due again after `minutes`. */
export async function takeDueFeeds(
  db: Queryable,
  of: { readonly most: number; readonly minutes: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE hotel_feed SET next_read_at = statement_timestamp() + ${of.minutes}::int * interval '1 minute'
    WHERE id = ANY(ARRAY(SELECT id FROM hotel_feed WHERE removed_at IS NULL AND next_read_at <= statement_timestamp()
      ORDER BY next_read_at LIMIT ${of.most} FOR UPDATE SKIP LOCKED)) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that a feed was read; what it said of itself is stored for the next time, where it said anything new. */
export async function markRead(
  tx: Tx,
  id: string,
  of: {
    readonly etag: string | null;
    readonly lastModified: string | null;
    readonly day: Day;
    readonly leftOut: number;
  },
): Promise<void> {
  await sql`UPDATE hotel_feed SET tried_at = statement_timestamp(), read_at = statement_timestamp(), etag = ${of.etag},
    last_modified = ${of.lastModified}, read_day = ${of.day}, left_out = ${of.leftOut}, problem = NULL, problem_status = NULL,
    failing_since = NULL WHERE id = ${id}`.execute(tx);
}

/** Notes that a feed could not be taken, and since when. */
export async function markFailing(
  tx: Tx,
  id: string,
  of: { readonly problem: FeedProblem; readonly status: number | null },
): Promise<void> {
  await sql`UPDATE hotel_feed SET tried_at = statement_timestamp(), problem = ${of.problem}, problem_status = ${of.status},
    etag = NULL, last_modified = NULL, read_day = NULL, failing_since = COALESCE(failing_since, statement_timestamp()) WHERE id = ${id}`.execute(
    tx,
  );
}

/** Room types of this shop among some ids. */
export async function knownRooms(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM hotel_room_type WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
