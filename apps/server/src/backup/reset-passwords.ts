import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { readOrMakePassword } from '../platform/db/supervisor/initialise.ts';
import { settlePlace } from '../platform/db/supervisor/place.ts';
import { startDatabase } from '../platform/db/supervisor/start-database.ts';

const ROLES = ['postgres', 'avela'];

/**
 * Sets a new password for the roles of a restored data folder, for one that came without its keys. Meanwhile the server
 * believes whoever reaches its socket, which lies in a folder of its user alone.
 */
export async function resetPasswords(named: string, log: (line: string) => void): Promise<void> {
  const place = settlePlace(named);
  const password = readOrMakePassword(place);
  const trusting = join(place.dataDir, 'pg_hba.restore.conf');
  writeFileSync(trusting, 'local all all trust\nhost all all 127.0.0.1/32 trust\n', { mode: 0o600 });
  if (place.user) chownSync(trusting, place.user.uid, place.user.gid);
  const database = await startDatabase({ dataDir: named, settings: { hba_file: trusting }, log });
  try {
    const client = new pg.Client({ connectionString: database.adminUrl });
    client.on('error', () => undefined);
    await client.connect();
    for (const role of ROLES) await client.query(`ALTER ROLE ${role} PASSWORD ${client.escapeLiteral(password)}`);
    await client.end();
  } finally {
    await database.stop();
    rmSync(trusting, { force: true });
    rmSync(join(dirname(trusting), 'postgresql.conf'), { force: true });
  }
}
