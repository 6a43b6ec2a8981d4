import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { balances } from '../../ledger/core.ts';
import { type Fit, lateMoney, type Outcome, type Standing } from '../domain/late-money.ts';
import { repricePayment } from '../public.ts';
import { begin, deliver, message, pay } from './calls.fixtures.ts';
import { addChannel, type CardShop, deliverCardEvent, onPage, openCardShop } from './card.fixtures.ts';
import { type LocalChain, localChain } from './chain/local-chain.ts';
import { choose, cryptoConfig, XPUB } from './crypto.fixtures.ts';
import { type Order, standing } from './fixtures.ts';
import { approve, newStaff, openOffline, submit, submitProof } from './proof.fixtures.ts';

let till: CardShop;
let chain: LocalChain;
let staff: string;
const channels = { offline: '', chain: '', unwatched: '' };
beforeAll(async () => {
  till = await openCardShop();
  chain = await localChain();
  staff = await newStaff(till);
  channels.offline = await openOffline(till);
  const config = { ...cryptoConfig(chain.token), xpub: XPUB, confirmations: 1 };
  channels.chain = await addChannel(till, { kind: 'crypto', config, secrets: { rpcUrl: [chain.url] } });
  channels.unwatched = await addChannel(till, { kind: 'crypto', config });
});
afterAll(async () => {
  await till.close();
  await chain.close();
});

/** Brings the money of a begun try, whatever the payment has become meanwhile. */
type Bring = () => Promise<void>;

async function byProof(order: Order, proof: string): Promise<void> {
  const answer = await approve(till, proof, { as: staff, dueUsd: order.amountUsd, receivedUsd: TRIED });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
}

/** How each kind of channel begins, and how its money comes; the wallet's comes at once and is never late. */
const kinds: Record<string, (order: Order) => Promise<Bring>> = {
  sandbox: async (order) => {
    const checkout = await begin(till, order);
    return async () => expect(await deliver(till, message(checkout, TRIED))).toBe(200);
  },
  card: async (order) => {
    const { session } = await onPage(till, order);
    return async () =>
      expect(await deliverCardEvent(till, 'checkout.session.completed', till.provider.pay(session))).toBe(200);
  },
  offline: async (order) => {
    const proof = await submitProof(till, order, channels.offline);
    return () => byProof(order, proof);
  },
  'crypto, by staff': async (order) => {
    await choose(till, order, channels.unwatched);
    const answer = await submit(till, order, {
      channel: channels.unwatched,
      txHash: `0x${order.id.replaceAll('-', '').repeat(2)}`,
    });
    return () => byProof(order, String(answer.data.id));
  },
  'crypto, by the chain': async (order) => {
    const { address } = await choose(till, order, channels.chain);
    return async () => {
      await chain.send(address, BigInt(TRIED) * 10_000n);
      await till.apps[0].runJobs('payments.watch_chains');
    };
  },
};

const TRIED = 1_000;
const due: { readonly [F in Fit]: number } = { exact: TRIED, short: TRIED + 300, over: TRIED - 300 };
type Cell = { kind: string; at: Standing; fit: Fit; outcome: Outcome; canBeHad: boolean };

const cells: Cell[] = Object.keys(kinds).flatMap((kind) =>
  Object.entries(lateMoney).flatMap(([at, row]) =>
    Object.entries(row).flatMap(([fit, outcome]) =>
      (outcome === 'revive' ? [true, false] : [true]).map((canBeHad) => ({ kind, at, fit, outcome, canBeHad }) as Cell),
    ),
  ),
);

/** Brings a begun payment into a row of the table; the amount due is changed after it was begun. */
async function bringTo(cell: Cell, order: Order): Promise<void> {
  const amount = due[cell.fit];
  if (amount !== TRIED) {
    await inTransaction(till.db, (tx) => repricePayment(tx, order.paymentId, amount));
    order.amountUsd = amount;
  }
  if (cell.at === 'overdue') {
    await sql`UPDATE payment SET expires_at = app_now() - interval '1 second' WHERE id = ${order.paymentId}`.execute(
      till.db,
    );
  }
  if (cell.at === 'cancelled') await till.cancelOrder(order);
  if (cell.at === 'withdrawn') await till.cancelOrder(order, 'customer');
  if (cell.at === 'paid') expect((await pay(till, order, till.channels.balance)).code).toBe(200);
  await sql`UPDATE fake_order SET can_be_had = ${cell.canBeHad} WHERE id = ${order.id}`.execute(till.db);
}

const events = async (order: Order, name: string) =>
  (
    await sql<{ usd: string; withdrawn: string }>`SELECT payload->>'usd' AS usd, payload->>'withdrawn' AS withdrawn
      FROM outbox_event WHERE name = ${name} AND payload->>'paymentId' = ${order.paymentId}`.execute(till.db)
  ).rows;

/** What the books say of an order's money: each account beside the customer's wallet, and that wallet. */
const booked = async (order: Order) =>
  (
    await sql<{ account: string; amount: number }>`
      SELECT CASE WHEN a.owner_id IS NULL THEN a.code ELSE 'wallet' END AS account, sum(e.amount)::int AS amount
      FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
      WHERE t.reference_id = ${order.id} GROUP BY 1 HAVING sum(e.amount) <> 0 ORDER BY 1`.execute(till.db)
  ).rows;

const clearing: Record<string, string> = {
  sandbox: 'card_clearing',
  card: 'card_clearing',
  offline: 'offline_clearing',
};

test.each(cells)(
  '$kind: when money is $fit for a payment that is $at (to be had: $canBeHad), then $outcome',
  async (cell) => {
    const customer = await till.newCustomer(5_000);
    const order = await till.newOrder(customer, TRIED);
    const bring = await (kinds[cell.kind] as (typeof kinds)[string])(order);
    await bringTo(cell, order);
    const before = (await balances(till.db, customer)).available;
    await bring();

    const taken = cell.outcome === 'settle' || (cell.outcome === 'revive' && cell.canBeHad);
    const credited = taken ? TRIED - order.amountUsd : TRIED;
    const after = await standing(till.db, order);
    const unchanged = {
      open: 'pending',
      overdue: 'pending',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
      paid: 'paid',
    }[cell.at];
    const payable = { open: 'open', overdue: 'open', cancelled: 'cancelled', withdrawn: 'cancelled', paid: 'paid' }[
      cell.at
    ];
    expect(after.payment).toBe(taken ? 'paid' : unchanged);
    expect(after.order).toBe(taken ? 'paid' : payable);
    expect(after.taken).toBe(taken || cell.at === 'paid' ? 1 : 0);
    expect(after.credited).toBe(credited);
    expect((await balances(till.db, customer)).available - before).toBe(credited);
    // The whole of what came left the channel's account, for the shop's sales, the wallet, or both.
    const fromWallet = cell.at === 'paid' ? order.amountUsd : 0;
    expect(await booked(order)).toEqual(
      [
        { account: clearing[cell.kind] ?? 'crypto_clearing', amount: -TRIED },
        { account: 'sales', amount: (taken ? order.amountUsd : 0) + fromWallet },
        { account: 'wallet', amount: credited - fromWallet },
      ].filter(({ amount }) => amount !== 0),
    );
    expect(await events(order, 'payment.credited_late')).toEqual(
      credited > 0 ? [{ usd: String(credited), withdrawn: String(cell.at === 'withdrawn') }] : [],
    );
    await till.whole();
  },
);

test('when the provider takes the money of two tries, then the first pays and the second is credited', async () => {
  const customer = await till.newCustomer();
  const order = await till.newOrder(customer, TRIED);
  const first = await begin(till, order);
  await deliver(till, message(first, TRIED, { type: 'checkout.failed' }));
  const second = await begin(till, order);
  expect(second).not.toBe(first);
  expect(
    await Promise.all([deliver(till, message(first, TRIED)), deliver(till, message(second, TRIED), till.apps[1])]),
  ).toEqual([200, 200]);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1, credited: TRIED });
  expect((await balances(till.db, customer)).available).toBe(TRIED);
  await till.whole();
});
