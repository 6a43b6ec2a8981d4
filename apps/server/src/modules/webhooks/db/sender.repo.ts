import { sql } from 'kysely';
import { newId } from '../../../platform/auth/tokens.ts';
import { json, type Queryable } from '../../../platform/db/connect.ts';
import type { News } from './message.repo.ts';

export type SenderNews = News & { readonly address: string; readonly name: string };

/** Longest name of an address that staff read. */
const NAME = 60;

/** Writes a message of each event for the address that its sender named, once, and the address where it is new; returns how many were written. */
export async function insertSenderMessages(
  db: Queryable,
  of: { readonly sender: string; readonly kinds: readonly string[]; readonly news: readonly SenderNews[] },
): Promise<number> {
  const { sender, kinds, news } = of;
  const names = new Map(news.map(({ address, name }) => [address, name.slice(0, NAME)]));
  const addresses = [...names].map(([address, name]) => ({ id: newId(), address, name }));
  await sql`INSERT INTO webhook_endpoint (id, name, url, kinds, sender)
    SELECT a.id, a.name, a.address, ${kinds}::text[], ${sender}
      FROM jsonb_to_recordset(${json(addresses)}::jsonb) AS a(id uuid, name text, address text)
    ON CONFLICT (sender, url) WHERE sender IS NOT NULL DO NOTHING`.execute(db);
  const { numAffectedRows } = await sql`
    INSERT INTO webhook_message (id, endpoint_id, event_id, kind, record_field, record_id, body, happened_at)
    SELECT gen_random_uuid(), e.id, n."eventId", n.kind, n.field, n.record, '{}', n."happenedAt"
      FROM jsonb_to_recordset(${json(news)}::jsonb)
        AS n("eventId" bigint, kind text, field text, record text, address text, "happenedAt" timestamptz)
      JOIN webhook_endpoint e ON e.sender = ${sender} AND e.url = n.address
    ON CONFLICT (endpoint_id, event_id) DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Writes down what is sent of a message, before it is. */
export async function writeBody(db: Queryable, id: string, body: string): Promise<void> {
  await sql`UPDATE webhook_message SET body = ${body} WHERE id = ${id}`.execute(db);
}
