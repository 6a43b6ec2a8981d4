import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { Figure } from '@app/contract/wallet/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { post } from '../../ledger/core.ts';
import { openWalletShop, type Person, type WalletShop } from './fixtures.ts';

let shop: WalletShop;
let ana: Person;

/** Moments about ends of months and changes of clocks: Lisbon on 29 March and 25 October, New York on 1 November. */
const MOMENTS = [
  '2025-12-31T15:59:59Z',
  '2025-12-31T16:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-03-31T22:59:59Z',
  '2026-03-31T23:00:00Z',
  '2026-04-01T03:59:59Z',
  '2026-04-01T04:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-31T16:00:00Z',
  '2026-11-01T03:59:59Z',
  '2026-11-01T04:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2026-11-20T23:30:00Z',
  '2026-11-21T06:30:00Z',
];

async function book(of: Person, at: string, usd: number): Promise<void> {
  await inTransaction(shop.app.platform.db, async (tx) => {
    const key = `${of.id}/${at}`;
    await post(tx, {
      kind: 'top_up',
      key,
      reference: { kind: 'goods_order', id: of.id },
      entries: [
        { account: { owner: of.id, code: 'available' }, amount: usd },
        { account: { house: 'adjustments', unit: 'money' }, amount: -usd },
      ],
    });
    // Only here: history is written as if it had been written then.
    await sql`ALTER TABLE ledger_transfer DISABLE TRIGGER ledger_transfer_append_only`.execute(tx);
    await sql`UPDATE ledger_transfer SET created_at = ${at} WHERE idempotency_key = ${key}`.execute(tx);
    await sql`ALTER TABLE ledger_transfer ENABLE TRIGGER ledger_transfer_append_only`.execute(tx);
  });
}

beforeAll(async () => {
  shop = await openWalletShop();
  ana = await shop.person();
  for (const [index, at] of MOMENTS.entries()) await book(ana, at, 2 ** index);
});
afterAll(() => shop.close());

type Query = Record<string, string>;
const keep = (of: { token?: string }, raw: Record<string, unknown>) =>
  shop.call(accountEndpoints.keepTimeZone, { ...of, raw });
const usd = (figure: Figure): number => (typeof figure === 'number' ? figure : figure.usd);
const log = async (query: Query = {}) =>
  (await shop.call(walletEndpoints.moneyLog, { token: ana.token, query: { limit: '50', ...query } })).data;

/** The date on a zone's calendar, by other means than the product's. */
const dayOf = (zone: string, at: string): string => new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });

test('days, months, ranges and the statement are those of the customer, in every zone and about every change of clocks', async () => {
  const zones = fc.constantFrom(
    'Asia/Shanghai',
    'Europe/Lisbon',
    'America/New_York',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Africa/Casablanca',
    'America/Edmonton',
  );
  const check = async (zone: string): Promise<void> => {
    expect((await keep(ana, { timeZone: zone, how: 'chosen' })).code).toBe(200);
    const all = await log();
    expect(all.timeZone).toBe(zone);
    const days = MOMENTS.map((at) => dayOf(zone, at));
    expect(all.list.map(({ day }) => day).reverse()).toEqual(days);
    const months = [...new Set(days.map((day) => day.slice(0, 7)))];
    const sumOf = (month: string) =>
      days.reduce((sum, day, index) => (day.startsWith(month) ? sum + 2 ** index : sum), 0);
    expect(all.months.map(({ month, in: figure }) => [month, usd(figure)])).toEqual(
      months.toReversed().map((month) => [month, sumOf(month)]),
    );
    let opening = 0;
    for (const month of months) {
      expect((await log({ month })).list.map(({ day }) => day.slice(0, 7))).toEqual(
        days.filter((day) => day.startsWith(month)).map(() => month),
      );
      opening = await checkFile(month, opening);
      expect(opening).toBe(days.reduce((sum, day, i) => (day.slice(0, 7) <= month ? sum + 2 ** i : sum), 0));
    }
  };
  await fc.assert(fc.asyncProperty(zones, check), {
    numRuns: 14,
    // Changed for good in 2026, which older copies of the IANA database do not know.
    examples: [['Africa/Casablanca'], ['America/Edmonton']],
  });
});

/** Checks a month's CSV: it begins with a balance, its stamps are moments of the books. Gives the balance it ends with. */
async function checkFile(month: string, opening: number): Promise<number> {
  const query = { unit: 'money', month, format: 'csv' } as const;
  const { data } = await shop.call(walletEndpoints.statement, { token: ana.token, query });
  const rows = Buffer.from(data.base64, 'base64').toString('utf8').split('\r\n');
  const cells = rows.map((row) => row.split(','));
  const cents = (text: string | undefined): number => Math.round(Number(text) * 100);
  expect(cents(cells[1]?.[5])).toBe(opening);
  const stamps = cells.map(([stamp = '']) => stamp).filter((stamp) => /^\d{4}-\d\d-\d\d /.test(stamp));
  const moments = stamps.map((stamp) => new Date(stamp.replace(' ', 'T')).toISOString().replace('.000', ''));
  for (const moment of moments) expect(MOMENTS).toContain(moment);
  for (const stamp of stamps) expect(stamp).toMatch(/[+-]\d\d:\d\d$/);
  return cents(cells[stamps.length + 2]?.[5]);
}

test('what a device notices is kept until the customer chooses, and again once they follow the device', async () => {
  const one = await shop.person();
  const steps: [Record<string, string>, string, boolean][] = [
    [{ timeZone: 'Europe/Lisbon', how: 'noticed' }, 'Europe/Lisbon', false],
    [{ timeZone: 'Asia/Shanghai', how: 'noticed' }, 'Asia/Shanghai', false],
    [{ timeZone: 'America/New_York', how: 'chosen' }, 'America/New_York', true],
    [{ timeZone: 'Asia/Shanghai', how: 'noticed' }, 'America/New_York', true],
    [{ timeZone: 'Asia/Calcutta', how: 'followed' }, 'Asia/Kolkata', false],
  ];
  for (const [body, timeZone, timeZoneChosen] of steps) {
    expect((await keep(one, body)).data).toEqual({ timeZone, timeZoneChosen });
    expect((await shop.call(accountEndpoints.userInfo, { token: one.token })).data).toMatchObject({
      timeZone,
      timeZoneChosen,
    });
  }
  expect((await shop.call(walletEndpoints.wallet, { token: one.token })).data.timeZone).toBe('Asia/Kolkata');
});

test.each(['Mars/Base', '+08:00', 'GMT+8', 'IST', 'AET', 'Etc/Unknown', '', 'x'.repeat(61), 7])(
  '%j is no time zone',
  async (timeZone) => {
    const refused = await keep(ana, { timeZone, how: 'chosen' });
    expect(refused).toMatchObject({ code: refusalCode('input.invalid') });
    expect(refused.data).toMatchObject({ fields: { timeZone: expect.stringMatching(/^field\./) } });
  },
);

test('a zone is kept for who is signed in, and in a known way', async () => {
  expect(await keep({}, { timeZone: 'UTC', how: 'chosen' })).toMatchObject({
    code: refusalCode('auth.sign_in_needed'),
  });
  expect(await keep(ana, { timeZone: 'UTC', how: 'guessed' })).toMatchObject({ code: refusalCode('input.invalid') });
  expect(await keep(ana, { timeZone: 'UTC' })).toMatchObject({ code: refusalCode('input.missing') });
});
