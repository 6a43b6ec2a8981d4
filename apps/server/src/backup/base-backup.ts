import { Transform } from 'node:stream';
import pg from 'pg';
import { copyOut } from '../platform/db/copy-stream.ts';

const DATA = 'd'.charCodeAt(0);
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const PROGRESS = 'p'.charCodeAt(0);

/** Keeps the server's data as a tar, while it is used. */
export type BaseBackup = {
  /** The tar of the data folder with all of the write-ahead log that it needs. Fails on a damaged page. */
  readonly tar: AsyncIterable<Buffer>;
  close(): Promise<void>;
};

/**
 * Asks a running server for a copy of itself by PostgreSQL's own protocol for it: what was committed before the call is in
 * it, and much of what is committed meanwhile. The server checks the checksum of every page that it reads. A temporary
 * slot holds the write-ahead log until the copy has it; it goes with the connection, however that ends.
 * `url` is the superuser's. `report` is called with the share copied so far, 0 to 1.
 */
export async function openBaseBackup(url: string, report: (share: number) => void): Promise<BaseBackup> {
  const config = { connectionString: url, application_name: 'avela backup', replication: 'true' };
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const slot = client.escapeIdentifier(`avela_backup_${process.pid}_${Date.now()}`);
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`);
    const copy = copyOut(
      client,
      "BASE_BACKUP (LABEL 'avela', CHECKPOINT 'fast', WAL, PROGRESS, MANIFEST 'no', WAIT false)",
    );
    let archives = 0;
    const messages = new Transform({
      transform(message: Buffer, _encoding, done) {
        if (message[0] === DATA) return done(null, message.subarray(1));
        if (message[0] === PROGRESS) report(shareOf(message, copy.rows));
        if (message[0] === NEW_ARCHIVE) archives += 1;
        done(archives > 1 ? new Error('tables that lie outside the data folder cannot be backed up') : null);
      },
    });
    copy.on('error', (error) => messages.destroy(error));
    messages.on('close', () => copy.destroy());
    return { tar: copy.pipe(messages), close: () => client.end().catch(() => undefined) };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Of a message of progress, with the rows before it: the second one ends with the size of all, in KiB. */
function shareOf(message: Buffer, rows: readonly (readonly (string | null)[])[]): number {
  const wholeKiB = Number(rows[1]?.[2] ?? 0);
  return wholeKiB > 0 ? Math.min(1, Number(message.readBigInt64BE(1)) / 1024 / wholeKiB) : 0;
}
