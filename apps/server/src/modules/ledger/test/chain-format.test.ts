import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { createSealer, post } from '../core.ts';
import { openLedger } from './fixtures.ts';

let books: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  books = await openLedger(2);
});
afterAll(() => books.close());

const big = (value: number | bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
};
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value, 'utf8');
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};
const maybe = (value: number | null): Buffer =>
  value === null ? Buffer.from([0]) : Buffer.concat([Buffer.from([1]), big(value)]);
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_2000_MICROS = 946_684_800_000_000n;

type Booked = { id: number; kind: string; key: string; rk: string; rid: string; note: string; micros: number };
type Entry = {
  id: number;
  account: number;
  amount: number;
  before: number | null;
  after: number | null;
  owner: string | null;
  code: string;
  unit: string;
};

/** The bytes of docs/decisions/023, written a second time and outside the database. */
function bytesOf(booked: Booked, entries: readonly Entry[]): Buffer {
  return Buffer.concat([
    big(booked.id),
    ...[booked.kind, booked.key, booked.rk, booked.rid, booked.note].map(text),
    big(BigInt(booked.micros) - EPOCH_2000_MICROS),
    ...entries.flatMap((entry) => [
      big(entry.id),
      big(entry.account),
      big(entry.amount),
      maybe(entry.before),
      maybe(entry.after),
      text(entry.owner ?? ''),
      text(entry.code),
      text(entry.unit),
    ]),
  ]);
}

test('when the chain is computed outside the database, then it is the one inside', async () => {
  const owner = await books.newCustomer({ usd: 900, points: 30 });
  for (const note of ['', 'Übung 😀', 'a'.repeat(300)]) {
    await inTransaction(books.db, (tx) =>
      post(tx, {
        kind: 'payment',
        key: `format/${note.length}`,
        reference: { kind: 'goods_order', id: owner },
        note,
        entries: [
          { account: { owner, code: 'available' }, amount: -5 },
          { account: { house: 'sales', unit: 'money' }, amount: 5 },
        ],
      }),
    );
  }
  await createSealer(books.db)();
  const { rows: booked } = await sql<Booked>`
    SELECT id, kind, idempotency_key AS key, reference_kind AS rk, reference_id AS rid, note,
      (extract(epoch FROM created_at) * 1000000)::bigint AS micros FROM ledger_transfer ORDER BY id`.execute(books.db);
  const { rows: seals } = await sql<{ hash: Buffer }>`SELECT hash FROM ledger_seal ORDER BY position`.execute(books.db);
  let before = Buffer.alloc(32);
  const computed: string[] = [];
  for (const [index, one] of booked.entries()) {
    const { rows: entries } = await sql<Entry>`
      SELECT e.id, e.account_id AS account, e.amount, e.balance_before AS before, e.balance_after AS after,
        a.owner_id AS owner, a.code, a.unit
      FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE e.transfer_id = ${one.id} ORDER BY e.id`.execute(
      books.db,
    );
    before = createHash('sha256')
      .update(before)
      .update(big(index + 1))
      .update(bytesOf(one, entries))
      .digest();
    computed.push(before.toString('hex'));
  }
  expect(computed.length).toBe(5);
  expect(computed).toEqual(seals.map(({ hash }) => hash.toString('hex')));
});
