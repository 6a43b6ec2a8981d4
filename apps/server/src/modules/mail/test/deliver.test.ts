import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { sendMail } from '../public.ts';
import { mailShops } from './fixtures.ts';
import { refusal, startMailServer } from './smtp.fixtures.ts';

let base: TestApp;
beforeAll(async () => {
  base = await testApp();
});
afterAll(() => base.close());

const { shopWith, server, closing } = mailShops(() => base);
afterEach(() => sql`DELETE FROM mail_outbox`.execute(base.app.platform.db));

const write = (shop: TestApp, to = 'ann@example.com', key: string = randomUUID()) =>
  inTransaction(shop.app.platform.db, (tx) =>
    sendMail(shop.app.platform, tx, {
      to,
      locale: 'es',
      template: 'email_code',
      values: { code: '482913', minutes: 10 },
      key,
      customerId: null,
      usefulSeconds: 600,
    }),
  );

type Row = { state: string; attempts: number; last_error: string; code: string; wait: number };
const rows = async (): Promise<Row[]> =>
  (
    await sql<Row>`SELECT state, attempts, last_error, filling->>'code' AS code,
      extract(epoch FROM next_try_at - app_now())::int AS wait FROM mail_outbox ORDER BY created_at, id`.execute(
      base.app.platform.db,
    )
  ).rows;
const deliver = (shop: TestApp) => shop.app.runJobs('mail.deliver');
const due = () => sql`UPDATE mail_outbox SET next_try_at = app_now()`.execute(base.app.platform.db);

test('a mail arrives once, in both forms, and its code is blanked in the outbox', async () => {
  const smtp = await server();
  const shop = await shopWith(smtp.env());
  await write(shop);
  await Promise.all([deliver(shop), deliver(shop)]);
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail?.to).toEqual(['ann@example.com']);
  expect(mail?.source).toMatch(/^From: Avela <shop@avela\.example>/m);
  expect(mail?.source).toContain('482913');
  expect(mail?.source).toMatch(/Content-Type: text\/plain/);
  expect(mail?.source).toMatch(/Content-Type: text\/html/);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, code: '' }]);
});

test('a mail is delivered soon after its commit without waiting for the job', async () => {
  const smtp = await server();
  const shop = await shopWith(smtp.env());
  await write(shop);
  await shop.app.deliverEvents();
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('one key is one mail, and a transaction that fails leaves none', async () => {
  await Promise.all(Array.from({ length: 10 }, () => write(base, 'ann@example.com', 'same')));
  await inTransaction(base.app.platform.db, async (tx) => {
    await sendMail(base.app.platform, tx, {
      to: 'a@example.com',
      locale: 'pt',
      template: 'deletion_done',
      values: {},
      key: 'undone',
      customerId: null,
    });
    throw new Error('undone');
  }).catch(() => undefined);
  expect(await rows()).toHaveLength(1);
});

test('of forty mails that two processes deliver at once each arrives once', async () => {
  const smtp = await server();
  const [one, two] = [await shopWith(smtp.env()), await shopWith(smtp.env())];
  for (let i = 0; i < 40; i += 1) await write(one, `person${i}@example.com`);
  await Promise.all([deliver(one), deliver(two)]);
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(40);
  expect(smtp.received).toHaveLength(40);
});

test('refused for now (4xx): tried again with growing pauses, then it arrives', async () => {
  let refusing = true;
  const smtp = await server({
    onRcptTo: (_address, _session, done) => done(refusing ? refusal(451, 'greylisted, come back') : null),
  });
  const shop = await shopWith(smtp.env());
  await write(shop);
  await deliver(shop);
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, code: '482913' }]);
  expect((await rows())[0]?.last_error).toContain('greylisted');
  expect((await rows())[0]?.wait).toBeGreaterThan(50);
  await deliver(shop);
  expect((await rows())[0]?.attempts).toBe(1);
  await due();
  await deliver(shop);
  expect((await rows())[0]?.wait).toBeGreaterThan(110);
  refusing = false;
  await due();
  await deliver(shop);
  expect(smtp.received).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, last_error: '' }]);
});

test('refused for good (5xx): given up at once, and the others arrive', async () => {
  const smtp = await server({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? refusal(550, 'no such mailbox') : null),
  });
  const shop = await shopWith(smtp.env());
  await write(shop, 'gone@example.com');
  await write(shop, 'ann@example.com');
  await deliver(shop);
  expect(await rows()).toMatchObject([
    { state: 'given_up', attempts: 1, code: '' },
    { state: 'sent', attempts: 1 },
  ]);
});

test('down: every mail stays, one try is made a run, and all arrive once it is back', async () => {
  const smtp = await startMailServer();
  const env = smtp.env();
  await smtp.close();
  const shop = await shopWith(env);
  for (let i = 0; i < 9; i += 1) {
    await write(shop, `person${i}@example.com`);
    // As after a quiet night: the planner knows of one mail.
    if (i === 0) await sql`ANALYZE mail_outbox`.execute(base.app.platform.db);
  }
  await deliver(shop);
  const tried = (await rows()).filter((row) => row.attempts > 0);
  expect(tried.length).toBeLessThanOrEqual(4);
  expect((await rows()).every((row) => row.state === 'waiting')).toBe(true);
});

test('hanging: the mail is tried again later; nothing else waits for it', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => silent.close(resolve)));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const shop = await shopWith({
    SMTP_URL: `smtp://127.0.0.1:${port}/?greetingTimeout=1500&socketTimeout=1500`,
    MAIL_FROM: 'shop@avela.example',
  });
  await write(shop);
  const begun = performance.now();
  await shop.app.deliverEvents();
  // The event is done with although the mail server says nothing.
  expect(performance.now() - begun).toBeLessThan(1_000);
  await write(shop);
  expect(performance.now() - begun).toBeLessThan(1_200);
  await deliver(shop);
  const [first] = await rows();
  expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(first?.last_error).not.toBe('');
});

test('without a mail server mails are kept with their code until it runs out', async () => {
  await write(base);
  await deliver(base);
  expect(await rows()).toMatchObject([{ state: 'kept', code: '482913' }]);
  await sql`UPDATE mail_outbox SET useless_at = app_now()`.execute(base.app.platform.db);
  await deliver(base);
  expect(await rows()).toMatchObject([{ state: 'kept', code: '' }]);
});

test('a code that ran out is not delivered any more, and the thirteenth failure is not the last', async () => {
  const smtp = await server({ onRcptTo: (_address, _session, done) => done(refusal(451, 'later')) });
  const shop = await shopWith(smtp.env());
  await write(shop, 'late@example.com');
  await sql`UPDATE mail_outbox SET useless_at = app_now()`.execute(base.app.platform.db);
  await write(shop, 'worn@example.com');
  await sql`UPDATE mail_outbox SET attempts = 13 WHERE recipient = 'worn@example.com'`.execute(base.app.platform.db);
  await deliver(shop);
  expect(smtp.received).toHaveLength(0);
  expect((await rows()).map((row) => [row.state, row.attempts])).toEqual([
    ['given_up', 0],
    ['given_up', 14],
  ]);
});

test('a turn that a killed process left is taken over when it is over', async () => {
  const smtp = await server();
  const shop = await shopWith(smtp.env());
  await write(shop);
  await sql`UPDATE mail_outbox SET attempts = 1, next_try_at = app_now() + interval '5 minutes'`.execute(
    base.app.platform.db,
  );
  await deliver(shop);
  expect(smtp.received).toHaveLength(0);
  await due();
  await deliver(shop);
  expect(smtp.received).toHaveLength(1);
});

test('a mail to somebody who is gone names nobody once it is done', async () => {
  const smtp = await server();
  const shop = await shopWith(smtp.env());
  await inTransaction(shop.app.platform.db, (tx) =>
    sendMail(shop.app.platform, tx, {
      to: 'gone@example.com',
      locale: 'en-US',
      template: 'deletion_done',
      values: {},
      key: 'bye',
      customerId: null,
      eraseWhenDone: true,
    }),
  );
  await deliver(shop);
  expect(smtp.received[0]?.to).toEqual(['gone@example.com']);
  const { rows: left } = await sql`SELECT 1 FROM mail_outbox WHERE to_jsonb(mail_outbox)::text LIKE '%gone@%'`.execute(
    base.app.platform.db,
  );
  expect(left).toHaveLength(0);
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
});
