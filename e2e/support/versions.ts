import { sql } from 'kysely';
import { onDatabase, type Product } from './products.ts';

/** Another version of a record, in which nothing else is different. */
export const bump = (product: Product, table: string, id: string): Promise<unknown> =>
  onDatabase(product, (db) => sql`UPDATE ${sql.table(table)} SET version = version + 1 WHERE id = ${id}`.execute(db));
