import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newApiKey } from '../../../platform/auth/api-key-token.ts';
import type { Db } from '../../../platform/db/connect.ts';

type KeyOf = {
  readonly madeBy: string;
  readonly permissions: readonly string[];
  readonly name?: string;
  readonly agentId?: string;
  readonly merchantId?: string;
  readonly addresses?: readonly string[];
  readonly expired?: boolean;
  readonly revoked?: boolean;
};

/** Puts a key straight into the table; returns it with its id. */
export async function plantKey(db: Db, of: KeyOf): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const { token, hash, hint } = newApiKey();
  await sql`INSERT INTO api_key (id, name, token_hash, hint, made_by, agent_id, merchant_id, permissions, addresses, expires_at, revoked_at)
    VALUES (${id}, ${of.name ?? `Key ${id.slice(0, 8)}`}, ${hash}, ${hint}, ${of.madeBy}, ${of.agentId ?? null},
      ${of.merchantId ?? null}, ${[...of.permissions]}::text[], ${[...(of.addresses ?? [])]}::text[],
      statement_timestamp() + ${of.expired ? '-1 second' : '1 day'}::interval,
      ${of.revoked ? sql`statement_timestamp()` : null})`.execute(db);
  return { id, token };
}
