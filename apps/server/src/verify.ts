import pino from 'pino';
import { createApp } from './app.ts';
import { PROGRAM_STATEMENT_TIMEOUT } from './boot/invariants.ts';
import { openDatabase } from './boot/open-database.ts';
import { startProgram } from './boot/start-program.ts';
import { readConfig } from './platform/config/config.ts';
import { openDataFolder } from './platform/config/data-folder.ts';
import { checkFiles, filesFound } from './platform/files/storage/check-files.ts';

/** `npm run verify`: runs every invariant against the product's database and names what offends. Exit code 1 if any does. */
await startProgram(async () => {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  openDataFolder(config.dataDir);
  const database = await openDatabase(config, log);
  const app = await createApp({ config, databaseUrl: database.url, log });
  const results = await app.verify({ longest: PROGRAM_STATEMENT_TIMEOUT });
  const files = await checkFiles(app.platform.db, app.platform.storage);
  await app.close();
  await database.stop();

  const bad = results.filter((result) => !result.ok);
  for (const result of results) {
    process.stdout.write(
      `${result.ok ? 'whole ' : result.overTime ? 'UNDONE' : 'BROKEN'} ${result.slice}.${result.name} (${result.milliseconds} ms)\n`,
    );
    if (result.overTime)
      process.stdout.write(`       took longer than ${PROGRAM_STATEMENT_TIMEOUT}: ${result.promise}\n`);
    else if (!result.ok) {
      process.stdout.write(`       ${result.promise}\n${JSON.stringify(result.offenders, null, 2)}\n`);
    }
  }
  process.stdout.write(`${results.length - bad.length} of ${results.length} invariants hold\n`);
  process.stdout.write(`${filesFound(files)}\n`);
  process.exitCode = bad.length > 0 || files.missing > 0 ? 1 : 0;
});
