import type { LedgerAccountRow, LedgerEntryRow, LedgerOwner, LedgerRecord } from '@app/contract/ledger/staff-schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { customersAs, isSought, type Sought } from '../../../accounts/core.ts';
import { inSubtree } from '../../../agents/core.ts';

const customerRows = customersAs('c');

/** Whose customers are shown: an agent's staff sees those below the agent and nothing of the house. */
export type Eyes = { readonly agentId: string | null };

/** The columns of an owner, all null for the house. */
const ownerColumns = sql`${customerRows.id} AS owner_id, ${customerRows.nickname} AS owner_nickname,
  ${customerRows.email} AS owner_email`;
type OwnerRow = { owner_id: string | null; owner_nickname: string | null; owner_email: string | null };
export const ownerOf = (row: OwnerRow): LedgerOwner | null =>
  row.owner_id === null ? null : { id: row.owner_id, nickname: row.owner_nickname ?? '', email: row.owner_email ?? '' };

const visible = ({ agentId }: Eyes): RawBuilder<unknown> =>
  agentId === null ? sql`true` : sql`(a.owner_id IS NOT NULL AND ${inSubtree(customerRows.agentId, agentId)})`;

type AccountRow = OwnerRow & { id: number; code: string; unit: 'money' | 'points'; total: number };
type AccountTab = 'all' | 'customers' | 'house';
export type AccountOfBooks = Omit<LedgerAccountRow, 'balance'>;

const toAccount = (row: AccountRow): AccountOfBooks => ({
  id: String(row.id),
  owner: ownerOf(row),
  code: row.code,
  unit: row.unit,
});

const inTab: Readonly<Record<AccountTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  customers: sql`a.owner_id IS NOT NULL`,
  house: sql`a.owner_id IS NULL`,
};

/** One page of accounts in the order they were opened, the house's first, with how many stand in each tab. */
export async function accountPage(
  db: Queryable,
  query: { tab: AccountTab; sought?: Sought | undefined; unit?: string | undefined; page: number; limit: number },
  eyes: Eyes,
): Promise<{ list: AccountOfBooks[]; counts: Record<AccountTab, number> }> {
  const where = sql.join(
    [
      visible(eyes),
      ...(query.sought ? [isSought('c', query.sought)] : []),
      ...(query.unit ? [sql`a.unit = ${query.unit}`] : []),
    ],
    sql` AND `,
  );
  const from = sql`ledger_account a LEFT JOIN ${customerRows.table} ON ${customerRows.id} = a.owner_id`;
  const page = sql<AccountRow>`SELECT a.id, a.code, a.unit, ${ownerColumns} FROM ${from}
    WHERE ${where} AND ${inTab[query.tab]} ORDER BY a.id
    LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`.execute(db);
  const counted = sql<Record<AccountTab, number>>`
    SELECT count(*)::int AS all, (count(a.owner_id))::int AS customers, (count(*) - count(a.owner_id))::int AS house
    FROM ${from} WHERE ${where}`.execute(db);
  const [{ rows }, { rows: counts }] = await Promise.all([page, counted]);
  return { list: rows.map(toAccount), counts: counts[0] ?? { all: 0, customers: 0, house: 0 } };
}

/** One account that these eyes may see, or undefined. */
export async function accountOf(db: Queryable, id: number, eyes: Eyes): Promise<AccountOfBooks | undefined> {
  const { rows } = await sql<AccountRow>`SELECT a.id, a.code, a.unit, ${ownerColumns}
    FROM ledger_account a LEFT JOIN ${customerRows.table} ON ${customerRows.id} = a.owner_id
    WHERE a.id = ${id} AND ${visible(eyes)}`.execute(db);
  return rows[0] && toAccount(rows[0]);
}

const ofAccount = (id: number, house: boolean, row: 'e' | 'h' = 'e') => sql`${sql.ref(`${row}.account_id`)} = ${id}
  AND ${sql.ref(`${row}.balance_before`)} ${house ? sql`IS NULL` : sql`IS NOT NULL`}`;

/** How many entries an account has, and when the first and the last were booked. */
export async function spanOf(db: Queryable, id: number, house: boolean) {
  const end = (direction: 'ASC' | 'DESC') => sql`(SELECT t.created_at FROM ledger_entry e
    JOIN ledger_transfer t ON t.id = e.transfer_id WHERE ${ofAccount(id, house)} ORDER BY e.id ${sql.raw(direction)} LIMIT 1)`;
  const { rows } = await sql<{ entries: number; first: Date | null; last: Date | null }>`
    SELECT (SELECT count(*)::int FROM ledger_entry e WHERE ${ofAccount(id, house)}) AS entries,
      ${end('ASC')} AS first, ${end('DESC')} AS last`.execute(db);
  return rows[0] ?? { entries: 0, first: null, last: null };
}

export type EntryFilter = {
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  readonly beforeId: number;
  readonly limit: number;
};

const passes = ({ kind, from, to, timeZone, beforeId }: EntryFilter, place = sql`e.id`) => [
  sql`${place} < ${beforeId}`,
  ...(kind ? [sql`t.kind = ${kind}`] : []),
  ...(from ? [sql`t.created_at >= ${dayBegins(from, timeZone)}`] : []),
  ...(to ? [sql`t.created_at < ${dayBegins(to, timeZone, 1)}`] : []),
];

type EntryRow = {
  id: number;
  transfer_id: number;
  kind: string;
  unit: 'money' | 'points';
  amount: number;
  before: number | null;
  after: number | null;
  note: string;
  reference_kind: string;
  reference_id: string;
  at: Date;
};
const entryColumns = sql`e.id, e.transfer_id, t.kind, a.unit, e.amount, e.balance_before AS before,
  e.balance_after AS after, t.note, t.reference_kind, t.reference_id, t.created_at AS at`;

type Named = (kind: string) => string;
const toEntry = (row: EntryRow, named: Named): LedgerEntryRow => ({
  id: String(row.id),
  transferId: String(row.transfer_id),
  kind: row.kind,
  kindName: named(row.kind),
  unit: row.unit,
  amount: row.amount,
  before: row.before,
  after: row.after,
  note: row.note,
  reference: { kind: row.reference_kind, id: row.reference_id },
  at: row.at.toISOString(),
});

/** Entries of one account, newest first, those before an id. */
export async function entriesOf(
  db: Queryable,
  of: EntryFilter & { account: number; house: boolean; reference?: string | undefined; amount?: number | undefined },
  named: Named,
): Promise<LedgerEntryRow[]> {
  const where = [
    ofAccount(of.account, of.house),
    ...passes(of),
    ...(of.reference ? [sql`(t.reference_id = ${of.reference} OR t.idempotency_key = ${of.reference})`] : []),
    ...(of.amount === undefined ? [] : [sql`e.amount IN (${of.amount}, ${-of.amount})`]),
  ];
  const { rows } = await sql<EntryRow>`SELECT ${entryColumns} FROM ledger_entry e
    JOIN ledger_transfer t ON t.id = e.transfer_id JOIN ledger_account a ON a.id = e.account_id
    WHERE ${sql.join(where, sql` AND `)} ORDER BY e.id DESC LIMIT ${of.limit}`.execute(db);
  return rows.map((row) => toEntry(row, named));
}

/**
 * Entries of the house that stand against customers' points: each booking of points has one, and they are few where
 * those of customers stand scattered among all the money of the books.
 */
async function againstPoints(db: Queryable): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ledger_account WHERE owner_id IS NULL AND unit = 'points'`.execute(db);
  const each = rows.map(
    ({ id }) => sql`SELECT h.id, h.transfer_id FROM ledger_entry h WHERE ${ofAccount(id, true, 'h')}`,
  );
  return sql`(${sql.join(each, sql` UNION ALL `)}) h
    JOIN ledger_entry e ON e.transfer_id = h.transfer_id AND e.balance_before IS NOT NULL`;
}

/** Balance or points records of customers, newest first, those before a place, each with its own. */
export async function recordsOf(
  db: Queryable,
  of: EntryFilter & { code: 'available' | 'points'; sought?: Sought | undefined },
  about: { eyes: Eyes; named: Named },
): Promise<{ readonly id: string; readonly record: LedgerRecord }[]> {
  const points = of.code === 'points';
  const from = points ? await againstPoints(db) : sql`ledger_entry e`;
  const place = points ? sql`h.id` : sql`e.id`;
  const where = [
    sql`e.balance_before IS NOT NULL AND a.code = ${of.code} AND a.owner_id IS NOT NULL`,
    inSubtree(customerRows.agentId, about.eyes.agentId),
    ...passes(of, place),
    ...(of.sought ? [isSought('c', of.sought)] : []),
  ];
  const { rows } = await sql<EntryRow & OwnerRow & { place: number }>`
    SELECT ${place} AS place, ${entryColumns}, ${ownerColumns} FROM ${from}
    JOIN ledger_transfer t ON t.id = e.transfer_id JOIN ledger_account a ON a.id = e.account_id
    JOIN ${customerRows.table} ON ${customerRows.id} = a.owner_id
    WHERE ${sql.join(where, sql` AND `)} ORDER BY ${place} DESC LIMIT ${of.limit}`.execute(db);
  return rows.flatMap((row) => {
    const { before, after, ...entry } = toEntry(row, about.named);
    const customer = ownerOf(row);
    if (!customer || before === null || after === null) return [];
    return [{ id: String(row.place), record: { ...entry, before, after, customer } }];
  });
}
