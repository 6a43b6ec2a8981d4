import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { Figure } from '@app/contract/wallet/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { post, type TransferKind } from '../../ledger/core.ts';
import { openWalletShop, type Person, type WalletShop } from './fixtures.ts';

let shop: WalletShop;
let ana: Person;

/** Books an amount for a customer at a moment of the past. */
async function book(of: Person, at: string, kind: TransferKind, usd: number): Promise<void> {
  const { db } = shop.app.platform;
  await inTransaction(db, async (tx) => {
    await post(tx, {
      kind,
      key: `${of.id}/${at}/${kind}`,
      reference: { kind: 'goods_order', id: of.id },
      entries: [
        { account: { owner: of.id, code: 'available' }, amount: usd },
        { account: { house: 'adjustments', unit: 'money' }, amount: -usd },
      ],
    });
    // Only here: history is written as if it had been written then.
    await sql`ALTER TABLE ledger_transfer DISABLE TRIGGER ledger_transfer_append_only`.execute(tx);
    await sql`UPDATE ledger_transfer SET created_at = ${at} WHERE idempotency_key = ${`${of.id}/${at}/${kind}`}`.execute(
      tx,
    );
    await sql`ALTER TABLE ledger_transfer ENABLE TRIGGER ledger_transfer_append_only`.execute(tx);
  });
}

beforeAll(async () => {
  shop = await openWalletShop();
  await sql`INSERT INTO parameter (key, value) VALUES ('shop.time_zone', '"America/New_York"')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['parameters']);
  ana = await shop.person();
  // The last hour of March in New York is April in UTC.
  await book(ana, '2026-03-10T12:00:00Z', 'top_up', 100_00);
  await book(ana, '2026-04-01T03:59:59Z', 'payment', -30_00);
  await book(ana, '2026-04-01T04:00:00Z', 'payment', -20_00);
  await book(ana, '2026-04-15T12:00:00Z', 'refund', 5_00);
  await book(ana, '2026-05-02T12:00:00Z', 'rebate', 7_00);
});
afterAll(() => shop.close());

type Query = Record<string, string>;
const log = async (query: Query = {}, of = ana) =>
  (await shop.call(walletEndpoints.moneyLog, { token: of.token, query })).data;
const usd = (figure: Figure): number => (typeof figure === 'number' ? figure : figure.usd);
const amounts = (records: { list: { amount: Figure }[] }): number[] => records.list.map(({ amount }) => usd(amount));

test('when records are read, then days and months are those of the shop, with their totals', async () => {
  const all = await log();
  expect(all.timeZone).toBe('America/New_York');
  expect(all.list.map(({ day }) => day)).toEqual([
    '2026-05-02',
    '2026-04-15',
    '2026-04-01',
    '2026-03-31',
    '2026-03-10',
  ]);
  expect(all.months.map((one) => [one.month, usd(one.in), usd(one.out)])).toEqual([
    ['2026-05', 7_00, 0],
    ['2026-04', 5_00, 20_00],
    ['2026-03', 100_00, 30_00],
  ]);
  expect(all.list.map(({ before, amount, after }) => usd(before) + usd(amount) - usd(after))).toEqual([0, 0, 0, 0, 0]);
});

test.each<[Query, number[]]>([
  [{ way: 'in' }, [7_00, 5_00, 100_00]],
  [{ way: 'out' }, [-20_00, -30_00]],
  [{ group: 'order' }, [5_00, -20_00, -30_00]],
  [{ group: 'top_up' }, [100_00]],
  [{ group: 'rebate', way: 'out' }, []],
  [{ group: 'other' }, []],
  [{ month: '2026-03' }, [-30_00, 100_00]],
  [{ from: '2026-04-01', to: '2026-04-15' }, [5_00, -20_00]],
  [{ from: '2026-05-03' }, []],
])('when records are asked for by %j, then exactly those come', async (query, expected) => {
  const found = await log(query);
  expect(amounts(found)).toEqual(expected);
  const totals = found.months.reduce((sum, one) => sum + usd(one.in) - usd(one.out), 0);
  expect(totals).toBe(expected.reduce((sum, one) => sum + one, 0));
});

test('when records are read stretch by stretch, then none is missing or twice, and a foreign cursor is refused', async () => {
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const stretch = await log({ limit: '2', ...(cursor ? { cursor } : {}) });
    seen.push(...amounts(stretch));
    cursor = stretch.cursor;
  }
  expect(seen).toEqual([7_00, 5_00, -20_00, -30_00, 100_00]);
  const { token } = ana;
  for (const wrong of ['x', 'WyJ4Il0', 'WzEsMl0'])
    expect(await shop.call(walletEndpoints.moneyLog, { token, query: { cursor: wrong } })).toMatchObject({
      code: refusalCode('input.invalid'),
    });
  for (const query of [{ month: '2026-13' }, { unit: 'gold' }, { group: 'x' }, { from: '1-1-2026' }])
    expect(await shop.call(walletEndpoints.moneyLog, { token, query: query as never })).toMatchObject({
      code: refusalCode('input.invalid'),
    });
});

test('when the wallet is opened, then one answer holds all its screen shows', async () => {
  const { data } = await shop.call(walletEndpoints.wallet, { token: ana.token, currency: 'USD' });
  expect(data).toMatchObject({ balance: { usd: 62_00 }, held: { usd: 0 }, points: 0, timeZone: 'America/New_York' });
  expect(data.month.month).toBe(data.today.slice(0, 7));
  expect(data.recent).toHaveLength(5);
  expect(await shop.call(walletEndpoints.wallet)).toMatchObject({ code: refusalCode('auth.sign_in_needed') });
});

test('when points are asked for, then they come as whole points', async () => {
  const rich = await shop.person({ points: 120 });
  const found = await log({ unit: 'points' }, rich);
  expect(found.list).toMatchObject([{ unit: 'points', amount: 120, before: 0, after: 120 }]);
  expect(found.months).toMatchObject([{ in: 120, out: 0 }]);
});

test('when a month ends up on paper, then opening, movements and closing fit together', async () => {
  const ask = async (query: Query) =>
    (await shop.call(walletEndpoints.statement, { token: ana.token, query: query as never })).data;
  const csv = await ask({ month: '2026-04', format: 'csv' });
  expect(csv).toMatchObject({ fileName: 'statement-money-2026-04.csv', contentType: 'text/csv; charset=utf-8' });
  const text = Buffer.from(csv.base64, 'base64').toString();
  expect(text.split('\r\n').slice(0, 5)).toEqual([
    '\uFEFFTime,Kind,Details,Note,Amount,Balance,Unit',
    '2026-04-01,Opening balance,,,,70.00,USD',
    '2026-04-01 00:00:00-04:00,Payment,,,-20.00,50.00,USD',
    '2026-04-15 08:00:00-04:00,Refund,,,5.00,55.00,USD',
    '2026-04-30,Closing balance,,,,55.00,USD',
  ]);
  const pdf = Buffer.from((await ask({ month: '2026-04', format: 'pdf' })).base64, 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(120_000);
  const quiet = Buffer.from((await ask({ month: '2026-02', format: 'csv' })).base64, 'base64').toString();
  expect(quiet).toContain('2026-02-28,Closing balance,,,,0.00,USD');
});

test('when statements are listed, then months with movements come, newest first; a month to come has none', async () => {
  const { data } = await shop.call(walletEndpoints.statementMonths, { token: ana.token, query: {} });
  expect(data.list.map(({ month, entries, open }) => [month, entries, open])).toEqual([
    ['2026-05', 1, false],
    ['2026-04', 2, false],
    ['2026-03', 2, false],
  ]);
  const future = { month: '2099-01', format: 'csv' } as const;
  expect(await shop.call(walletEndpoints.statement, { token: ana.token, query: future })).toMatchObject({
    code: refusalCode('record.not_found'),
  });
  expect(await shop.call(walletEndpoints.statement, { query: future })).toMatchObject({
    code: refusalCode('auth.sign_in_needed'),
  });
});
