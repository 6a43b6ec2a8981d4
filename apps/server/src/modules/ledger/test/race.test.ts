import { Refusal } from '@app/kernel/assert';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/connect.ts';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import type { LedgerAccount, TransferKind } from '../core.ts';
import { balances, placeHold, post, postHold, releaseHold } from '../core.ts';
import { openLedger, storm } from './fixtures.ts';

const MOVES = chaosCount('CHAOS_MOVES', 1_500);
const TRANSFERS = chaosCount('CHAOS_TRANSFERS', 240);
const ROUNDS = chaosCount('CHAOS_BALANCES', 4);

let books: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  books = await openLedger(32);
});
afterAll(() => books.close());

type Move = { kind: TransferKind; key: string; from: LedgerAccount; to: LedgerAccount; usd: number };

/** Runs work in one transaction; gives its refusal's key, or null. All else is thrown, a deadlock too: no second try. */
const once = (work: (tx: Tx) => Promise<unknown>): Promise<string | null> =>
  books.db
    .transaction()
    .execute(work)
    .then(
      () => null,
      (error: unknown) => {
        if (error instanceof Refusal) return error.key;
        throw error;
      },
    );

/** Books a move; gives the key of the refusal, or null. */
const move = ({ kind, key, from, to, usd }: Move): Promise<string | null> =>
  once((tx) =>
    post(tx, {
      kind,
      key,
      reference: { kind: 'test', id: key },
      entries: [
        { account: from, amount: -usd },
        { account: to, amount: usd },
      ],
    }),
  );

/** A withdrawal: held, then paid out with a fee, given back, or still waiting. Gives what left the wallet. */
async function withdraw({ key, from, usd }: Move, end: number): Promise<{ gone: number; held: number }> {
  if (!('owner' in from)) throw new Error('only customers withdraw');
  const reference = { kind: 'test', id: key };
  let holdId = '';
  const refused = await once(async (tx) => {
    const placed = await placeHold(tx, { key, customerId: from.owner, usd, kind: 'withdrawal_hold', reference });
    holdId = placed.holdId;
  });
  if (refused) {
    expect(refused).toBe('wallet.insufficient_balance');
    return { gone: 0, held: 0 };
  }
  if (end === 0) return { gone: 0, held: usd };
  const fee = Math.floor(usd / 10);
  const to = [
    { account: house('withdrawal_clearing'), amount: usd - fee },
    ...(fee > 0 ? [{ account: house('fees'), amount: fee }] : []),
  ];
  const paid = () => once((tx) => postHold(tx, holdId, { kind: 'withdrawal_paid', reference, to }));
  const back = () => once((tx) => releaseHold(tx, holdId, { kind: 'withdrawal_release', reference }));
  const [first, second] = await Promise.all(end === 1 ? [paid(), back()] : [back(), paid()]);
  expect([first, second].sort()).toEqual([null, 'wallet.hold_resolved']);
  return { gone: (end === 1) === (first === null) ? usd : 0, held: 0 };
}

const house = (name: 'sales' | 'top_up_clearing' | 'withdrawal_clearing' | 'refunds' | 'adjustments' | 'fees') =>
  ({ house: name, unit: 'money' }) as const;
const wallet = (owner: string) => ({ owner, code: 'available' }) as const;

/** A small generator of numbers, so that a storm can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test('M1: when 32 clients book thousands of mixed movements on 50 wallets, then money is conserved to the cent', {
  timeout: patient(120_000),
}, async () => {
  const owners = await Promise.all(Array.from({ length: 50 }, () => books.newCustomer({ usd: 5_000 })));
  const roll = dice(20_261_121);
  const someone = () => wallet(owners[roll(owners.length)] as string);
  const kinds = [
    ...Array.from({ length: 8 }, () => () => ({ kind: 'transfer', from: someone(), to: someone() }) as const),
    ...Array.from({ length: 4 }, () => () => ({ kind: 'payment', from: someone(), to: house('sales') }) as const),
    ...Array.from(
      { length: 3 },
      () => () => ({ kind: 'top_up', from: house('top_up_clearing'), to: someone() }) as const,
    ),
    ...Array.from(
      { length: 2 },
      () => () => ({ kind: 'withdrawal_hold', from: someone(), to: house('withdrawal_clearing') }) as const,
    ),
    ...Array.from({ length: 2 }, () => () => ({ kind: 'refund', from: house('refunds'), to: someone() }) as const),
    () =>
      roll(2)
        ? ({ kind: 'adjustment', from: house('adjustments'), to: someone() } as const)
        : ({ kind: 'adjustment', from: someone(), to: house('adjustments') } as const),
  ];
  const moves = Array.from({ length: MOVES }, (_, index): Move => {
    let drawn = kinds[roll(kinds.length)]?.() as Omit<Move, 'key' | 'usd'>;
    while (JSON.stringify(drawn.from) === JSON.stringify(drawn.to)) drawn = { ...drawn, to: someone() };
    return { ...drawn, key: `storm/${index}`, usd: 1 + roll(3_000) };
  });
  const ends = moves.map(() => roll(4));
  const waiting = new Map<string, number>();
  const expected = new Map<string, number>(owners.map((owner) => [owner, 5_000]));
  await storm(32, moves.length, async (index) => {
    const one = moves[index] as Move;
    if (one.kind === 'withdrawal_hold' && 'owner' in one.from) {
      const { owner } = one.from;
      const { gone, held } = await withdraw(one, ends[index] ?? 0);
      expected.set(owner, (expected.get(owner) ?? 0) - gone - held);
      return void waiting.set(owner, (waiting.get(owner) ?? 0) + held);
    }
    const refused = await move(one);
    if (refused) return expect(refused).toBe('wallet.insufficient_balance');
    for (const [account, sign] of [
      [one.from, -1],
      [one.to, 1],
    ] as const) {
      if ('owner' in account) expected.set(account.owner, (expected.get(account.owner) ?? 0) + sign * one.usd);
    }
  });
  const after = await Promise.all(owners.map(async (owner) => [owner, (await balances(books.db, owner)).available]));
  expect(new Map(after as [string, number][])).toEqual(expected);
  for (const owner of owners) expect((await balances(books.db, owner)).held).toBe(waiting.get(owner) ?? 0);
  await books.coherent();
});

test('M2: when two wallets pay each other and ten pay in a ring, then nobody deadlocks and sums are exact', {
  timeout: patient(60_000),
}, async () => {
  const ring = await Promise.all(Array.from({ length: 10 }, () => books.newCustomer({ usd: 100_000 })));
  const [a, b] = [ring[0] as string, ring[1] as string];
  await storm(64, TRANSFERS, async (index) => {
    const [from, to] = index % 2 ? [a, b] : [b, a];
    expect(
      await move({ kind: 'transfer', key: `opposite/${index}`, from: wallet(from), to: wallet(to), usd: 7 }),
    ).toBeNull();
  });
  await storm(64, TRANSFERS, async (index) => {
    const from = ring[index % 10] as string;
    const to = ring[(index + 1) % 10] as string;
    expect(
      await move({ kind: 'transfer', key: `ring/${index}`, from: wallet(from), to: wallet(to), usd: 7 }),
    ).toBeNull();
  });
  for (const owner of ring) expect((await balances(books.db, owner)).available).toBe(100_000);
  await books.coherent();
});

test('M10: when 50 payments of the whole balance run at once, then exactly one wins', {
  timeout: patient(20_000),
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await books.newCustomer({ usd: 999 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        move({ kind: 'payment', key: `once/${owner}/${index}`, from: wallet(owner), to: house('sales'), usd: 999 }),
      ),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([null, 'wallet.insufficient_balance']));
  }
  await books.coherent();
});
