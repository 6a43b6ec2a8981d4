import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.gen.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
/** A query runs on the pool or inside the caller's transaction. */
export type Queryable = Db | Tx;
