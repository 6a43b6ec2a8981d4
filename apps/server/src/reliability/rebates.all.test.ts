import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { basePath } from '@app/contract/core/endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBack, broken, decide, quoteOf, sendBack, shipOf } from '../modules/orders/test/fixtures.ts';
import { cardPaid, openGroupShop, toCard } from '../modules/orders/test/group.fixtures.ts';
import { agentTree, reviewAll, type TreeAgent } from '../modules/rebates/test/fixtures.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import type { Buyer, Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { end, startProductProcess } from './product-process.ts';
import { eachOf } from './two-programs.ts';

const ORDERS = chaosCount('CHAOS_REBATES', 20);
const KILLS = chaosCount('CHAOS_REBATE_KILLS', 1);
const DEPTH = 5;
const AT_ONCE = 8;

let shop: Shop;
let second: TestApp;
let staff: string;
let dataDir: string;
beforeAll(async () => {
  shop = await openGroupShop();
  second = await testApp({
    databaseUrl: shop.databaseUrl,
    env: { DATABASE_POOL: '20', DEMO: 'true', SANDBOX_SECRET: 'the-secret-of-this-test' },
  });
  staff = await shop.staff();
  dataDir = await mkdtemp(join(tmpdir(), 'avela-rebates-'));
}, patient(60_000));
afterAll(async () => {
  await second.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const upTo = (most: number): number => Math.floor(Math.random() * most);
/** Does the same 1 to 5 times at once, as a provider, a browser or a queue may. */
const again = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 1 + upTo(5) }, (_, index) => work(index)));

/** What the model knows of an order: nothing of it is read from where rebates are reckoned. */
type Known = {
  readonly buyer: Buyer;
  readonly agent: TreeAgent;
  readonly orderId: string;
  /** The ratio that was shown when the price was. */
  readonly bp: number;
  readonly paidUsd: number;
  readonly pieces: number;
  readonly refundedBefore: number[];
  readonly refundedAfter: number[];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const part = (known: Known, usd: number): number => Math.floor((usd * known.bp) / 10_000);

/** The lines an order must have: what it earned, and each refund's part of it. */
function linesOf(known: Known): { credit: number; reversals: number[] } {
  let kept = known.paidUsd - sumOf(known.refundedBefore);
  const credit = part(known, kept);
  const reversals = known.refundedAfter.map((usd) => {
    const before = part(known, kept);
    kept -= usd;
    return before - part(known, kept);
  });
  return { credit, reversals: reversals.filter((usd) => usd > 0) };
}

/** Everybody's ratio is another one from now on. */
const editRatios = () => sql`UPDATE agent SET rebate_bp = (random() * 2500)::int`.execute(shop.app.platform.db);

/** Quotes, orders and pays by card while ratios change; each message of the provider comes several times. */
async function buy(agent: TreeAgent, buyer: Buyer, variantId: string): Promise<Known> {
  const { db } = shop.app.platform;
  const pieces = 2 + upTo(3);
  // The ratio is read beside the quote until both agree about it: nobody edited in between.
  for (;;) {
    const ratio = async () =>
      (await sql<{ bp: number }>`SELECT rebate_bp AS bp FROM agent WHERE id = ${agent.id}`.execute(db)).rows[0]?.bp ??
      0;
    const bp = await ratio();
    const quote = await quoteOf(shop, buyer, [{ variantId, quantity: pieces }]);
    if ((await ratio()) !== bp) continue;
    if (Math.random() < 0.2) await editRatios();
    const { data } = await shop.call(orderEndpoints.submitOrder, {
      token: buyer.token,
      body: { quoteId: quote.data.id, note: '' },
    });
    const checkout = await toCard(shop, buyer, data.paymentId);
    const paidUsd = quote.data.payable.usd;
    await again((index) => cardPaid(index % 2 === 0 ? shop : second, checkout, paidUsd));
    return { buyer, agent, orderId: data.orderId, bp, paidUsd, pieces, refundedBefore: [], refundedAfter: [] };
  }
}

/** Gives one piece back, for less than it cost; staff press the button several times. */
async function refundOne(known: Known, when: 'before' | 'after'): Promise<void> {
  const { buyer, orderId } = known;
  const { data } = await shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: orderId } });
  const lineId = data.lines[0]?.id ?? '';
  const asked = await askBack(shop, buyer, { orderId, items: [{ lineId, quantity: 1 }] });
  expect(asked.code).toBe(200);
  const usd = 1 + upTo(asked.data.split.amount.usd);
  if (when === 'before') {
    await again(() => decide(shop, staff, { orderId, decision: 'approve_refund', amountUsd: usd }));
    known.refundedBefore.push(usd);
    return;
  }
  await again(() => decide(shop, staff, { orderId, decision: 'approve_return', amountUsd: usd }));
  await sendBack(shop, buyer, asked.data.id, `BACK ${orderId}`);
  await again(() => decide(shop, staff, { orderId, decision: 'receive_return' }));
  known.refundedAfter.push(usd);
}

const completed = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM goods_order_history WHERE event = 'auto_review'`.execute(shop.app.platform.db);
  return rows[0]?.n ?? 0;
};

/**
 * Has a real program complete what is due and kills it once it has begun, again and again, and until a kill came in the
 * middle of it. Gives how often one did.
 */
async function completeUnderKills(due: number): Promise<number> {
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: dataDir, DEMO: 'true' };
  let struck = 0;
  for (let kill = 0; kill < KILLS || (struck === 0 && (await stillDue())); kill += 1) {
    const before = await completed();
    const program = await startProductProcess(env);
    // Moving the clock has it run every job there is.
    const moving = fetch(`${program.address}${basePath.backoffice}${staffEndpoints.moveClock.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
      body: JSON.stringify({ byMs: 1_000 }),
    }).catch(() => 'cut');
    const latest = performance.now() + 10_000;
    while ((await completed()) === before && performance.now() < latest && (await stillDue())) await sleep(5);
    await sleep(upTo(40));
    await end(program, 'SIGKILL');
    await moving;
    const done = await completed();
    if (done > 0 && done < due) struck += 1;
  }
  return struck;
}

const stillDue = async (): Promise<boolean> =>
  (
    await sql`SELECT 1 FROM goods_order WHERE state = 'pending_review' AND auto_at <= app_now() LIMIT 1`.execute(
      shop.app.platform.db,
    )
  ).rows.length > 0;

test('M17: rebates of a tree of agents are exact, whatever comes twice, is killed, refunded or edited meanwhile', {
  timeout: patient(240_000),
}, async () => {
  const { db } = shop.app.platform;
  const tree = await agentTree(shop, DEPTH);
  const buyers = await Promise.all(
    tree.flatMap((agent) => [1, 2, 3].map(async () => ({ agent, buyer: await shop.buyer({ agentId: agent.id }) }))),
  );
  const { variantIds } = await shop.product({ prices: [3_333, 7_777, 12_345], stock: 1_000_000 });
  const places = Array.from({ length: ORDERS }, (_, index) => index);
  const known: Known[] = [];
  await eachOf(places, AT_ONCE, async (index) => {
    const { agent, buyer } = buyers[index % buyers.length] as (typeof buyers)[number];
    known.push(await buy(agent, buyer, variantIds[index % variantIds.length] ?? ''));
  });
  await eachOf(known, AT_ONCE, async (one, index) => {
    if (index % 20 < 3) await refundOne(one, 'before');
  });
  const expected = sumOf(known.map((one) => linesOf(one).credit));
  expect(await pendingSum(tree)).toBe(expected);

  await eachOf(known, AT_ONCE, async ({ buyer, orderId }) => {
    await shipOf(shop, staff, orderId, [`TR ${orderId}`]);
    await again(() => shop.call(orderEndpoints.confirmReceipt, { token: buyer.token, body: { orderId } }));
  });
  // Most complete by the clock, the others by a review that is sent several times.
  const reviewed = known.filter((_, index) => index % 10 === 0);
  await sql`UPDATE goods_order SET auto_at = app_now() WHERE state = 'pending_review'
      AND id <> ALL(${reviewed.map(({ orderId }) => orderId)}::uuid[])`.execute(db);
  const due = ORDERS - reviewed.length;
  const [struck] = await Promise.all([
    completeUnderKills(due),
    eachOf(reviewed, 2, async ({ buyer, orderId }) => {
      await editRatios();
      await again(() => reviewAll(shop, buyer, orderId));
    }),
  ]);
  // It was in the middle of it when it was killed: some orders were completed, others were not.
  expect(struck).toBeGreaterThan(0);
  await Promise.all([shop.app.runJobs('orders.auto_review'), second.app.runJobs('orders.auto_review')]);
  expect(await pendingSum(tree)).toBe(0);
  await eachOf(known, AT_ONCE, async (one, index) => {
    if (index % 20 >= 17) await refundOne(one, 'after');
  });

  const { rows } = await sql<{ orderId: string; agentId: string; kind: string; usd: number }>`
      SELECT order_id AS "orderId", agent_id AS "agentId", kind, amount_usd AS usd FROM agent_rebate ORDER BY id`.execute(
    db,
  );
  const answer = (orderId: string, kind: string) =>
    rows.filter((row) => row.orderId === orderId && row.kind === kind).map(({ usd }) => usd);
  for (const one of known) {
    const { credit, reversals } = linesOf(one);
    expect(answer(one.orderId, 'credit')).toEqual(credit > 0 ? [credit] : []);
    expect(answer(one.orderId, 'reversal')).toEqual(reversals);
    expect(rows.filter(({ orderId }) => orderId === one.orderId).every(({ agentId }) => agentId === one.agent.id)).toBe(
      true,
    );
  }
  const lines = known.map(linesOf);
  expect(rows).toHaveLength(sumOf(lines.map(({ credit, reversals }) => (credit > 0 ? 1 : 0) + reversals.length)));
  // And the money is where it belongs: in wallets, or owed by the house.
  for (const agent of tree) {
    const own = known.filter((one) => one.agent.id === agent.id).map(linesOf);
    const usd = sumOf(own.map(({ credit, reversals }) => credit - sumOf(reversals)));
    expect(await heldBy(agent)).toBe(usd);
  }
  expect(known.filter(({ refundedAfter }) => refundedAfter.length > 0).length).toBeGreaterThan(ORDERS / 10);
  expect(await broken(shop)).toEqual([]);
});

/** What the agents' own screens and books say is expected. */
async function pendingSum(tree: readonly TreeAgent[]): Promise<number> {
  const answer = await shop.call(staffRebateEndpoints.listRebates, { token: staff, query: { agent: 'Level' } });
  expect(tree.length).toBe(DEPTH);
  return answer.data.sums.pending.usd;
}

/** An agent's wallet, or what the house owes one without. */
async function heldBy(agent: TreeAgent): Promise<number> {
  const { rows } = await sql<{ usd: number }>`
    SELECT ${
      agent.user
        ? sql`(SELECT balance FROM ledger_account WHERE owner_id = ${agent.user.id} AND code = 'available')`
        : sql`(SELECT COALESCE(sum(e.amount), 0)::bigint FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
            AND a.owner_id IS NULL AND a.code = 'rebates_payable' JOIN ledger_transfer t ON t.id = e.transfer_id
            JOIN goods_order o ON o.id::text = t.reference_id WHERE o.agent_id = ${agent.id})`
    } AS usd`.execute(shop.app.platform.db);
  return rows[0]?.usd ?? -1;
}
