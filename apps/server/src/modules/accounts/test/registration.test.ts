import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { AGENT_CODE, addAgent, newcomer, PASSWORD } from './fixtures.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
  await sql`UPDATE shop_identity SET name = 'Harbour & Söhne'`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['*']);
});
afterAll(() => shop.close());

const form = (change: Record<string, unknown> = {}) => ({
  email: 'someone@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  inviteCode: AGENT_CODE,
  ...change,
});
const register = (change: Record<string, unknown> = {}, lang = 'en-US') =>
  shop.call(accountEndpoints.register, { raw: form(change), lang });

test('registering signs in, grants the points and remembers who invited', async () => {
  const answer = await shop.call(accountEndpoints.register, {
    body: { ...form(), email: 'Li.Na@Example.com' },
    lang: 'zh-cn',
    currency: 'EUR',
  });
  expect(answer.code).toBe(200);
  expect(answer.data.pointsGranted).toBe(100);
  expect(answer.data.userInfo).toMatchObject({ nickname: 'LiNa', email: 'Li.Na@Example.com', pointsLocked: true });
  const info = await shop.call(accountEndpoints.userInfo, { token: answer.data.token.token, lang: 'zh-cn' });
  expect(info.data.id).toBe(answer.data.userInfo.id);
  const { rows } = await sql`
    SELECT invited_by_agent IS NOT NULL AS agent, locale, password_hash LIKE '$argon2id$v=19$%' AS hashed
      FROM customer WHERE email = 'Li.Na@Example.com'`.execute(shop.app.platform.db);
  expect(rows).toEqual([{ agent: true, locale: 'zh-cn', hashed: true }]);
  const events = await sql`SELECT 1 FROM outbox_event WHERE name = 'account.registered'`.execute(shop.app.platform.db);
  expect(events.rows).toHaveLength(1);
});

test('a customer can invite by their own code, in any case', async () => {
  const host = await newcomer(shop);
  const answer = await register({ email: 'guest@example.com', inviteCode: host.info.inviteCode.toLowerCase() });
  expect(answer.code).toBe(200);
  const { rows } = await sql<{ host: string }>`
    SELECT invited_by_user AS host FROM customer WHERE email = 'guest@example.com'`.execute(shop.app.platform.db);
  expect(rows[0]?.host).toBe(host.id);
});

test('an invite code is read in one way: misread letters, full-width letters, dashes and what is not seen do not matter', async () => {
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (gen_random_uuid(), 'Solo', 'SOLO10')`.execute(
    shop.app.platform.db,
  );
  for (const [index, inviteCode] of ['s0l0-1o', 'ＳＯＬＯ１０', 'S OLO–I0\u200b', 'solo10'].entries())
    expect((await register({ email: `solo${index}@example.com`, inviteCode })).code).toBe(200);
  const host = await newcomer(shop);
  const { inviteCode } = host.info;
  const misread = [...inviteCode.replaceAll('0', 'o').replaceAll('1', 'l')].join('\u2010');
  expect((await register({ email: 'guest2@example.com', inviteCode: misread })).code).toBe(200);
});

test.each([
  ['account.wrong_invite_code', { inviteCode: 'NOBODY' }, 'inviteCode'],
  ['account.password_inconsistent', { confirmPassword: 'Lantern-43' }, 'confirmPassword'],
  ['account.password_too_common', { password: 'Password1', confirmPassword: 'Password1' }, 'password'],
  ['account.email_registered', { email: 'TAKEN@example.com' }, 'email'],
  ['account.nickname_taken', { nickname: 'TAKEN' }, 'nickname'],
  ['account.nickname_reserved', { nickname: 'Adm1n_24' }, 'nickname'],
  ['account.nickname_reserved', { nickname: 'Harbour_Sohne-Support' }, 'nickname'],
] as const)("%s is told at its field, in the reader's language", async (key, change, field) => {
  if (key === 'account.email_registered') await newcomer(shop, 'taken@example.com');
  const answer = await register(change, 'es');
  expect(answer).toMatchObject({ status: 200, code: errorCatalogue[key].code });
  expect(answer.data).toMatchObject({ fields: { [field]: `error.${key}` } });
  expect(answer.msg).toBe(shop.app.platform.translate('es', `error.${key}`));
  expect(answer.msg).not.toContain('error.');
});

test('an e-mail that begins with a reserved name registers under another', async () => {
  const answer = await register({ email: 'support@example.com' });
  expect(answer.data.userInfo.nickname).toMatch(/^user_[0-9A-Z]{5}$/);
});

test('nothing of a failed registration stays', async () => {
  const before = await sql`SELECT count(*) FROM customer`.execute(shop.app.platform.db);
  await register({ inviteCode: 'NOBODY' });
  expect((await sql`SELECT count(*) FROM customer`.execute(shop.app.platform.db)).rows).toEqual(before.rows);
});

test.each(['balance', 'points', 'email_verified_at', 'invited_by_user', 'spent_usd', 'id', 'disabled_at', 'level'])(
  'the field %s cannot be assigned',
  async (field) => {
    const answer = await register({ email: `assign-${field}@example.com`, [field]: '1' });
    expect(answer.code).toBe(refusalCode('input.invalid'));
    expect(answer.data).toMatchObject({ fields: { [field]: 'field.unknown' } });
  },
);

test.each([
  ['email', 'nobody', 'field.email_format'],
  ['email', `${'a'.repeat(45)}@example.com`, 'field.email_too_long'],
  ['password', 'short', 'field.password_length'],
  ['password', 'x'.repeat(21), 'field.password_length'],
  ['nickname', '<b>x</b>', 'field.nickname_characters'],
  ['nickname', 'a'.repeat(51), 'field.nickname_too_long'],
  ['inviteCode', '', 'field.invite_code_required'],
  ['inviteCode', null, 'field.invite_code_required'],
])('%s as %j is refused', async (field, value, messageKey) => {
  const answer = await register({ [field]: value });
  expect(answer.code).toBe(refusalCode('input.invalid'));
  expect(answer.data).toMatchObject({ fields: { [field]: messageKey } });
});

test('twenty registrations of one e-mail and one mail name at a time make one account each', async () => {
  const same = await Promise.all(Array.from({ length: 10 }, () => register({ email: 'race@example.com' })));
  expect(same.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(same.filter((answer) => answer.code === errorCatalogue['account.email_registered'].code)).toHaveLength(9);
  const names = await Promise.all(
    Array.from({ length: 10 }, (_, i) => register({ email: `twin@host${i}.example.com` })),
  );
  expect(names.every((answer) => answer.code === 200)).toBe(true);
  const nicknames = new Set(names.map((answer) => (answer.data.userInfo as { nickname: string }).nickname));
  expect(nicknames.size).toBe(10);
});
