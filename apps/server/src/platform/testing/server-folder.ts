import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from './memory-disk.ts';

const project = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * A folder of the caller's own for a server that a test starts, kills and throws away: in memory where there is room, since
 * a process that is killed leaves the same behind there as on a disk. Whoever made it removes it.
 */
export function serverFolder(): string {
  const folder = mkdtempSync(join(memoryFolder(project) ?? tmpdir(), 'pg-'));
  // Reachable for the unprivileged user of the database when the tests run as root.
  chmodSync(folder, 0o755);
  return folder;
}
