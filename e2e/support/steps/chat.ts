import { sql } from 'kysely';
import { onDatabase, type Product } from '../products.ts';

/** Has somebody answer at every hour, or, while `work` runs, at none. */
export async function setHours(product: Product, opens: boolean): Promise<void> {
  await onDatabase(product, async (db) => {
    await sql`DELETE FROM chat_hours`.execute(db);
    await sql`INSERT INTO chat_hours SELECT day, 0, ${opens ? 1_440 : 1}::int FROM generate_series(1, 7) AS day`.execute(
      db,
    );
  });
}
