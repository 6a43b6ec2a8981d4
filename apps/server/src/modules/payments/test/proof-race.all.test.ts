import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { balances } from '../../ledger/core.ts';
import { type Fit, lateMoney, type Standing } from '../domain/late-money.ts';
import { pay } from './calls.fixtures.ts';
import { type Order, openPaymentShop, type PaymentShop, standing } from './fixtures.ts';
import {
  approve,
  callStaff,
  newStaff,
  openOffline,
  reject,
  submit,
  submitProof,
  uploadVoucher,
  voucherPicture,
} from './proof.fixtures.ts';

const ROUNDS = chaosCount('CHAOS_VERDICTS', 16);
/** Of twenty calls each, where forty would take the gate too long. */
const RUSHES = chaosCount('CHAOS_REVIEWERS', 3);
const PRICE = 1_000;

let till: PaymentShop;
let offline: string;
let reviewers: string[];
beforeAll(async () => {
  till = await openPaymentShop();
  offline = await openOffline(till);
  reviewers = [await newStaff(till), await newStaff(till)];
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const app = (index: number) => till.apps[index % 2 ? 1 : 0];
const bought = async (): Promise<Order> => till.newOrder(await till.newCustomer(), PRICE);
const reviewer = (index: number): string => reviewers[index % 2] as string;
const bookings = async (order: Order) => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ledger_transfer WHERE reference_id = ${order.id}`.execute(till.db);
  return rows[0]?.n;
};
const verdicts = async (order: Order) => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM outbox_event
    WHERE name = 'payment.proof_decided' AND payload->>'paymentId' = ${order.paymentId}`.execute(till.db);
  return rows[0]?.n;
};

test(
  'M15: when two reviewers approve 20 times at once, then the voucher credits once and one verdict stands',
  async () => {
    const losers: (string | undefined)[] = [];
    for (let round = 0; round < RUSHES; round += 1) {
      const order = await bought();
      const proof = await submitProof(till, order, offline);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          approve(till, proof, { as: reviewer(index), app: app(index), dueUsd: PRICE }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      losers.push(...answers.filter(({ status }) => status !== 200).map(({ body }) => body.error));
      expect([await bookings(order), await verdicts(order)]).toEqual([1, 1]);
      expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1, credited: 0 });
      expect((await balances(till.db, order.customerId)).available).toBe(0);
    }
    expect(new Set(losers)).toEqual(new Set(['proof.not_waiting']));
  },
  patient(120_000),
);

test(
  'M15: when one approves while another rejects, then one verdict stands in each round',
  async () => {
    const stood = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await bought();
      const proof = await submitProof(till, order, offline);
      const race = [
        () => approve(till, proof, { as: reviewer(0), app: app(round), dueUsd: PRICE }),
        () => reject(till, proof, { as: reviewer(1), app: app(round + 1) }),
      ];
      if (round % 2) race.reverse();
      const answers = await Promise.all(race.map((run) => run()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.error).toBe('proof.not_waiting');
      const after = await standing(till.db, order);
      const approved = after.payment === 'paid';
      stood.add(after.payment);
      expect([await bookings(order), await verdicts(order)]).toEqual([approved ? 1 : 0, 1]);
    }
    expect(stood.size).toBeGreaterThan(0);
  },
  patient(120_000),
);

test(
  'M15: when the same picture is shown for two payments at once, then both are flagged',
  async () => {
    for (let round = 0; round < ROUNDS / 8; round += 1) {
      const bytes = await voucherPicture();
      const [a, b] = [await bought(), await bought()];
      const proofs = await Promise.all([a, b].map((order) => submitProof(till, order, offline, bytes)));
      for (const id of proofs) {
        const { body } = await callStaff(till.apps[0], `/payment-proofs/${id}`, { as: reviewer(0) });
        expect(body.flags).toContain('same_picture');
      }
    }
  },
  patient(20_000),
);

test(
  'M9: when one proof is submitted ten times at once without a key, then it is one and all answers are it',
  async () => {
    for (let round = 0; round < ROUNDS / 8; round += 1) {
      const order = await bought();
      const pictures = [await uploadVoucher(till, order)];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => submit(till, order, { channel: offline, pictures }, app(index))),
      );
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
      const { rows } = await sql<{ proofs: number; tries: number }>`SELECT
      (SELECT count(*)::int FROM payment_proof WHERE payment_id = ${order.paymentId}) AS proofs,
      (SELECT count(*)::int FROM payment_attempt WHERE payment_id = ${order.paymentId}) AS tries`.execute(till.db);
      expect(rows).toEqual([{ proofs: 1, tries: 1 }]);
    }
  },
  patient(20_000),
);

test(
  'when a proof is approved while the order is paid from the wallet, then it is paid once and the rest is credited',
  async () => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const order = await till.newOrder(await till.newCustomer(PRICE), PRICE);
      const proof = await submitProof(till, order, offline);
      const [wallet, verdict] = await Promise.all([
        pay(till, order, till.channels.balance, { app: app(round) }),
        approve(till, proof, { as: reviewer(0), app: app(round + 1), dueUsd: PRICE }),
      ]);
      expect(verdict.status).toBe(200);
      expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1 });
      // Either the wallet paid and the transfer was credited, or the transfer paid and the wallet was left alone.
      expect((await balances(till.db, order.customerId)).available).toBe(PRICE);
      expect([200, refusalCode('payment.already_paid')]).toContain(wallet.code);
    }
  },
  patient(20_000),
);

type Cell = { at: Standing; fit: Fit; outcome: string; canBeHad: boolean };
const cells: Cell[] = Object.entries(lateMoney).flatMap(([at, row]) =>
  Object.entries(row).flatMap(([fit, outcome]) =>
    (outcome === 'revive' ? [true, false] : [true]).map((canBeHad) => ({ at, fit, outcome, canBeHad }) as Cell),
  ),
);
const arrived: { readonly [F in Fit]: number } = { exact: PRICE, short: PRICE - 300, over: PRICE + 300 };

test.each(cells)(
  'late money by proof: $fit for a payment that is $at (to be had: $canBeHad) → $outcome',
  async (cell) => {
    const order = await till.newOrder(await till.newCustomer(PRICE), PRICE);
    const proof = await submitProof(till, order, offline);
    if (cell.at === 'overdue') {
      await sql`UPDATE payment SET expires_at = app_now() - interval '1 second' WHERE id = ${order.paymentId}`.execute(
        till.db,
      );
    }
    if (cell.at === 'cancelled') await till.cancelOrder(order);
    if (cell.at === 'withdrawn') await till.cancelOrder(order, 'customer');
    if (cell.at === 'paid') expect((await pay(till, order, till.channels.balance)).code).toBe(200);
    await sql`UPDATE fake_order SET can_be_had = ${cell.canBeHad} WHERE id = ${order.id}`.execute(till.db);
    const before = (await balances(till.db, order.customerId)).available;
    const receivedUsd = arrived[cell.fit];
    const answer = await approve(till, proof, { as: reviewer(0), dueUsd: PRICE, receivedUsd });
    expect(answer.status).toBe(200);

    const taken = cell.outcome === 'settle' || (cell.outcome === 'revive' && cell.canBeHad);
    const credited = taken ? receivedUsd - PRICE : receivedUsd;
    const after = await standing(till.db, order);
    const unchanged = {
      open: 'pending',
      overdue: 'pending',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
      paid: 'paid',
    }[cell.at];
    expect(after.payment).toBe(taken ? 'paid' : unchanged);
    expect(after.credited).toBe(credited);
    expect((await balances(till.db, order.customerId)).available - before).toBe(credited);
    expect(answer.body.outcome).toBe(!taken ? 'credited' : cell.outcome === 'revive' ? 'revived' : 'settled');
    await till.whole();
  },
);
