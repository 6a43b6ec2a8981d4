import { sql } from 'kysely';
import { customersAs } from '../../../modules/accounts/core.ts';
import { inSubtree } from '../../../modules/agents/core.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

const customers = customersAs('c');

/** The customer on whose account a key sells. */
export type ResellerAccount = { readonly id: string; readonly nickname: string; readonly email: string };

/** The open account that a key sells on; null where there is none, it was disabled or deleted, or is no longer below the key's agent. */
export async function accountOfKey(
  db: Queryable,
  { keyId, agentId }: { readonly keyId: string; readonly agentId: string | null },
): Promise<ResellerAccount | null> {
  const { rows } = await sql<ResellerAccount>`
    SELECT ${customers.id}, ${customers.nickname}, ${customers.email} FROM reseller_account r
      JOIN ${customers.table} ON ${customers.id} = r.customer_id
    WHERE r.key_id = ${keyId} AND ${customers.disabledAt} IS NULL AND ${customers.deletedAt} IS NULL
      AND ${inSubtree(customers.agentId, agentId)}`.execute(db);
  return rows[0] ?? null;
}

/** Has a key sell on the open account with an e-mail, below an agent where one is named. Returns whether there is one. */
export async function bindAccount(
  tx: Tx,
  of: { readonly keyId: string; readonly email: string; readonly agentId: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO reseller_account (key_id, customer_id)
    SELECT ${of.keyId}::uuid, ${customers.id} FROM ${customers.table}
    WHERE lower(${customers.email}) = lower(${of.email}) AND ${customers.disabledAt} IS NULL
      AND ${customers.deletedAt} IS NULL
      AND ${inSubtree(customers.agentId, of.agentId)}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The accounts that some keys sell on, by the id of the key. */
export async function accountsOfKeys(
  db: Queryable,
  keyIds: readonly string[],
): Promise<Map<string, { readonly id: string; readonly name: string }>> {
  const { rows } = await sql<{ keyId: string; id: string; name: string }>`
    SELECT r.key_id AS "keyId", ${customers.id}, ${customers.nickname} AS name FROM reseller_account r
      JOIN ${customers.table} ON ${customers.id} = r.customer_id
    WHERE r.key_id = ANY(${[...keyIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ keyId, ...account }) => [keyId, account]));
}
