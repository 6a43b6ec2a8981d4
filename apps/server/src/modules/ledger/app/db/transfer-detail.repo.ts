import type { LedgerTransfer } from '@app/contract/ledger/staff-schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { customersAs } from '../../../accounts/core.ts';
import { inSubtree } from '../../../agents/core.ts';
import { type Eyes, ownerOf } from './browse.repo.ts';

const customers = customersAs('c');

type Row = {
  kind: string;
  idempotency_key: string;
  note: string;
  reference_kind: string;
  reference_id: string;
  at: Date;
  position: number | null;
  hash: string | null;
  entry_id: number;
  account_id: number;
  code: string;
  unit: 'money' | 'points';
  house: boolean;
  amount: number;
  before: number | null;
  after: number | null;
  seen: boolean;
  owner_id: string | null;
  owner_nickname: string | null;
  owner_email: string | null;
};

/**
 * One transfer with all its entries and its seal; undefined when there is none, or it touches no customer these eyes may
 * see. Other customers in it stay unnamed.
 */
export async function transferDetail(
  db: Queryable,
  id: number,
  about: { eyes: Eyes; named: (kind: string) => string },
): Promise<LedgerTransfer | undefined> {
  const { agentId } = about.eyes;
  const { rows } = await sql<Row>`
    SELECT t.kind, t.idempotency_key, t.note, t.reference_kind, t.reference_id, t.created_at AS at,
      s.position, encode(s.hash, 'hex') AS hash, e.id AS entry_id, a.id AS account_id, a.code, a.unit,
      a.owner_id IS NULL AS house, e.amount, e.balance_before AS before, e.balance_after AS after,
      ${customers.id} AS owner_id, ${customers.nickname} AS owner_nickname, ${customers.email} AS owner_email,
      COALESCE(${inSubtree(customers.agentId, agentId)}, false) AND ${customers.id} IS NOT NULL AS seen
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
    LEFT JOIN ${customers.table} ON ${customers.id} = a.owner_id LEFT JOIN ledger_seal s ON s.transfer_id = t.id
    WHERE t.id = ${id} ORDER BY e.id`.execute(db);
  const first = rows[0];
  if (!first || (agentId !== null && !rows.some(({ seen }) => seen))) return undefined;
  return {
    id: String(id),
    kind: first.kind,
    kindName: about.named(first.kind),
    key: first.idempotency_key,
    note: first.note,
    reference: { kind: first.reference_kind, id: first.reference_id },
    at: first.at.toISOString(),
    entries: rows.map((row) => ({
      id: String(row.entry_id),
      account: { id: String(row.account_id), code: row.code, unit: row.unit, house: row.house },
      owner: row.seen ? ownerOf(row) : null,
      amount: row.amount,
      before: row.seen ? row.before : null,
      after: row.seen ? row.after : null,
    })),
    seal: first.position !== null && first.hash !== null ? { position: first.position, hash: first.hash } : null,
  };
}
