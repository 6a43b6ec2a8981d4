import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { readBackupArguments } from './backup/backup-arguments.ts';
import { BackupUnderWay } from './backup/lock.ts';
import { type MadeBackup, makeBackup, type Step } from './backup/make-backup.ts';
import { openSource } from './backup/open-source.ts';
import { openRunRecord } from './backup/record-run.ts';
import { removeOldBackups } from './backup/remove-old.ts';
import { reasonOf } from './boot/start-program.ts';
import { readConfig, readDirectly } from './platform/config/config.ts';
import { openStorage } from './platform/files/storage/open-storage.ts';
import { openLog } from './platform/open-log.ts';

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => stopping.abort(new Error('The backup was stopped; nothing is left of it.')));
}

/** `npm run backup -- FOLDER`: backs the shop up, running or not, and proves the backup. Exit code 1 when it is not proven. */
async function run(): Promise<void> {
  const given = readBackupArguments(process.argv.slice(2));
  const config = readDirectly(readConfig(process.env));
  const log = openLog(config.logLevel);
  const begun = performance.now();
  const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const source = await openSource(config, { postgres: given.postgres, log: (line) => log.info(line) });
  const folder = resolve(given.folder ?? config.backupDir);
  const id = given.run ?? randomUUID();
  const record = await openRunRecord(source.url, { id, cause: given.cause, folder });
  const storage = openStorage(config, log);
  let shown: Step | null = null;
  try {
    const made = await makeBackup(source, {
      config,
      folder,
      keysFolder: given.keys ?? config.backupKeysDir ?? folder,
      storage,
      rows: given.rows,
      log,
      signal: stopping.signal,
      begun: record.begin,
      report: (step, share) => {
        record.progress(step, share);
        if (step !== shown) process.stdout.write(`${seconds().padStart(10)}  ${STEPS[step]}\n`);
        shown = step;
      },
    });
    await record.end(made);
    if (given.keep && made.manifest.proof?.ok) {
      await record.removed(await removeOldBackups(folder, made, given.keep));
    }
    process.stdout.write(summary(made, seconds()));
    process.exitCode = made.manifest.proof?.ok ? 0 : 1;
  } catch (error) {
    const reason: unknown = stopping.signal.aborted ? stopping.signal.reason : error;
    if (reason instanceof BackupUnderWay) await record.forget();
    else await record.fail(reasonOf(reason));
    throw reason;
  } finally {
    await record.close();
    storage.close();
    await source.close();
  }
}

const STEPS: Record<Step, string> = {
  database: 'Copying the database',
  uploads: 'Copying the uploads',
  proof: 'Proving the backup: restoring it beside the shop',
};

function summary({ manifest, path, keys, bytes }: MadeBackup, took: string): string {
  const { proof, uploads, counts } = manifest;
  const held = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const lines = [
    `  ${path}`,
    `  keys: ${keys} (store them elsewhere)`,
    ...(manifest.keys.fromEnvironment.length > 0
      ? [`  not in it, for they come from the environment: ${manifest.keys.fromEnvironment.join(', ')}`]
      : []),
    `  ${(bytes / 1024 ** 2).toFixed(1)} MB, ${uploads.files} uploads, ${took}`,
    proof?.ok
      ? `  proven: ${proof.invariants} invariants hold on the restored copy (${held.join(', ')})`
      : `  NOT PROVEN: ${proof?.broken.join('; ')}`,
  ];
  return `\n${lines.join('\n')}\n`;
}

run().catch((error: unknown) => {
  process.stderr.write(`\n${reasonOf(error)}\n`);
  process.exit(1);
});
