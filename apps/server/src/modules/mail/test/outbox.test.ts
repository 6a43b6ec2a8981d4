import { randomUUID } from 'node:crypto';
import { staffMailEndpoints } from '@app/contract/mail/staff-endpoints';
import type { MailTemplate } from '@app/contract/mail/templates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sendMail } from '../public.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

async function write(to: string, template: MailTemplate = 'welcome'): Promise<string> {
  const { platform } = shop.app;
  const key = randomUUID();
  const values = { nickname: 'Ann', points: 100, code: '123456', minutes: 10 };
  const mail = { to, locale: 'pt', template, values: values as never, key, customerId: null, usefulSeconds: 600 };
  await inTransaction(platform.db, (tx) => sendMail(platform, tx, mail));
  const { rows } = await sql<{ id: string }>`SELECT id FROM mail_outbox WHERE key = ${key}`.execute(platform.db);
  return rows[0]?.id ?? '';
}

const list = (query: Record<string, string>, token = staff) =>
  shop.call(staffMailEndpoints.listMails, { token, query: query as never });

test('the outbox is searched by recipient, kind and state, newest first, with counts', async () => {
  await write('first@example.com');
  await write('second_1@example.com', 'email_code');
  const all = await list({});
  expect(all.status).toBe(200);
  expect(all.data.list.map((row) => row.recipient)).toEqual(['second_1@example.com', 'first@example.com']);
  expect(all.data.counts).toEqual({ all: 2, waiting: 2, sent: 0, kept: 0, given_up: 0 });
  expect(all.data.list[1]).toMatchObject({ subject: 'Boas-vindas, Ann', locale: 'pt', actions: [] });
  expect((await list({ recipient: 'SECOND_' })).data.total).toBe(1);
  // An underscore is no wildcard.
  expect((await list({ recipient: 'd_e' })).data.total).toBe(0);
  expect((await list({ template: 'welcome' })).data.total).toBe(1);
  await shop.app.runJobs('mail.deliver');
  expect((await list({ state: 'kept' })).data.total).toBe(2);
  expect((await list({ state: 'sent' })).data.list).toEqual([]);
});

test('one mail shows what its reader sees', async () => {
  const id = await write('reader@example.com', 'email_code');
  const read = await shop.call(staffMailEndpoints.readMail, { token: staff, params: { id } });
  expect(read.data.text).toContain('123456');
  expect(read.data.html).toContain('<!doctype html>');
  const missing = await shop.call(staffMailEndpoints.readMail, { token: staff, params: { id: randomUUID() } });
  expect([missing.status, missing.code]).toEqual([404, refusalCode('record.not_found')]);
});

test('a kept mail can be sent again, one that was sent or whose code ran out cannot', async () => {
  const { db } = shop.app.platform;
  const retry = (id: string) => shop.call(staffMailEndpoints.retryMail, { token: staff, params: { id } });
  const id = await write('again@example.com');
  await shop.app.runJobs('mail.deliver');
  const again = await retry(id);
  expect(again.data).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await retry(id)).code).toBe(refusalCode('mail.not_retryable'));
  const { rows } = await sql<{ outcome: string }>`SELECT outcome FROM operation_log
    WHERE action = 'mail.retry' AND record = ${`mail/${id}`} ORDER BY id`.execute(db);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'mail.not_retryable']);
  const code = await write('code@example.com', 'email_code');
  await shop.app.runJobs('mail.deliver');
  await sql`UPDATE mail_outbox SET useless_at = app_now() WHERE id = ${code}`.execute(db);
  await shop.app.runJobs('mail.deliver');
  expect((await retry(code)).code).toBe(refusalCode('mail.not_retryable'));
  await sql`UPDATE mail_outbox SET state = 'sent' WHERE id = ${id} AND done_at IS NOT NULL`.execute(db);
  await shop.app.runJobs('mail.deliver');
  expect((await retry(randomUUID())).code).toBe(refusalCode('record.not_found'));
});

test("nobody without the permission reads mails, an agent's staff never", async () => {
  const id = await write('secret@example.com');
  const none = await shop.staff({ permissions: ['dashboard.view'] });
  const agent = await shop.staff({ agentId: shop.agentId });
  for (const token of [none, agent]) {
    expect((await list({}, token)).code).toBe(refusalCode('access.denied'));
    expect((await shop.call(staffMailEndpoints.readMail, { token, params: { id } })).code).toBe(
      refusalCode('access.denied'),
    );
    expect((await shop.call(staffMailEndpoints.retryMail, { token, params: { id } })).code).toBe(
      refusalCode('access.denied'),
    );
  }
  expect((await shop.call(staffMailEndpoints.listMails)).code).toBe(refusalCode('auth.sign_in_needed'));
  const reader = await shop.staff({ permissions: ['system.mail.view'] });
  expect((await list({}, reader)).code).toBe(200);
  expect((await shop.call(staffMailEndpoints.retryMail, { token: reader, params: { id } })).code).toBe(
    refusalCode('access.denied'),
  );
});

test('mails done long ago are forgotten, those that wait are not', async () => {
  const { db } = shop.app.platform;
  await sql`DELETE FROM mail_outbox`.execute(db);
  await write('old@example.com');
  await shop.app.runJobs('mail.deliver');
  await write('waits@example.com');
  await sql`UPDATE mail_outbox SET created_at = app_now() - interval '100 days',
    done_at = CASE WHEN done_at IS NULL THEN NULL ELSE app_now() - interval '100 days' END`.execute(db);
  expect(await shop.app.runJobs('mail.forget-old')).toBe(1);
  expect((await list({})).data.list.map((row) => row.recipient)).toEqual(['waits@example.com']);
});
