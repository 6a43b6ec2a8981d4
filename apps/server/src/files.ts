import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { openDatabase } from './boot/open-database.ts';
import { startProgram } from './boot/start-program.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { openDataFolder } from './platform/config/data-folder.ts';
import { checkFiles, filesFound } from './platform/files/storage/check-files.ts';
import { type CopyProgress, copyFiles } from './platform/files/storage/copy-files.ts';
import { createDiskStorage } from './platform/files/storage/disk.ts';
import { filesFolder, openStorage } from './platform/files/storage/open-storage.ts';
import { tryBucket } from './platform/files/storage/try-bucket.ts';
import { openLog } from './platform/open-log.ts';

const USAGE = `npm run files -- copy [--back]
npm run files -- check
  copy    brings the files of DATA_DIR into the bucket of FILES_URL, and compares every one
  --back  the other way round
  check   says which files of uploads are missing`;

const STEPS = { copy: 'Copying', proof: 'Comparing' } as const;

type FilesArguments = { readonly task: 'copy' | 'check'; readonly back: boolean };

function readArguments(): FilesArguments {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' } } });
    const [task, ...others] = positionals;
    if ((task !== 'copy' && task !== 'check') || others.length > 0) throw new Error('What is to be done?');
    return { task, back: values.back ?? false };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Writes a line at each tenth of a step. */
function progressLines(): (progress: CopyProgress) => void {
  let last = '';
  return ({ step, done, of }) => {
    const line = `  ${STEPS[step]}: ${Math.floor((done / of) * 10) * 10} %`;
    if (line !== last) process.stdout.write(`${line}\n`);
    last = line;
  };
}

async function copy(config: Config, back: boolean): Promise<void> {
  if (!config.files.s3) throw new Error('FILES_URL: names the bucket that files are copied into; see docs/deploy.md.');
  for (const notice of await tryBucket(config.files)) process.stdout.write(`  ! ${notice}\n`);
  const [disk, bucket] = [createDiskStorage(filesFolder(config)), openStorage(config, openLog(config.logLevel))];
  const done = await copyFiles(back ? bucket : disk, back ? disk : bucket, progressLines());
  bucket.close();
  const size = (done.bytes / 1024 ** 2).toFixed(1);
  process.stdout.write(`  all ${done.files} files (${size} MB) are there as they are here, ${done.sent} sent now\n`);
}

async function check(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const database = await openDatabase(config, log);
  const app = await createApp({ config, databaseUrl: database.url, log });
  const found = await checkFiles(app.platform.db, app.platform.storage);
  await app.close();
  await database.stop();
  process.stdout.write(`  ${filesFound(found)}\n`);
  process.exitCode = found.missing > 0 ? 1 : 0;
}

/** `npm run files`: copies the shop's files between this machine and a bucket, or says which are missing. Exit code 1 if not all are there. */
await startProgram(async () => {
  const { task, back } = readArguments();
  const config = readConfig(process.env);
  openDataFolder(config.dataDir);
  await (task === 'copy' ? copy(config, back) : check(config));
});
