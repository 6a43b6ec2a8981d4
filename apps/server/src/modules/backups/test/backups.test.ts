import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffBackupEndpoints as calls } from '@app/contract/backups/staff-endpoints';
import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let staff: string;
let blind: string;
beforeAll(async () => {
  shop = await openShop({ BACKUP_DIR: join(tmpdir(), 'avela-no-backups') });
  staff = await shop.staff();
  blind = await shop.staff({ permissions: ['dashboard.view', 'system.backups.view'] });
});
afterAll(() => shop.close());
beforeEach(() => sql`DELETE FROM backup_run`.execute(db()).then(() => undefined));

const db = () => shop.app.platform.db;
const list = async (query: object = {}) => (await shop.call(calls.listBackups, { token: staff, query })).data;
const status = async () => (await shop.call(calls.readBackupStatus, { token: staff })).data;
const begin = (token = staff) => shop.call(calls.beginBackup, { token });

const proof = { at: new Date().toISOString(), ok: true, milliseconds: 900, invariants: 130, broken: [], uploads: 4 };
const plant = (of: { state: 'proven' | 'failed'; hoursAgo: number; error?: string }) =>
  sql`
  INSERT INTO backup_run (id, cause, state, folder, name, percent, kind, bytes, proof, error, asked_at, begun_at, ended_at)
  VALUES (${randomUUID()}, 'schedule', ${of.state}, '/backups', 'avela-x', 100, 'cluster', 5000000,
    ${of.state === 'proven' ? JSON.stringify(proof) : null}::jsonb, ${of.error ?? ''},
    now() - ${of.hoursAgo} * interval '1 hour', now() - ${of.hoursAgo} * interval '1 hour',
    now() - ${of.hoursAgo} * interval '1 hour' + interval '4 seconds')`.execute(db());

test('what was made is listed with its proof, what failed with its reason', async () => {
  await plant({ state: 'proven', hoursAgo: 3 });
  await plant({ state: 'failed', hoursAgo: 1, error: 'the disk is full' });
  const { list: rows, counts } = await list();
  expect(counts).toEqual({ all: 2, asked: 0, running: 0, proven: 1, failed: 1 });
  expect(rows).toMatchObject([
    { state: 'failed', error: 'the disk is full', proof: null },
    { state: 'proven', bytes: 5_000_000, kind: 'cluster', proof: { invariants: 130, ok: true } },
  ]);
  expect((await list({ state: 'proven' })).list).toHaveLength(1);
  expect((await shop.call(calls.listBackups, { token: staff, query: { state: 'gone' as never } })).status).toBe(400);
});

test('staff ask for one; a second is refused until the first has ended', async () => {
  const { data } = await begin();
  expect(data).toMatchObject({ state: 'asked', cause: 'staff', name: '' });
  expect((await status()).running?.id).toBe(data.id);
  expect((await begin()).code).toBe(refusalCode('backup.under_way'));
  const { rows } = await sql`SELECT 1 FROM operation_log WHERE record = ${`backup/${data.id}`}`.execute(db());
  expect(rows).toHaveLength(1);
});

test('however many ask at once, one waits', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => begin()));
  expect(answers.filter(({ status: of }) => of === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === refusalCode('backup.under_way'))).toHaveLength(7);
});

test('an old backup is an alarm on the page, on the dashboard and in the figures', async () => {
  await plant({ state: 'proven', hoursAgo: 2 });
  expect((await status()).alarms).toEqual([]);
  await sql`DELETE FROM backup_run`.execute(db());
  await plant({ state: 'proven', hoursAgo: 7 });
  expect(await status()).toMatchObject({
    alarms: ['stale'],
    everyMinutes: 60,
    keep: { recent: 6, daily: 7, weekly: 4 },
  });
  const { data } = await shop.call(staffReportEndpoints.workbench, { token: blind, query: { range: 'today' } });
  expect(data.waiting.backupAlarms).toBe(1);
  const figures = (await shop.app.server.inject('/metrics')).payload;
  expect(figures).toMatch(/^backup_alarms 1$/m);
  expect(Number(/^backup_newest_proven_age_seconds (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(7 * 3_600 - 60);
});

test('whoever may only look cannot begin one, and without the right nothing is shown', async () => {
  const nobody = await shop.staff({ permissions: ['dashboard.view'] });
  const tried = (token?: string) => {
    const by = token ? { token } : {};
    return Promise.all([
      shop.call(calls.listBackups, by),
      shop.call(calls.readBackupStatus, by),
      shop.call(calls.beginBackup, by),
    ]);
  };
  expect((await tried(blind)).map(({ status: of }) => of)).toEqual([200, 200, 403]);
  expect((await tried(nobody)).map(({ status: of }) => of)).toEqual([403, 403, 403]);
  expect((await tried()).map(({ status: of }) => of)).toEqual([401, 401, 401]);
  const { data } = await shop.call(staffReportEndpoints.workbench, { token: nobody, query: { range: 'today' } });
  expect(data.waiting.backupAlarms).toBeNull();
});
