import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

export type Standing = 'ready' | 'draining' | 'schema differs' | 'cannot write' | 'no database';

export type Readiness = {
  /** Whether this process can serve now. Asks the database at most once a second, however many ask. */
  ask(): Promise<Standing>;
  /** From now on it is draining, and never ready again. */
  drain(): void;
};

const FRESH_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** With a fill factor of 10 a row of this length leaves no room for a second one in its page. */
const FILLER = 500;
const MOST_PAGES = 500;

/** PostgreSQL's classes of errors that tell of a lost connection or server, not of a refused statement. */
const AWAY = /^(08|57|28|3D)/;
const isRefusal = (code: unknown): boolean =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !AWAY.test(code);

/**
 * Empties the table where nobody holds it: a dump holds every table until it ends, and behind a truncation that waits for
 * it every other insert would wait too. Whoever writes next tries again.
 */
const EMPTY_UNLESS_HELD = `DO $$ BEGIN
  LOCK TABLE readiness_probe IN ACCESS EXCLUSIVE MODE NOWAIT;
  TRUNCATE readiness_probe;
EXCEPTION WHEN lock_not_available THEN NULL;
END $$`;

/**
 * Proves readiness by writing: a row that needs room of its own on the disk is committed, and the database holds exactly
 * these migrations. One statement, so that its answer is that of the commit.
 */
export function createReadiness(db: Db, migrations: readonly string[]): Readiness {
  let draining = false;
  let known: { readonly at: number; readonly standing: Standing } | null = null;
  let pending: Promise<Standing> | null = null;

  async function prove(): Promise<Standing> {
    try {
      const { rows } = await sql<{ page: number; names: string[] }>`
        WITH written AS (INSERT INTO readiness_probe (filler) VALUES (repeat('.', ${FILLER}::int)) RETURNING ctid AS at)
        SELECT (SELECT (at::text::point)[0]::int FROM written) AS page,
               array(SELECT name FROM kysely_migration ORDER BY name) AS names`.execute(db);
      const { page = 0, names = [] } = rows[0] ?? {};
      if (page >= MOST_PAGES) await sql.raw(EMPTY_UNLESS_HELD).execute(db);
      const same = names.length === migrations.length && names.every((name, index) => name === migrations[index]);
      return same ? 'ready' : 'schema differs';
    } catch (error) {
      return isRefusal((error as { code?: unknown }).code) ? 'cannot write' : 'no database';
    }
  }

  async function proven(): Promise<Standing> {
    const standing = await prove();
    known = { at: performance.now(), standing };
    pending = null;
    return standing;
  }

  return {
    ask: async () => {
      if (draining) return 'draining';
      if (!pending && known && performance.now() - known.at < FRESH_MS) return known.standing;
      pending ??= proven();
      const late = new AbortController();
      const silence = sleep(ANSWER_WITHIN_MS, 'no database' as const, { signal: late.signal }).catch(
        () => 'ready' as const,
      );
      const standing = await Promise.race([pending, silence]);
      late.abort();
      return draining ? 'draining' : standing;
    },
    drain: () => {
      draining = true;
    },
  };
}
