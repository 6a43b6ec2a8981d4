import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { balances } from '../../ledger/core.ts';
import { deriveAddress } from '../domain/crypto/derive-address.ts';
import { repricePayment } from '../public.ts';
import { pay } from './calls.fixtures.ts';
import { addChannel } from './card.fixtures.ts';
import {
  type CryptoShop,
  choose,
  NEEDED,
  openCryptoShop,
  outcomes,
  SHARED,
  shownFor,
  unitsOf,
  XPUB,
} from './crypto.fixtures.ts';
import { type Order, standing } from './fixtures.ts';

let till: CryptoShop;
beforeAll(async () => {
  till = await openCryptoShop();
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const USD = 2_000;
const UNITS = 20_000_000n;
const bought = async (): Promise<Order> => till.newOrder(await till.newCustomer(), USD);
const paid = { order: 'paid', payment: 'paid', taken: 1, credited: 0 };
const pending = { order: 'open', payment: 'pending', taken: 0, credited: 0 };

test('when a payment gets an address of its own, then amount, address and QR are exact and stay as shown', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  const index = (await sql<{ i: number }>`SELECT next_index - 1 AS i FROM crypto_key`.execute(till.db)).rows[0]
    ?.i as number;
  expect(shown).toEqual({
    kind: 'crypto',
    network: 'Local EVM chain',
    asset: 'USDT',
    address: deriveAddress('local_evm', XPUB, index),
    amount: '20.00',
    uri: `ethereum:${till.chain.token.toLowerCase()}@31337/transfer?address=${shown.address}&uint256=20000000`.replace(
      till.chain.token.toLowerCase(),
      shown.uri.slice('ethereum:'.length, 'ethereum:'.length + 42),
    ),
    watched: true,
    confirmations: null,
    txHash: null,
  });
  expect(shown.uri.toLowerCase()).toContain(till.chain.token.toLowerCase());
  // M15: the channel changes, the order keeps what it was shown, a new one is shown the new.
  await sql`UPDATE payment_channel SET config = config || '{"xpub": "", "confirmations": 9}' WHERE id = ${till.own}`.execute(
    till.db,
  );
  for (const app of till.apps) app.platform.cache.dropHere(['channels']);
  expect(await choose(till, order, till.own)).toEqual(shown);
  expect((await choose(till, await bought(), till.own)).address).toBe(SHARED);
  await sql`UPDATE payment_channel SET config = config || ${JSON.stringify({ xpub: XPUB, confirmations: NEEDED })}::jsonb
    WHERE id = ${till.own}`.execute(till.db);
  for (const app of till.apps) app.platform.cache.dropHere(['channels']);
});

test('when 30 choose at once, then no address and no shared amount is shown twice', async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, bought));
  const own = await Promise.all(orders.map((order) => choose(till, order, till.own)));
  expect(new Set(own.map(({ address }) => address)).size).toBe(30);
  expect(new Set(own.map(({ amount }) => amount))).toEqual(new Set(['20.00']));
  const shared = await Promise.all(orders.map((order) => choose(till, order, till.shared)));
  expect(new Set(shared.map(({ address }) => address))).toEqual(new Set([SHARED]));
  expect(new Set(shared.map(({ amount }) => amount)).size).toBe(30);
  for (const one of shared) {
    expect(unitsOf(one)).toBeGreaterThan(UNITS);
    expect(unitsOf(one)).toBeLessThan(UNITS + 10_000n);
  }
});

test('when the money comes, then confirmations are shown block by block and it is paid at the last, once', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  const hash = await till.chain.send(shown.address, UNITS);
  for (let seen = 1; seen < NEEDED; seen += 1) {
    await till.read(seen % 2 ? 0 : 1);
    expect(await shownFor(till, order, till.own)).toMatchObject({
      confirmations: { seen, needed: NEEDED },
      txHash: hash,
    });
    expect(await standing(till.db, order)).toMatchObject(pending);
    await till.chain.mine(1);
  }
  await Promise.all([till.read(0), till.read(1), till.read(0)]);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject(paid);
  expect(await outcomes(till, order)).toEqual(['settled']);
});

test('when payments share an address, then the exact amount says whose the money is, and another amount is nobody’s', async () => {
  const [first, second] = [await bought(), await bought()];
  await choose(till, first, till.shared);
  const shown = await choose(till, second, till.shared);
  await till.chain.send(SHARED, unitsOf(shown));
  await till.chain.send(SHARED, UNITS);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, first)).toMatchObject(pending);
  expect(await standing(till.db, second)).toMatchObject(paid);
  const { rows } = await sql`SELECT amount FROM provider_event
    WHERE channel = 'crypto' AND outcome = 'unknown_attempt' AND provider_key = ${SHARED}`.execute(till.db);
  expect(rows).toEqual([{ amount: USD }]);
});

test('when the chain leaves a transfer out before it is deep enough, then it was never counted, and a new one is', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  await till.read();
  const fork = await till.chain.snapshot();
  await till.chain.send(shown.address, UNITS);
  await till.read();
  expect(await shownFor(till, order, till.own)).toMatchObject({ confirmations: { seen: 1 } });
  await till.chain.revert(fork);
  await till.chain.mine(2);
  await till.read();
  expect(await shownFor(till, order, till.own)).toMatchObject({ confirmations: null, txHash: null });
  await till.chain.mine(NEEDED * 2);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject(pending);
  await till.chain.send(shown.address, UNITS);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject(paid);
});

test('when the chain goes another way below what was final, then it is read again and nothing counts twice', async () => {
  const [first, second] = [await bought(), await bought()];
  const [one, two] = [await choose(till, first, till.own), await choose(till, second, till.own)];
  await till.chain.send(one.address, UNITS);
  const fork = await till.chain.snapshot();
  await till.chain.mine(NEEDED + 2);
  await till.read();
  expect(await standing(till.db, first)).toMatchObject(paid);
  await till.chain.revert(fork);
  // On the other branch a transfer stands in a block that had been read as empty.
  await till.chain.send(two.address, UNITS);
  await till.chain.mine(NEEDED + 4);
  await till.read();
  expect(await standing(till.db, second)).toMatchObject(paid);
  expect(await standing(till.db, first)).toMatchObject(paid);
  expect(await outcomes(till, first)).toEqual(['settled']);
});

test('when two transfers come in one transaction, or one more later, then each is money of its own', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  await till.chain.sendTwice(shown.address, UNITS, 5_000_000n);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject({ ...paid, credited: 500 });
  await till.chain.send(shown.address, 1_230_000n);
  await till.chain.send(shown.address, 9_999n);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject({ ...paid, credited: 623 });
  expect((await balances(till.db, order.customerId)).available).toBe(623);
  expect(await outcomes(till, order)).toEqual(['settled', 'credited', 'credited']);
});

test('when another token comes, nothing comes, or the node lies about its chain or is away, then nothing is counted', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  await till.chain.send(shown.address, UNITS, till.chain.otherToken);
  await till.chain.send(shown.address, 0n);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject(pending);
  // A real network behind which a test chain answers: its money is none.
  const liar = await addChannel(till, {
    kind: 'crypto',
    config: { ...till.config, network: 'ethereum', xpub: XPUB },
    secrets: till.secrets,
  });
  const fooled = await bought();
  const there = await choose(till, fooled, liar);
  await till.chain.send(there.address, UNITS);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, fooled)).toMatchObject(pending);
  till.chain.setAway(true);
  await till.read();
  till.chain.setAway(false);
  await till.chain.send(shown.address, UNITS);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject(paid);
});

test('when money came to an address before it was shown, then it is nobody’s: a key may have been in use before', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  await sql`UPDATE crypto_due SET shown_at = shown_at + interval '1 hour' WHERE address = ${shown.address}`.execute(
    till.db,
  );
  await till.chain.send(shown.address, UNITS);
  await till.read();
  expect(await shownFor(till, order, till.own)).toMatchObject({ confirmations: null });
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject(pending);
});

test('when the amount changed after it was shown, then what was shown is still watched', async () => {
  const order = await bought();
  const shown = await choose(till, order, till.own);
  await inTransaction(till.db, (tx) => repricePayment(tx, order.paymentId, 1_500));
  expect((await choose(till, order, till.own)).address).not.toBe(shown.address);
  await till.chain.send(shown.address, UNITS);
  await till.chain.mine(NEEDED);
  await till.read();
  expect(await standing(till.db, order)).toMatchObject({ ...paid, credited: 500 });
});

test('when every amount of a shared address is taken, then the channel is closed for it until the oldest is let go', async () => {
  const config = { ...till.config, decimals: 4, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' };
  // Four decimals leave 99 amounts below a cent.
  const narrow = await addChannel(till, { kind: 'crypto', config });
  const orders = await Promise.all(Array.from({ length: 100 }, bought));
  const answers = await Promise.all(orders.map((order) => pay(till, order, narrow)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(99);
  expect(answers.find(({ code }) => code !== 200)?.data.error).toBe('payment.channel_closed');
  await sql`UPDATE crypto_due SET created_at = app_now() - interval '31 days' WHERE channel_id = ${narrow}`.execute(
    till.db,
  );
  const last = orders[answers.findIndex(({ code }) => code !== 200)] as Order;
  expect((await pay(till, last, narrow)).data.error).toBe('payment.channel_closed');
  await till.cancelOrder(orders[answers.findIndex(({ code }) => code === 200)] as Order);
  expect((await pay(till, last, narrow)).code).toBe(200);
});
