import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { reasonOf } from './boot/start-program.ts';
import { readConfig, readDirectly } from './platform/config/config.ts';
import { openLog } from './platform/open-log.ts';

const USAGE = `npm run restore -- BACKUP [--keys FILE] [--without-keys] [--replace]
  BACKUP          the folder of one backup
  --keys          its keys; looked for beside it and in BACKUP_KEYS_DIR when absent
  --without-keys  restore what can be without them
  --replace       move what DATA_DIR holds to .before-… in it, and put the backup in its place`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keys: { type: 'string' }, 'without-keys': { type: 'boolean' }, replace: { type: 'boolean' } },
    });
    const [backup, ...others] = positionals;
    if (!backup || others.length > 0) throw new Error('Which backup?');
    return {
      backup,
      keysFile: values.keys ?? null,
      withoutKeys: values['without-keys'] ?? false,
      replace: values.replace ?? false,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** `npm run restore -- BACKUP`: restores a backup into an empty DATA_DIR, from where the shop starts as usual. */
async function run(): Promise<void> {
  const given = readArguments();
  const config = readDirectly(readConfig(process.env));
  const begun = performance.now();
  const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const say = (step: string) => process.stdout.write(`${seconds().padStart(10)}  ${step}\n`);
  const restored = await restoreBackup({ ...given, config, log: openLog(config.logLevel), say });
  const { manifest, counts, broken, invariants, missingUploads, channels, before } = restored;
  const held = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const lines = [
    `  Restored as of ${manifest.begunAt} or a little later: ${held.join(', ')}, ${manifest.uploads.files} uploads`,
    broken.length === 0
      ? `  all ${invariants} invariants hold`
      : `  BROKEN: ${broken.join(', ')} (npm run verify shows what offends)`,
    ...(missingUploads.length > 0 ? [`  ${missingUploads.length} uploads were removed while the backup was made`] : []),
    ...(channels.length > 0 ? [`  to be entered again: the secrets of the channels ${channels.join(', ')}`] : []),
    ...(manifest.keys.fromEnvironment.length > 0
      ? [`  to be set as they were: ${manifest.keys.fromEnvironment.join(', ')}`]
      : []),
    ...(before ? [`  what was there before is in ${before}; remove it when you are sure`] : []),
    `  ${seconds()}; start the shop with npm start`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

run().catch((error: unknown) => {
  process.stderr.write(`\n${reasonOf(error)}\nNothing was put in place.\n`);
  process.exit(1);
});
