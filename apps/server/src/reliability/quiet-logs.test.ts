import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTraceReceiver, type TraceReceiver } from '../platform/testing/trace-receiver.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let receiver: TraceReceiver;
let said = '';
beforeAll(async () => {
  const write = (line: string): void => {
    said += line;
  };
  receiver = await startTraceReceiver();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  app = await testApp({ env: { LOG_LEVEL: 'trace', ...traced }, logTo: { write } });
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (gen_random_uuid(), 'House', 'WELCOME')`.execute(
    app.app.platform.db,
  );
});
afterAll(async () => {
  await app.close();
  await receiver.stop();
});

/** What must never stand in a log: things only their owner knows. */
const SECRET = {
  password: 'Canary-pass-1',
  newPassword: 'Canary-pass-2',
  wrong: 'Canary-wrong-3',
  name: 'Canary Personname',
  street: '7 Canary Streetname',
  phone: '+12025550187',
  email: 'canary-owner@example.com',
};

test('when people sign up, in, change and fail in every way, then no secret of theirs is logged at any level or told by a trace', async () => {
  const { email, password, newPassword, wrong } = SECRET;
  const joined = await app.call(accountEndpoints.register, {
    body: { email, password, confirmPassword: password, inviteCode: 'WELCOME' },
  });
  expect(joined.code).toBe(200);
  const { token } = joined.data.token;
  await app.call(accountEndpoints.login, { body: { email, password: wrong } });
  await app.call(accountEndpoints.login, { raw: `{"email":"${email}","password":"${wrong}"` });
  await app.call(accountEndpoints.login, { body: { email, password } });
  const address = {
    name: SECRET.name,
    country: 'US',
    tel: SECRET.phone,
    province: 'Ohio',
    city: 'Akron',
    postalCode: '44301',
    addressDetail: SECRET.street,
    isDefault: true,
  };
  expect((await app.call(accountEndpoints.saveAddress, { token, body: address })).code).toBe(200);
  await app.call(accountEndpoints.saveAddress, { token, raw: { ...address, country: 'XX', odd: SECRET.street } });
  await app.call(accountEndpoints.changePassword, {
    token,
    body: { oldPassword: wrong, password: newPassword, confirmPassword: newPassword },
  });
  await app.call(accountEndpoints.changePassword, {
    token,
    body: { oldPassword: password, password: newPassword, confirmPassword: newPassword },
  });
  await app.call(securityEndpoints.forgotPassword, { body: { email } });
  await app.call(staffEndpoints.login, {
    body: { username: 'admin', password: wrong, captchaId: 'x', captcha: 'y' } as never,
  });
  await app.call(accountEndpoints.userInfo, { token: `${token}x` });
  // Faults, so that something is logged: rows that the database will not have, and a value that it cannot read.
  const { db } = app.app.platform;
  await sql`ALTER TABLE address ADD CONSTRAINT nobody CHECK (name <> ${sql.lit(SECRET.name)}) NOT VALID`.execute(db);
  expect((await app.call(accountEndpoints.saveAddress, { token, body: address })).code).toBe(
    refusalCode('operation.failed'),
  );
  await sql`ALTER TABLE address DROP CONSTRAINT nobody, ALTER COLUMN name TYPE int USING 1`.execute(db);
  // The connection that has prepared the statement meets another type; any other finds a text that is no number, and refuses it.
  const saved = () => app.call(accountEndpoints.saveAddress, { token, body: address });
  const codes = async () => (await Promise.all([saved(), saved(), saved(), saved()])).map(({ code }) => code);
  await expect.poll(codes).toContain(5000);
  const { rows } = await sql<{ code: string }>`
    SELECT filling ->> 'code' AS code FROM mail_outbox WHERE filling ->> 'code' IS NOT NULL`.execute(db);
  expect(said.split('\n').length).toBeGreaterThan(2);
  expect(said).toContain('violates check constraint');
  const secrets = [...Object.values(SECRET), token, ...rows.map((row) => row.code)];
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  await app.app.deliverEvents();
  const heard = () => receiver.bodies.join('\n');
  // What is asked last is delivered last.
  await app.call(accountEndpoints.userInfo, { token });
  const last = () => receiver.spans().filter(({ name }) => name === 'GET /app_index/user/userInfo').length;
  await expect.poll(last, { timeout: 15_000 }).toBe(2);
  expect(receiver.spans().map(({ name }) => name)).toContain('INSERT address');
  expect(secrets.filter((secret) => heard().includes(secret))).toEqual([]);
  const failed = said.split('\n').find((line) => line.includes('violates check constraint'));
  const { trace_id } = JSON.parse(failed ?? '{}') as { trace_id?: string };
  expect(receiver.spans().some(({ traceId, failed }) => failed && traceId === trace_id)).toBe(true);
});
