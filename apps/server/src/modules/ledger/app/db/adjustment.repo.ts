import type { Adjustment, adjustmentTabs, LedgerUnit } from '@app/contract/ledger/staff-schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { customersAs, isSought, type Sought } from '../../../accounts/core.ts';
import { inSubtree } from '../../../agents/core.ts';
import type { Eyes } from './browse.repo.ts';

const customers = customersAs('c');

type Tab = (typeof adjustmentTabs)[number];
type Row = {
  id: string;
  customer_id: string;
  nickname: string;
  email: string;
  unit: LedgerUnit;
  amount: number;
  reason: string;
  state: Adjustment['state'];
  asked_by: string;
  asked_name: string;
  asked_at: Date;
  decided_name: string;
  decided_at: Date | null;
  decision_note: string;
  balance: number;
  transfer_id: number | null;
};

export type FoundAdjustment = Omit<Adjustment, 'actions'> & { readonly askedById: string };

const columns = sql`
  j.id, j.customer_id, ${customers.nickname}, ${customers.email}, j.unit, j.amount, j.reason, j.state, j.asked_by,
    j.asked_name, j.asked_at,
  j.decided_name, j.decided_at, j.decision_note, COALESCE(a.balance, 0) AS balance, t.id AS transfer_id`;
const from = sql`ledger_adjustment j JOIN ${customers.table} ON ${customers.id} = j.customer_id
  LEFT JOIN ledger_account a ON a.owner_id = j.customer_id
    AND a.code = CASE j.unit WHEN 'money' THEN 'available' ELSE 'points' END
  LEFT JOIN ledger_transfer t ON t.idempotency_key = 'adjustment/' || j.id`;

const toFound = (row: Row): FoundAdjustment => ({
  id: row.id,
  customer: { id: row.customer_id, nickname: row.nickname, email: row.email },
  unit: row.unit,
  amount: row.amount,
  reason: row.reason,
  state: row.state,
  askedBy: row.asked_name,
  askedById: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  decidedBy: row.decided_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionNote: row.decision_note,
  balance: row.balance,
  transferId: row.transfer_id === null ? null : String(row.transfer_id),
});

/** One page of adjustments, newest first, with how many the filters leave in each state. */
export async function adjustmentPage(
  db: Queryable,
  query: { tab: Tab; sought?: Sought | undefined; unit?: string | undefined; page: number; limit: number },
  eyes: Eyes,
): Promise<{ list: FoundAdjustment[]; counts: Record<Tab, number> }> {
  const where = sql.join(
    [
      inSubtree(customers.agentId, eyes.agentId),
      ...(query.sought ? [isSought('c', query.sought)] : []),
      ...(query.unit ? [sql`j.unit = ${query.unit}`] : []),
    ],
    sql` AND `,
  );
  const inTab = query.tab === 'all' ? sql`true` : sql`j.state = ${query.tab}`;
  const page = sql<Row>`SELECT ${columns} FROM ${from} WHERE ${where} AND ${inTab}
    ORDER BY j.asked_at DESC, j.id DESC LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`.execute(db);
  const counted = sql<Record<Tab, number>>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE j.state = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE j.state = 'booked'))::int AS booked,
      (count(*) FILTER (WHERE j.state = 'rejected'))::int AS rejected
    FROM ledger_adjustment j JOIN ${customers.table} ON ${customers.id} = j.customer_id WHERE ${where}`.execute(db);
  const [{ rows }, { rows: counts }] = await Promise.all([page, counted]);
  return { list: rows.map(toFound), counts: counts[0] ?? { all: 0, pending: 0, booked: 0, rejected: 0 } };
}

/** One adjustment; undefined when there is none, or it is of a customer these eyes may not see. */
export async function findAdjustment(db: Queryable, id: string, eyes: Eyes): Promise<FoundAdjustment | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM ${from} WHERE j.id = ${id} AND ${inSubtree(customers.agentId, eyes.agentId)}`.execute(db);
  return rows[0] && toFound(rows[0]);
}

/** Locks an adjustment until the end of the transaction; whoever else decides it waits. */
export async function lockAdjustment(tx: Tx, id: string): Promise<void> {
  await sql`SELECT 1 FROM ledger_adjustment WHERE id = ${id} FOR UPDATE`.execute(tx);
}

export type NewAdjustment = {
  readonly id: string;
  readonly customerId: string;
  readonly unit: LedgerUnit;
  readonly amount: number;
  readonly reason: string;
  /** Whether a second person decides. */
  readonly waits: boolean;
  readonly by: { readonly id: string; readonly username: string };
};

/** Writes an adjustment: waiting for a second person, or decided by the one who asks. */
export async function insertAdjustment(tx: Tx, of: NewAdjustment): Promise<void> {
  const decided = of.waits ? null : of.by.id;
  await sql`
    INSERT INTO ledger_adjustment (id, customer_id, unit, amount, reason, state, asked_by, asked_name, decided_by,
      decided_name, decided_at, reviewed)
    VALUES (${of.id}, ${of.customerId}, ${of.unit}, ${of.amount}, ${of.reason}, ${of.waits ? 'pending' : 'booked'},
      ${of.by.id}, ${of.by.username}, ${decided}, ${of.waits ? '' : of.by.username},
      CASE WHEN ${of.waits} THEN NULL ELSE app_now() END, ${of.waits})`.execute(tx);
}

/** Writes down who decided, and how. */
export async function decideAdjustment(
  tx: Tx,
  of: { id: string; state: 'booked' | 'rejected'; note: string; by: { id: string; username: string } },
): Promise<void> {
  await sql`UPDATE ledger_adjustment SET state = ${of.state}, decided_by = ${of.by.id}, decided_name = ${of.by.username},
    decided_at = app_now(), decision_note = ${of.note} WHERE id = ${of.id}`.execute(tx);
}

/** A customer who has not left, by e-mail, if these eyes may see them. */
export async function customerByEmail(db: Queryable, email: string, eyes: Eyes): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${customers.id} FROM ${customers.table} WHERE lower(${customers.email}) = lower(${email})
      AND ${customers.deletedAt} IS NULL
      AND ${inSubtree(customers.agentId, eyes.agentId)}`.execute(db);
  return rows[0]?.id ?? null;
}
