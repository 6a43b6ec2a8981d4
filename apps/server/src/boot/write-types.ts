import { writeFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig } from '../platform/config/config.ts';
import { openDb, openPool } from '../platform/db/connect.ts';
import { generateTypes, schemaFile } from '../platform/db/generate-types.ts';
import { openDatabase } from './open-database.ts';

/** `npm run generate` writes the table types of this build's migrations. */
const log = pino({ level: 'warn' });
const database = await openDatabase(readConfig(process.env), log);
const db = openDb(openPool(database.url, 1, () => undefined));
writeFileSync(schemaFile, await generateTypes(db));
await db.destroy();
await database.stop();
