import { randomUUID } from 'node:crypto';
import { withdrawalEndpoints as own } from '@app/contract/withdrawals/endpoints';
import type { StaffWithdrawalAction } from '@app/contract/withdrawals/staff-schemas';
import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalMachine,
} from '@app/contract/withdrawals/withdrawal.machine';
import { findTransition } from '@app/kernel/machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import type { Buyer } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { ask, broken, fire, money, openWithdrawalShop, type WithdrawalShop } from './fixtures.ts';

let desk: WithdrawalShop;
/** A second process on the same database. */
let second: TestApp;
let admins: string[];
let proofs: string[];
beforeAll(async () => {
  desk = await openWithdrawalShop({ DATABASE_POOL: '20' });
  second = await testApp({ databaseUrl: desk.shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  admins = [await desk.shop.staff(), await desk.shop.staff()];
  proofs = await Promise.all(admins.map((token) => desk.proof(token)));
});
afterAll(async () => {
  await second.close();
  await desk.shop.close();
});
const either = (index: number): TestApp => (index % 2 === 0 ? desk.shop : second);
const ROUNDS = 50;

type ReadyWithdrawal = { buyer: Buyer; address: string; id: string };
async function asked(usd = 20_000): Promise<ReadyWithdrawal> {
  const buyer = await desk.holder(usd);
  const address = await desk.account(buyer);
  const { data } = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount: '100' });
  return { buyer, address, id: data.id };
}
const standing = async (id: string) =>
  (
    await sql<{ state: WithdrawalState; version: number; lines: number }>`
      SELECT state, version, (SELECT count(*)::int FROM withdrawal_history h WHERE h.withdrawal_id = w.id) AS lines
      FROM withdrawal w WHERE id = ${id}`.execute(desk.db)
  ).rows[0] as { state: WithdrawalState; version: number; lines: number };

/** One event by whoever may cause it, on the version given, through one of the two processes. */
function cause(event: WithdrawalEvent, of: ReadyWithdrawal, { version, place }: { version: number; place: number }) {
  const app = either(place);
  if (event === 'cancel') {
    return app.call(own.cancelWithdrawal, { token: of.buyer.token, body: { id: of.id, version } });
  }
  const admin = place % admins.length;
  return fire(app, { event, id: of.id, version, token: admins[admin] ?? '', proofs: [proofs[admin] ?? ''] });
}

/** One rival won; each other was told that it has moved on, and none met a fault. */
const oneOf = (answers: readonly { readonly code: number }[]): boolean =>
  answers.filter(({ code }) => code === 200).length === 1 &&
  answers.every(({ code }) => [200, refusalCode('record.stale'), refusalCode('withdrawal.not_allowed')].includes(code));

const backAgain: ReadonlySet<WithdrawalState> = new Set(['rejected', 'payment_failed', 'cancelled']);

test(`M16: two admins and the customer race over ${ROUNDS} withdrawals: each ends in exactly one state, paid or returned once`, {
  timeout: 120_000,
}, async () => {
  const ends = new Set<WithdrawalState>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const of = await asked();
    const first = await Promise.all(
      (['approve', 'reject', 'cancel', 'approve'] as const).map((event, place) =>
        cause(event, of, { version: 1, place: place + round }),
      ),
    );
    expect(oneOf(first)).toBe(true);
    // The balance changes meanwhile.
    const busy = ask(either(round), { ...of, channel: desk.channelId, amount: '20' });
    const seen = await standing(of.id);
    if (seen.state === 'approved') {
      // Whoever asks first mostly wins: both have their rounds.
      const steps: StaffWithdrawalAction[] =
        round % 2 ? ['pay', 'fail', 'pay', 'fail'] : ['fail', 'pay', 'fail', 'pay'];
      const then = await Promise.all(
        steps.map((event, place) => cause(event, of, { version: seen.version, place: place + round })),
      );
      expect(oneOf(then)).toBe(true);
    }
    expect((await busy).code).toBe(200);
    const { state, version, lines } = await standing(of.id);
    ends.add(state);
    expect(lines).toBe(version);
    const paid = state === 'paid';
    expect([paid, backAgain.has(state)].filter(Boolean)).toHaveLength(1);
    expect(await money(desk.shop, of.buyer)).toEqual({ available: (paid ? 9_850 : 20_000) - 2_110, held: 2_110 });
  }
  expect(ends).toContain('paid');
  expect(ends).toContain('payment_failed');
  expect(await broken(desk.shop)).toEqual([]);
});

const events = [...new Set(withdrawalMachine.transitions.map(({ on }) => on))];
const cells = withdrawalMachine.states.flatMap((state) => events.map((event) => ({ state, event })));
const path: { readonly [S in WithdrawalState]: readonly WithdrawalEvent[] } = {
  pending_review: [],
  approved: ['approve'],
  paid: ['approve', 'pay'],
  rejected: ['reject'],
  payment_failed: ['approve', 'fail'],
  cancelled: ['cancel'],
};

test.each(cells)('M20: when $event is fired twice at once in $state, then the table alone decides', async (cell) => {
  const of = await asked();
  for (const [step, event] of path[cell.state].entries()) {
    expect((await cause(event, of, { version: step + 1, place: 0 })).code).toBe(200);
  }
  const before = await standing(of.id);
  expect(before.state).toBe(cell.state);
  const actor = cell.event === 'cancel' ? 'customer' : 'admin';
  const rule = findTransition(withdrawalMachine, { ...cell, actor });
  const codes = (
    await Promise.all([0, 1].map((place) => cause(cell.event, of, { version: before.version, place })))
  ).map(({ code }) => code);
  const after = await standing(of.id);
  if (rule) {
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(after).toEqual({ state: rule.to, version: before.version + 1, lines: before.lines + 1 });
  } else {
    expect(codes).toEqual([refusalCode('withdrawal.not_allowed'), refusalCode('withdrawal.not_allowed')]);
    expect(after).toEqual(before);
  }
});

test('M10: a balance for one withdrawal is held for one of 20 asked at once, to 20 accounts', async () => {
  for (let round = 0; round < 3; round += 1) {
    const buyer = await desk.holder(10_150);
    const accounts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        desk.account(buyer, {
          kind: 'bank_account',
          holder: 'H',
          bankName: 'B',
          account: `20${index}000${round}`,
          swift: 'HRBTUS33',
        }),
      ),
    );
    const answers = await Promise.all(
      [...accounts, ...accounts].map((address, index) =>
        ask(either(index), { buyer, channel: desk.channelId, address, amount: '100', key: randomUUID() }),
      ),
    );
    const codes = answers.map(({ code }) => code);
    // The same account again within ten seconds is the same wish, so that its second answer is the first one's.
    const winners = new Set(answers.filter(({ code }) => code === 200).map(({ data }) => data.id));
    expect(winners.size).toBe(1);
    expect(new Set(codes)).toEqual(new Set([200, refusalCode('wallet.insufficient_balance')]));
    expect(await money(desk.shop, buyer)).toEqual({ available: 0, held: 10_150 });
  }
  expect(await broken(desk.shop)).toEqual([]);
});

test('M9: the same form with a typed account sent 8 times at once is one withdrawal and one account', async () => {
  const buyer = await desk.holder(100_000);
  const address = {
    kind: 'bank_account',
    holder: 'H',
    bankName: 'B',
    account: '7700110022',
    swift: 'HRBTUS33',
  } as const;
  const wish = { buyer, channel: desk.channelId, address, amount: '100' };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(either(index), wish)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await money(desk.shop, buyer)).toEqual({ available: 100_000 - 10_150, held: 10_150 });
});

test('M8: one key asked 30 times at once is one withdrawal, answered alike; another body is refused', async () => {
  const buyer = await desk.holder(50_000);
  const address = await desk.account(buyer);
  const key = randomUUID();
  const wish = { buyer, channel: desk.channelId, address, amount: '100', key };
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(either(index), wish)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await ask(desk.shop, { ...wish, amount: '101' })).code).toBe(refusalCode('idempotency.other_body'));
  expect(await money(desk.shop, buyer)).toEqual({ available: 50_000 - 10_150, held: 10_150 });
});

test('M9: the same form sent 8 times at once without a key is one withdrawal', async () => {
  const buyer = await desk.holder(100_000);
  const address = await desk.account(buyer);
  const wish = { buyer, channel: desk.channelId, address, amount: '100' };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(either(index), wish)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await money(desk.shop, buyer)).toEqual({ available: 100_000 - 10_150, held: 10_150 });
});
