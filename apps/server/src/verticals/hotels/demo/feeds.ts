import type { FeedProblem } from '@app/contract/verticals/hotels/facts';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';

type DemoFeed = {
  readonly name: string;
  readonly host: string;
  readonly problem: FeedProblem | null;
  readonly status: number | null;
  /** Days from today on which a stay there begins, and its nights. */
  readonly stays: readonly (readonly [from: number, nights: number])[];
};

/** Calendars of other sites of the demo: one that is read, one that its site refuses, one that is empty all at once. None is really asked. */
const FEEDS: readonly DemoFeed[] = [
  {
    name: 'Airbnb',
    host: 'www.airbnb.example',
    problem: null,
    status: null,
    stays: [
      [9, 4],
      [23, 3],
    ],
  },
  { name: 'Vrbo', host: 'www.vrbo.example', problem: 'status', status: 404, stays: [[12, 5]] },
  { name: 'Google Calendar', host: 'calendar.google.example', problem: 'emptied', status: null, stays: [[17, 2]] },
];

/** Has the room types of the quietest house read a calendar each, and closes the nights that they say. */
export async function writeFeeds(tx: Tx, today: Day): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM hotel_room_type r WHERE r.hotel_id = (SELECT id FROM hotel ORDER BY sort_weight, id LIMIT 1)
    ORDER BY r.sort_weight DESC, r.id`.execute(tx);
  for (const [place, feed] of FEEDS.entries()) {
    const roomTypeId = rows[place]?.id;
    if (!roomTypeId) return;
    const id = sql`md5(${`${roomTypeId} ${feed.name}`})::uuid`;
    const since = feed.problem === null ? sql`NULL` : sql`app_now() - interval '2 days'`;
    await sql`INSERT INTO hotel_feed (id, room_type_id, name, url, host, rooms, tried_at, read_at, left_out, problem, problem_status,
        failing_since, next_read_at)
      VALUES (${id}, ${roomTypeId}, ${feed.name}, '', ${feed.host}, 1, app_now() - interval '6 minutes',
        COALESCE(${since}, app_now() - interval '6 minutes'), 1, ${feed.problem}, ${feed.status}::int, ${since},
        statement_timestamp() + interval '10 years')`.execute(tx);
    for (const [from, count] of feed.stays) {
      const begins = addDays(today, from);
      await sql`INSERT INTO hotel_block (feed_id, entry, first, until, rooms)
        VALUES (${id}, md5(${begins}::text), ${begins}::date, ${addDays(begins, count)}::date, 1)`.execute(tx);
    }
  }
  await sql`
    INSERT INTO hotel_night (room_type_id, night, total, blocked)
    SELECT f.room_type_id, b.first + i, r.units, b.rooms
    FROM hotel_block b JOIN hotel_feed f ON f.id = b.feed_id JOIN hotel_room_type r ON r.id = f.room_type_id,
      generate_series(0, b.until - b.first - 1) i
    ON CONFLICT (room_type_id, night) DO UPDATE SET blocked = EXCLUDED.blocked`.execute(tx);
}
