import pg from 'pg';
import type { Cause } from './backup-arguments.ts';
import type { MadeBackup, Step } from './make-backup.ts';

/** The record of a backup that the back office shows. Never throws: a backup does not fail because its record does. */
export type RunRecord = {
  begin(name: string): Promise<void>;
  progress(step: Step, share: number): void;
  end(result: MadeBackup): Promise<void>;
  fail(error: string): Promise<void>;
  /** It did not begin, because another one runs. */
  forget(): Promise<void>;
  removed(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

const REPORT_EVERY_MS = 500;

/** The record of a run in the shop's database; one that does nothing where the schema is of before there were any. */
export async function openRunRecord(
  url: string,
  run: { readonly id: string; readonly cause: Cause; readonly folder: string },
): Promise<RunRecord> {
  const client = new pg.Client({ connectionString: url, application_name: 'avela backup' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query("SELECT to_regclass('backup_run') IS NOT NULL AS there");
  const there = rows[0]?.there === true;
  let reported = 0;
  let last: Promise<unknown> = Promise.resolve();
  const write = (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (there) last = last.then(() => client.query(text, [run.id, ...values])).catch(() => undefined);
    return last;
  };
  return {
    begin: async (name) => {
      // Whoever holds the lock is the only one that runs: the others were cut off.
      await write(
        `UPDATE backup_run SET state = 'failed', ended_at = now(), error = 'interrupted'
          WHERE state = 'running' AND id <> $1`,
        [],
      );
      await write(
        `INSERT INTO backup_run (id, cause, state, folder, name, begun_at) VALUES ($1, $2, 'running', $3, $4, now())
         ON CONFLICT (id) DO UPDATE SET state = 'running', folder = $3, name = $4, begun_at = now()`,
        [run.cause, run.folder, name],
      );
    },
    progress: (step, share) => {
      if (share > 0 && Date.now() - reported < REPORT_EVERY_MS) return;
      reported = Date.now();
      void write('UPDATE backup_run SET step = $2, percent = $3 WHERE id = $1', [step, Math.floor(share * 100)]);
    },
    end: async ({ manifest, bytes }) => {
      await write(
        `UPDATE backup_run SET state = $2, ended_at = now(), bytes = $3, kind = $4, proof = $5, percent = 100,
           error = $6 WHERE id = $1`,
        [
          manifest.proof?.ok ? 'proven' : 'failed',
          bytes,
          manifest.kind,
          JSON.stringify(manifest.proof),
          manifest.proof?.ok ? '' : (manifest.proof?.broken.join('; ') ?? ''),
        ],
      );
    },
    fail: async (error) => {
      await write(
        `INSERT INTO backup_run (id, cause, state, folder, begun_at, ended_at, error)
         VALUES ($1, $2, 'failed', $3, now(), now(), $4)
         ON CONFLICT (id) DO UPDATE SET state = 'failed', ended_at = now(), error = $4,
           begun_at = coalesce(backup_run.begun_at, now())`,
        [run.cause, run.folder, error.slice(0, 1_000)],
      );
    },
    forget: async () => {
      await write("DELETE FROM backup_run WHERE id = $1 AND state = 'asked'", []);
    },
    removed: async (names) => {
      await write(
        `UPDATE backup_run SET removed_at = now()
          WHERE id <> $1 AND folder = $2 AND name = ANY($3) AND removed_at IS NULL`,
        [run.folder, names],
      );
    },
    close: async () => {
      await last;
      await client.end().catch(() => undefined);
    },
  };
}
