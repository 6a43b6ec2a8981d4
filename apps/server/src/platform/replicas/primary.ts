import type pg from 'pg';
import { type Position, readPosition } from './position.ts';

/** Reads which database a connection leads to: copies of one have the same system and name. */
export const IDENTITY = `SELECT (SELECT system_identifier FROM pg_control_system()) || ' ' || current_database() AS identity`;

/** What the primary is asked. */
export type Primary = {
  /** How far its log is on the disk: replicas come that far without anything being written after it. */
  readonly onDisk: () => Promise<Position>;
  /** How far its log is written: all that was committed lies before. */
  readonly written: () => Promise<Position>;
  readonly identity: () => Promise<string>;
};

/** Returns the primary as connections of a pool see it. */
export function primaryOver(pool: pg.Pool): Primary {
  let known: string | null = null;
  const position = async (text: string): Promise<Position> => {
    const { rows } = await pool.query<{ at: string }>(text);
    return readPosition(rows[0]?.at ?? '');
  };
  return {
    onDisk: () => position('SELECT pg_current_wal_flush_lsn()::text AS at'),
    written: () => position('SELECT pg_current_wal_insert_lsn()::text AS at'),
    identity: async () => {
      known ??= (await pool.query<{ identity: string }>(IDENTITY)).rows[0]?.identity ?? '';
      return known;
    },
  };
}
