import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { openLog } from '../platform/open-log.ts';
import { SECRETS_KEY } from '../testing/secrets-key.ts';
import { COMPILED, type Ended } from './product-process.ts';

const environment = { NODE_ENV: 'test', DEMO: 'false', LOG_LEVEL: 'fatal', SECRETS_KEY };

export type Program = { readonly child: ChildProcess; readonly ended: Promise<Ended> };

/** Starts `npm run backup`, `npm run restore` or `npm run files` with these arguments. */
export function startProgram(
  name: 'backup' | 'restore' | 'files',
  args: readonly string[],
  env: Record<string, string>,
): Program {
  const program = fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, ...environment, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += String(data);
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Runs one of them to its end. */
export const runProgram = (...of: Parameters<typeof startProgram>): Promise<Ended> => startProgram(...of).ended;

/** The one backup of a folder. */
export function onlyBackupIn(folder: string): string {
  const names = readdirSync(folder).filter((name) => /^backup-[\d-]+$/.test(name));
  if (names.length !== 1) throw new Error(`${folder} holds ${names.join(', ') || 'no backup'}`);
  return join(folder, names[0] ?? '');
}

type BackupOptions = { keysFile?: string; withoutKeys?: boolean; replace?: boolean; env?: Record<string, string> };

/** Restores a backup in this process. */
export async function restoreInto(dataDir: string, backup: string, wanted: BackupOptions = {}) {
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ ...environment, DATA_DIR: dataDir, ...wanted.env });
  return restoreBackup({
    config,
    backup,
    keysFile: wanted.keysFile ?? null,
    withoutKeys: wanted.withoutKeys ?? false,
    replace: wanted.replace ?? false,
    log: openLog(config.logLevel),
    say: () => undefined,
  });
}
