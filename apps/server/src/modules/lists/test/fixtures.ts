import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Shop } from '../../../testing/shop.ts';

/** Customers, of an agent or of none, whose nicknames and e-mails hold a mark of their own. Gives the mark. */
export async function plantCustomers(shop: Shop, count: number, agentId?: string): Promise<string> {
  const mark = `m${randomUUID().slice(0, 8)}`;
  await sql`INSERT INTO customer (id, email, nickname, password_hash, invite_code, invited_by_agent, created_at)
    SELECT gen_random_uuid(), ${mark} || n || '@example.com', ${mark} || '-' || n, '', ${mark} || n,
           ${agentId ?? null}::uuid, app_now() - n * interval '1 second'
      FROM generate_series(1, ${count}::int) AS n`.execute(shop.app.platform.db);
  return mark;
}
