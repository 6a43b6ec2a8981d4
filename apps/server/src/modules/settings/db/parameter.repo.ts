import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';

/** What is stored, by key. */
export async function storedParameters(db: Queryable): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('parameter').select(['key', 'value']).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Sets one value; its version grows by one when it was there. */
export async function storeParameter(db: Queryable, key: string, value: unknown): Promise<void> {
  await sql`
    INSERT INTO parameter (key, value) VALUES (${key}, ${json(value)}::jsonb)
    ON CONFLICT (key) DO UPDATE
      SET value = excluded.value, version = parameter.version + 1, updated_at = app_now()
  `.execute(db);
}

/** Sets one value where none is stored. */
export async function storeParameterOnce(db: Queryable, key: string, value: unknown): Promise<void> {
  await sql`INSERT INTO parameter (key, value) VALUES (${key}, ${json(value)}::jsonb)
    ON CONFLICT (key) DO NOTHING`.execute(db);
}

/** What is stored of one key; undefined when nothing is. */
export async function storedParameter(db: Queryable, key: string): Promise<unknown> {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}
