import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { DEMO_CUSTOMER } from '../demo/fill.ts';
import { plantKey } from '../modules/api-keys/test/fixtures.ts';
import { plantEndpoint } from '../modules/webhooks/test/fixtures.ts';
import type { Db } from '../platform/db/connect.ts';
import { demoApp } from '../testing/demo-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { makeStaff, staffToken } from './every-endpoint.ts';

/** What names the records of some people: ids of rows, by their table, and the words that they are known by. */
export type Marks = { readonly ids: ReadonlyMap<string, readonly string[]>; readonly all: ReadonlySet<string> };

/** The shop as the staff of one agent see it. */
export type TreeView = {
  readonly agentId: string;
  /** Of staff of the agent with every permission. */
  readonly token: string;
  readonly own: Marks;
  readonly strangers: Marks;
};

export type TwoTrees = TestApp & {
  /** Of an agent with the demo's named customer below, and of one without; each one's own are the other's strangers. */
  readonly views: readonly TreeView[];
  /** Of staff of the house with every permission, and of an agent without customers. */
  readonly tokens: { readonly house: string; readonly empty: string };
};

type Key = { readonly table: string; readonly column: string; readonly target: string };

/** Foreign keys of tables with an id, to tables with an id. */
async function foreignKeys(db: Db): Promise<Key[]> {
  const { rows } = await sql<Key>`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS column, c.confrelid::regclass::text AS target
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      JOIN pg_attribute id ON id.attrelid = c.conrelid AND id.attname = 'id' AND id.atttypid = 'uuid'::regtype
     WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND a.atttypid = 'uuid'::regtype`.execute(db);
  return rows;
}

const idsWhere = async (db: Db, table: string, column: string, within: readonly string[]): Promise<string[]> =>
  (
    await sql<{ id: string }>`SELECT id FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} = ANY(${within}::uuid[]) ORDER BY id`.execute(db)
  ).rows.map(({ id }) => id);

/** Tables of the house, and of people: a row of theirs belongs to nobody whom it names. */
const NOT_FOLLOWED = new Set(['agent', 'staff', 'customer', 'product', 'hotel', 'coupon', 'payment_channel']);
/** Whoever did something with a record does not own it. */
const WHO_DID_IT = new Set(['agent', 'staff']);

/** The customers, and whatever hangs on them through foreign keys, table by table. */
async function recordsOf(
  db: Db,
  customers: readonly string[],
  agents: readonly string[],
): Promise<Map<string, string[]>> {
  const keys = await foreignKeys(db);
  const found = new Map<string, Set<string>>([
    ['customer', new Set(customers)],
    ['agent', new Set(agents)],
    ['staff', new Set(await idsWhere(db, 'staff', 'agent_id', agents))],
    ['api_key', new Set(await idsWhere(db, 'api_key', 'agent_id', agents))],
    ['webhook_endpoint', new Set(await idsWhere(db, 'webhook_endpoint', 'agent_id', agents))],
  ]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { table, column, target } of keys) {
      if (NOT_FOLLOWED.has(table) || WHO_DID_IT.has(target) || !found.has(target)) continue;
      const mine = found.get(table) ?? new Set<string>();
      const before = mine.size;
      for (const id of await idsWhere(db, table, column, [...(found.get(target) ?? [])])) mine.add(id);
      found.set(table, mine);
      grew ||= mine.size > before;
    }
  }
  return new Map([...found].map(([table, ids]) => [table, [...ids]]));
}

async function wordsOf(db: Db, customers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string; nickname: string }>`
    SELECT email, nickname FROM customer WHERE id = ANY(${customers}::uuid[])`.execute(db);
  return rows.flatMap(({ email, nickname }) => [email, nickname]).filter((word) => word.length > 3);
}

/**
 * Ids that no foreign key leads to: of messages, of the books, and of what the house's staff did. A transfer to somebody
 * else is that person's as well, so it is none of them.
 */
async function moreOf(db: Db, customers: readonly string[]): Promise<[string, string[]][]> {
  const { rows } = await sql<{ account: string; transfer: string; operation: string }>`
    SELECT a.id::text AS account, max(e.transfer_id)::text AS transfer,
      (SELECT max(l.id)::text FROM operation_log l JOIN staff s ON s.id = l.staff_id WHERE s.agent_id IS NULL) AS operation
    FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
    WHERE a.owner_id = ANY(${customers}::uuid[]) AND NOT EXISTS (
      SELECT FROM ledger_entry other JOIN ledger_account b ON b.id = other.account_id
      WHERE other.transfer_id = e.transfer_id AND b.owner_id <> ALL(${customers}::uuid[]))
    GROUP BY a.id LIMIT 1`.execute(db);
  const { rows: messages } = await sql<{ id: string }>`
    SELECT id FROM message WHERE audience = 'customer' AND audience_id = ANY(${customers}::uuid[])`.execute(db);
  return rows.flatMap(({ account, transfer, operation }): [string, string[]][] => [
    ['message', messages.map(({ id }) => id)],
    ['ledger_account', [account]],
    ['ledger_transfer', [transfer]],
    ['operation_log', [operation]],
  ]);
}

/** Orders, and what belongs to them, are of the agent they were placed below, wherever the customer stands now. */
async function marksOf(db: Db, of: { own: string[]; strange: string[]; agents: string[]; others: string[] }) {
  const [own, strange] = [await recordsOf(db, of.own, of.agents), await recordsOf(db, of.strange, of.others)];
  const [mine, theirs] = [own, strange].map((records) => new Set([...records.values()].flat())) as [
    Set<string>,
    Set<string>,
  ];
  const without = (records: Map<string, string[]>, others: ReadonlySet<string>) =>
    new Map([...records].map(([table, ids]) => [table, ids.filter((id) => !others.has(id))]));
  const marks = async (ids: Map<string, string[]>, people: string[]): Promise<Marks> => ({
    ids: new Map([...ids, ...(await moreOf(db, people))]),
    all: new Set([...[...ids.values()].flat(), ...(await wordsOf(db, people))]),
  });
  return {
    own: await marks(without(own, theirs), of.own),
    strangers: await marks(without(strange, mine), of.strange),
  };
}

const tokenOf = async (db: Db, agentId: string | null): Promise<string> =>
  staffToken(db, await makeStaff(db, { permissions: permissionKeys, ...(agentId ? { agentId } : {}) }));

async function viewOf(db: Db, agentId: string, token: string): Promise<TreeView> {
  const { rows: agents } = await sql<{ id: string; own: boolean; account: string | null }>`
    WITH RECURSIVE below AS (SELECT id FROM agent WHERE id = ${agentId}
      UNION SELECT a.id FROM agent a JOIN below b ON a.parent_id = b.id)
    SELECT a.id, a.user_id AS account, a.id IN (SELECT id FROM below) AS own FROM agent a`.execute(db);
  const own = agents.filter((one) => one.own).map(({ id }) => id);
  const others = agents.filter((one) => !one.own).map(({ id }) => id);
  const { rows: people } = await sql<{ id: string; own: boolean }>`
    SELECT id, COALESCE(invited_by_agent = ANY(${own}::uuid[]), false) AS own FROM customer`.execute(db);
  // The account that an agent has as a customer is told with the agent, whoever invited them.
  const accounts = new Set(agents.flatMap((one) => (one.own ? [one.account] : [])));
  const [mine, theirs] = [true, false].map((wanted) =>
    people.filter((one) => one.own === wanted && !(accounts.has(one.id) && !wanted)).map(({ id }) => id),
  ) as [string[], string[]];
  return {
    agentId,
    token,
    ...(await marksOf(db, { own: mine, strange: theirs, agents: own, others })),
  };
}

/** A second branch: the named customer, who has something of everything, and half of the house's, with their orders. */
async function foundBranch(db: Db): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (${id}, 'Second', 'SECONDTREE')`.execute(db);
  await sql`UPDATE customer SET invited_by_agent = ${id} WHERE invited_by_agent IS NULL
    AND (email = ${DEMO_CUSTOMER.email} OR hashtext(id::text) % 2 = 0)
    AND id NOT IN (SELECT user_id FROM agent WHERE user_id IS NOT NULL)`.execute(db);
  for (const table of ['goods_order', 'travel_order'])
    await sql`UPDATE ${sql.table(table)} SET agent_id = ${id}
      WHERE customer_id IN (SELECT c.id FROM customer c WHERE c.invited_by_agent = ${id})`.execute(db);
  return id;
}

/** The demo's shop with staff of two agents, of the house, and of an agent without customers. */
export async function openTwoTrees(): Promise<TwoTrees> {
  const app = await demoApp();
  const { db } = app.app.platform;
  const { rows } = await sql<{ id: string }>`SELECT a.id FROM agent a WHERE a.parent_id IS NULL
    AND EXISTS (SELECT 1 FROM customer c WHERE c.invited_by_agent = a.id) ORDER BY a.id LIMIT 1`.execute(db);
  const agents = [...rows.map(({ id }) => id), await foundBranch(db)];
  const empty = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (${empty}, 'Empty', 'EMPTYTREE')`.execute(db);
  const maker = await makeStaff(db, { super: true });
  for (const agentId of agents) {
    await plantKey(db, { madeBy: maker, permissions: ['orders.goods.view'], agentId });
    await plantEndpoint(db, { agentId });
  }
  const views: TreeView[] = [];
  const tokens = [];
  for (const id of agents) tokens.push(await tokenOf(db, id));
  for (const [index, id] of agents.entries()) views.push(await viewOf(db, id, tokens[index] ?? ''));
  return { ...app, views, tokens: { house: await tokenOf(db, null), empty: await tokenOf(db, empty) } };
}

/** The marks that stand in an answer: its ids and texts that are among them. */
export function marksIn(answer: unknown, marks: Marks): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (marks.all.has(value)) found.push(value);
      for (const id of value.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])
        if (marks.all.has(id)) found.push(id);
    } else if (value && typeof value === 'object') for (const one of Object.values(value)) look(one);
  };
  look(answer);
  return found;
}
