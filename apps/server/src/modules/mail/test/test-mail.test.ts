import { createServer } from 'node:net';
import { staffMailEndpoints } from '@app/contract/mail/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { mailShops } from './fixtures.ts';
import { refusal, startMailServer } from './smtp.fixtures.ts';

const PASSWORD = 'p4ss w@rd';
const SIGNED_IN = `shop:${encodeURIComponent(PASSWORD)}@`;

let base: Shop;
let staff: string;
beforeAll(async () => {
  base = await openShop();
  staff = await base.staff();
});
afterAll(() => base.close());

const { shopWith, server, closing } = mailShops(() => base);
afterEach(() => sql`DELETE FROM mail_outbox`.execute(base.app.platform.db));

const MAIL_FROM = 'Shop <shop@shop.example>';
const tryMail = (shop: TestApp, to = 'owner@shop.example', token = staff) =>
  shop.call(staffMailEndpoints.testMail, { token, body: { email: to } });
const outbox = async () =>
  (
    await sql<{ state: string; template: string; attempts: number; last_error: string }>`
      SELECT state, template, attempts, last_error FROM mail_outbox`.execute(base.app.platform.db)
  ).rows;

test('a test arrives at once in the language asked for, and stands in the outbox and the log', async () => {
  const smtp = await server();
  const shop = await shopWith({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM });
  const { status, data } = await shop.call(staffMailEndpoints.testMail, {
    token: staff,
    body: { email: 'owner@shop.example' },
    lang: 'es',
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    outcome: 'accepted',
    server: `smtp://127.0.0.1:${smtp.port}`,
    sender: MAIL_FROM,
    answer: expect.stringContaining('250'),
  });
  expect(smtp.received.map(({ to }) => to)).toEqual([['owner@shop.example']]);
  expect(smtp.received[0]?.source).toContain('Subject: Correo de prueba');
  expect(await outbox()).toMatchObject([{ state: 'sent', template: 'mail_test', attempts: 1 }]);
  await shop.app.runJobs('mail.deliver');
  expect(smtp.received).toHaveLength(1);
  const { rows } = await sql<{ record: string }>`SELECT record FROM operation_log WHERE action = 'mail.test'`.execute(
    base.app.platform.db,
  );
  expect(rows).toEqual([{ record: `mail/${data.mailId}` }]);
});

test('without a mail server that is the result, and nothing is written', async () => {
  const { data } = await tryMail(base);
  expect(data).toMatchObject({ outcome: 'not_set_up', server: null, mailId: null });
  expect(await outbox()).toEqual([]);
});

test('each refusal of the server is told by its step, and is not tried again', async () => {
  const cases: [outcome: string, options: Parameters<typeof startMailServer>[0]][] = [
    ['sender_refused', { onMailFrom: (_address, _session, done) => done(refusal(553, 'not your address')) }],
    ['recipient_refused', { onRcptTo: (_address, _session, done) => done(refusal(550, 'no such mailbox')) }],
    ['recipient_refused', { onRcptTo: (_address, _session, done) => done(refusal(451, 'greylisted')) }],
    [
      'content_refused',
      {
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on('end', () => done(refusal(554, 'spam')));
        },
      },
    ],
  ];
  for (const [outcome, options] of cases) {
    const smtp = await server(options);
    const { data } = await tryMail(await shopWith({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM }));
    expect(data).toMatchObject({ outcome, answer: expect.stringMatching(/55[0-9]|451/) });
  }
  expect((await outbox()).map(({ state }) => state)).toEqual(cases.map(() => 'given_up'));
});

test('a wrong password is told; the password itself stands nowhere, even where the server repeats it', async () => {
  const smtp = await server({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const packed = Buffer.from(`\0${username}\0${password}`).toString('base64');
      done(refusal(535, `who is ${username} with ${password} (${packed})?`));
    },
  });
  const shop = await shopWith({ SMTP_URL: `smtp://${SIGNED_IN}127.0.0.1:${smtp.port}`, MAIL_FROM });
  const answer = await tryMail(shop);
  expect(answer.data).toMatchObject({
    outcome: 'sign_in_refused',
    server: `smtp://127.0.0.1:${smtp.port}`,
    answer: expect.stringContaining('who is shop with ••• (•••)?'),
  });
  const packed = Buffer.from(`\0shop\0${PASSWORD}`).toString('base64');
  const stored = await sql`SELECT to_jsonb(m)::text FROM mail_outbox m
    UNION ALL SELECT to_jsonb(o)::text FROM operation_log o`.execute(base.app.platform.db);
  for (const text of [answer.data, stored.rows])
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), packed])
      expect(JSON.stringify(text)).not.toContain(secret);
});

test('a delivery that fails keeps the password out of the outbox as well', async () => {
  const smtp = await server({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => done(refusal(535, `not with ${password}`)),
  });
  const shop = await shopWith({ SMTP_URL: `smtp://${SIGNED_IN}127.0.0.1:${smtp.port}`, MAIL_FROM });
  await sql`INSERT INTO mail_outbox (id, key, recipient, locale, template, filling)
    VALUES (gen_random_uuid(), 'one', 'ann@example.com', 'en-US', 'deletion_done', '{}')`.execute(base.app.platform.db);
  await shop.app.runJobs('mail.deliver');
  expect((await outbox())[0]?.last_error).toContain('not with •••');
});

test('no server, a silent one, a name nobody knows: each is told apart within its time', async () => {
  const gone = await startMailServer();
  await gone.close();
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => silent.close(resolve)));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const [url, outcome] of [
    [`smtp://127.0.0.1:${gone.port}`, 'unreachable'],
    [`smtp://127.0.0.1:${port}/?greetingTimeout=800`, 'timeout'],
    ['smtp://nowhere.invalid', 'unknown_host'],
  ] as const) {
    const { data } = await tryMail(await shopWith({ SMTP_URL: url, MAIL_FROM }));
    expect(data.outcome).toBe(outcome);
    expect(data.milliseconds).toBeLessThan(8_000);
  }
});

test('encryption: a certificate that nobody vouches for, a port that speaks none', async () => {
  // The server's own certificate is self-signed.
  const secure = await server({ secure: true });
  const upgrading = await server({ disabledCommands: [] });
  const plain = await server();
  for (const [url, outcome] of [
    [`smtps://127.0.0.1:${secure.port}`, 'bad_certificate'],
    [`smtp://127.0.0.1:${upgrading.port}`, 'bad_certificate'],
    [`smtps://127.0.0.1:${plain.port}`, 'no_encryption'],
    [`smtp://127.0.0.1:${plain.port}/?requireTLS=true`, 'no_encryption'],
  ] as const) {
    const { data } = await tryMail(await shopWith({ SMTP_URL: url, MAIL_FROM }));
    expect([url, data.outcome]).toEqual([url, outcome]);
  }
});

test('no recipient, a bad one, no right, no sign-in, and an agent’s staff are refused', async () => {
  const call = (body: object, token?: string) =>
    base.call(staffMailEndpoints.testMail, { raw: body, ...(token ? { token } : {}) });
  expect((await call({}, staff)).code).toBe(refusalCode('input.missing'));
  expect(await call({ email: 'nobody' }, staff)).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { email: expect.any(String) } },
  });
  expect((await call({ email: `${'x'.repeat(60)}@shop.example` }, staff)).code).toBe(refusalCode('input.invalid'));
  const [none, agent] = [
    await base.staff({ permissions: ['system.mail.view', 'system.mail.retry'] }),
    await base.staff({ agentId: base.agentId }),
  ];
  for (const token of [none, agent])
    expect((await call({ email: 'a@shop.example' }, token)).code).toBe(refusalCode('access.denied'));
  expect((await call({ email: 'a@shop.example' })).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('five tests in ten minutes are enough for anybody', async () => {
  const shop = await shopWith({ RATE_LIMITS: 'true' });
  const token = await base.staff();
  const answers = await Promise.all(Array.from({ length: 8 }, () => tryMail(shop, 'owner@shop.example', token)));
  expect(answers.map(({ code }) => code).sort()).toEqual([
    200,
    200,
    200,
    200,
    200,
    refusalCode('rate.too_many'),
    refusalCode('rate.too_many'),
    refusalCode('rate.too_many'),
  ]);
});
