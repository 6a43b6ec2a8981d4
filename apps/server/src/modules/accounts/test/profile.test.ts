import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addSpent, buyer, lockCustomer } from '../core.ts';
import { addAgent, newcomer } from './fixtures.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
  await sql`
    INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp) VALUES
      ('0197a000-0000-7000-8000-000000000011', 'bronze', '{"en-US": "Bronze", "zh-cn": "青铜"}', 0, 0),
      ('0197a000-0000-7000-8000-000000000012', 'silver', '{"en-US": "Silver"}', 50000, 200)
  `.execute(shop.app.platform.db);
});
afterAll(() => shop.close());

const edit = (token: string, raw: Record<string, unknown>) =>
  shop.call(accountEndpoints.updateUserInfo, { token, raw });

test("who is signed in is told by GET and POST alike, in the reader's language and currency", async () => {
  const { token } = await newcomer(shop);
  const get = await shop.call(accountEndpoints.userInfo, { token, lang: 'zh-cn' });
  const post = await shop.call(accountEndpoints.userInfoPost, { token, lang: 'zh-cn' });
  expect(get.data).toEqual(post.data);
  expect(get.data.level).toMatchObject({ name: '青铜', identifier: 'bronze' });
  expect(get.data.currency_info).toMatchObject({ code: 'USD', name: '美元', symbol: '$' });
  expect(JSON.stringify(get.data)).not.toMatch(/password|argon/);
});

test('a nickname is changed, and one that is taken is refused, also at the same moment', async () => {
  const [one, two] = [await newcomer(shop), await newcomer(shop)];
  expect((await edit(one.token, { nickname: '小芳_1' })).data.nickname).toBe('小芳_1');
  const refused = await edit(two.token, { nickname: '小芳_1' });
  expect(refused.code).toBe(refusalCode('account.nickname_taken'));
  expect(refused.data).toMatchObject({ fields: { nickname: 'error.account.nickname_taken' } });
  expect((await edit(one.token, { nickname: '小芳_1' })).code).toBe(200);
  const race = await Promise.all([one, two].map(({ token }) => edit(token, { nickname: 'Racer' })));
  expect(race.map((answer) => answer.code).sort()).toEqual([200, refusalCode('account.nickname_taken')]);
});

test('a nickname of the shop’s people is refused, and who has one from before keeps it', async () => {
  const { token, id } = await newcomer(shop);
  const refused = await edit(token, { nickname: '客服01' });
  expect(refused).toMatchObject({
    code: refusalCode('account.nickname_reserved'),
    data: { fields: { nickname: 'error.account.nickname_reserved' } },
  });
  await sql`UPDATE customer SET nickname = 'Support' WHERE id = ${id}`.execute(shop.app.platform.db);
  expect((await edit(token, { nickname: 'SUPPORT', gender: 'other' })).data).toMatchObject({ nickname: 'SUPPORT' });
  expect((await edit(token, { nickname: 'Support2' })).code).toBe(refusalCode('account.nickname_reserved'));
});

test('an avatar must be a picture the customer uploaded', async () => {
  const { token } = await newcomer(shop);
  expect((await edit(token, { avatar: '/files/somebody/else.webp' })).code).toBe(refusalCode('input.invalid'));
  expect((await edit(token, { avatar: 'https://evil.example/x.png' })).code).toBe(refusalCode('input.invalid'));
  expect((await edit(token, { avatar: null })).code).toBe(200);
});

test('gender and birthday are set, cleared, and seen by their owner', async () => {
  const { token } = await newcomer(shop);
  const first = (await shop.call(accountEndpoints.userInfo, { token })).data;
  expect(first).toMatchObject({ gender: null, birthday: null });
  expect((await edit(token, { gender: 'other', birthday: '1990-02-28' })).data).toMatchObject({
    gender: 'other',
    birthday: '1990-02-28',
  });
  expect((await edit(token, { nickname: 'Still-there' })).data).toMatchObject({ birthday: '1990-02-28' });
  expect((await edit(token, { gender: null, birthday: null })).data).toMatchObject({ gender: null, birthday: null });
});

test.each([
  ['2999-01-01', 'field.birthday_future'],
  ['1880-01-01', 'field.birthday_early'],
  ['1990-02-30', 'field.birthday_format'],
  ['28/02/1990', 'field.birthday_format'],
  ['', 'field.birthday_format'],
])('the birthday "%s" is refused at its field', async (birthday, key) => {
  const { token } = await newcomer(shop);
  const answer = await edit(token, { birthday });
  expect(answer.code).toBe(refusalCode('input.invalid'));
  expect(answer.data).toMatchObject({ fields: { birthday: key } });
});

test.each([
  ['', 'field.nickname_required'],
  ['   ', 'field.nickname_required'],
  ['x'.repeat(51), 'field.nickname_too_long'],
  ['two words', 'field.nickname_characters'],
  ['José', 'field.nickname_characters'],
  ['a!b', 'field.nickname_characters'],
  ['ｗｉｄｅ', 'field.nickname_characters'],
])('the nickname "%s" is refused with its own message', async (nickname, key) => {
  const { token } = await newcomer(shop);
  expect((await edit(token, { nickname })).data).toMatchObject({ fields: { nickname: key } });
});

test("somebody else's nickname is not changed by editing mine, and no token edits nothing", async () => {
  const [one, two] = [await newcomer(shop), await newcomer(shop)];
  await edit(one.token, { gender: 'female' });
  expect((await shop.call(accountEndpoints.userInfo, { token: two.token })).data.gender).toBeNull();
  expect((await shop.call(accountEndpoints.updateUserInfo, { raw: { gender: 'male' } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  expect((await edit(two.token, { gender: 'robot' })).data).toMatchObject({ fields: { gender: 'field.invalid' } });
});

test.each(['email', 'balance', 'points', 'level', 'spent_usd', 'password_hash', 'disabled_at', 'inviteCode'])(
  'the field %s cannot be assigned',
  async (field) => {
    const { token } = await newcomer(shop);
    const before = (await shop.call(accountEndpoints.userInfo, { token })).data;
    const answer = await edit(token, { nickname: `Nick-${field.length}`, [field]: 'x' });
    expect(answer.code).toBe(refusalCode('input.invalid'));
    expect((await shop.call(accountEndpoints.userInfo, { token })).data).toEqual(before);
  },
);

test('what a customer spent decides their level and what it takes off', async () => {
  const { id } = await newcomer(shop);
  const { db } = shop.app.platform;
  expect(await buyer(db, id)).toMatchObject({ emailVerified: false, levelDiscountBp: 0, agentRebateBp: 500 });
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, id);
    await addSpent(tx, id, 50_000);
  });
  expect(await buyer(db, id)).toMatchObject({ levelDiscountBp: 200, levelName: { 'en-US': 'Silver' } });
  await db.transaction().execute((tx) => addSpent(tx, id, -90_000));
  expect((await buyer(db, id)).levelDiscountBp).toBe(0);
  await expect(buyer(db, '0197a000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ key: 'auth.user_missing' });
});

test('the invariants of accounts hold after all this', async () => {
  const broken = (await shop.app.verify()).filter((result) => !result.ok);
  expect(broken).toEqual([]);
});
