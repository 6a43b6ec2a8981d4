import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { SliceGauge } from '../slice.ts';
import { MAX_TRIES } from './outbox.ts';

const figure = async (query: ReturnType<typeof sql<{ figure: number }>>, db: Db): Promise<number> =>
  (await query.execute(db)).rows[0]?.figure ?? 0;

/** Returns what operators watch of the outbox. */
export const eventGauges = (db: Db): SliceGauge[] => [
  {
    name: 'events_oldest_seconds',
    help: 'Age of the oldest event that is still to be heard (0: none)',
    read: () =>
      figure(
        sql`SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS figure
          FROM outbox_event WHERE delivered_at IS NULL AND tries < ${MAX_TRIES}`,
        db,
      ),
  },
  {
    name: 'events_given_up',
    help: 'Events that a subscriber failed at until they were given up',
    read: () =>
      figure(
        sql`SELECT count(*)::int AS figure FROM outbox_event WHERE delivered_at IS NULL AND tries >= ${MAX_TRIES}`,
        db,
      ),
  },
];
