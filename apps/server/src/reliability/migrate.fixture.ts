import { migrate } from '../platform/db/migrate.ts';

// Brings the database named first to this build's schema, in a process that may be killed.
const [, , url] = process.argv;
if (!url) throw new Error('the address of a database is needed');
await migrate(url);
