import { parseArgs } from 'node:util';

export type Cause = 'schedule' | 'staff' | 'command';

/** How many backups stay: the newest, and the newest of so many days and weeks. */
export type Keep = { readonly recent: number; readonly daily: number; readonly weekly: number };

export type BackupArguments = {
  readonly folder: string | null;
  readonly keys: string | null;
  readonly rows: boolean;
  readonly postgres: string | null;
  /** Set when the worker runs it. */
  readonly run: string | null;
  readonly cause: Cause;
  readonly keep: Keep | null;
};

export const BACKUP_USAGE = `npm run backup -- FOLDER [--keys FOLDER] [--rows] [--postgres FOLDER]
  FOLDER      where the backup goes; BACKUP_DIR when absent
  --keys      where its keys go; BACKUP_KEYS_DIR, else beside it
  --rows      each table's rows, for another version of PostgreSQL or a database of one's own
  --postgres  the programs of the version that made the data`;

/** Reads the command line. Throws with how it is used. */
export function readBackupArguments(args: readonly string[]): BackupArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        keys: { type: 'string' },
        rows: { type: 'boolean' },
        postgres: { type: 'string' },
        run: { type: 'string' },
        cause: { type: 'string' },
        keep: { type: 'string' },
      },
    });
    if (positionals.length > 1) throw new Error('one folder, please');
    const [recent, daily, weekly] = (values.keep ?? '').split(',').map(Number);
    const cause = values.cause === 'schedule' || values.cause === 'staff' ? values.cause : 'command';
    return {
      folder: positionals[0] ?? null,
      keys: values.keys ?? null,
      rows: values.rows ?? false,
      postgres: values.postgres ?? null,
      run: values.run ?? null,
      cause,
      keep: values.keep && recent && daily !== undefined && weekly !== undefined ? { recent, daily, weekly } : null,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${BACKUP_USAGE}`);
  }
}
