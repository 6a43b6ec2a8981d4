import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { codeTo, lettersTo } from './letters.fixtures.ts';
import { openUserShop, PASSWORD, someone } from './users.fixtures.ts';

const { shop, db, staff, agents, otherAgent, create, read, inputOf, edit, fullLog } = await openUserShop();
afterAll(() => shop.close());

test('staff open an account with everything known of a customer, who chooses a password by mail and signs in', async () => {
  const made = await create({
    nickname: 'Ana_Reis',
    email: 'ana.reis@example.com',
    realName: '  Ana Maria Reis ',
    phoneCountry: 'PT',
    phone: '912 345 678',
    gender: 'female',
    birthday: '1990-02-28',
    locale: 'pt',
    grantedLevel: 'tide',
  });
  expect(made.status).toBe(200);
  expect(made.data).toMatchObject({
    nickname: 'Ana_Reis',
    email: 'ana.reis@example.com',
    emailVerified: false,
    realName: 'Ana Maria Reis',
    phone: '+351912345678',
    phoneCountry: 'PT',
    gender: 'female',
    birthday: '1990-02-28',
    locale: 'pt',
    agent: null,
    chain: [],
    level: { identifier: 'tide', granted: true },
    benefits: ['Free postage', 'A gift'],
    notes: [{ kind: 'created' }],
    about: { size: null, hobbies: [] },
    payoutAccounts: [],
    validSubordinates: 0,
  });
  expect(JSON.stringify(made.data)).not.toMatch(/password|argon/i);
  await shop.app.deliverEvents();
  const letters = await lettersTo(shop, 'ana.reis@example.com');
  expect(letters.map(({ template, locale }) => [template, locale])).toEqual([['account_opened', 'pt']]);
  expect(letters[0]?.filling).toMatchObject({ query: '?email=ana.reis%40example.com' });
  await shop.call(securityEndpoints.forgotPassword, { body: { email: 'ana.reis@example.com' } });
  await shop.app.deliverEvents();
  const code = await codeTo(shop, 'ana.reis@example.com');
  const body = { email: 'ana.reis@example.com', code, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await shop.call(securityEndpoints.resetPassword, { body })).code).toBe(200);
  const joined = await shop.call(accountEndpoints.login, { body: { email: body.email, password: PASSWORD } });
  expect(joined.data.userInfo).toMatchObject({ points: 100, pointsLocked: true, level: { identifier: 'tide' } });
  const [entry] = await fullLog(made.data.id);
  expect(entry).toMatchObject({
    action: 'user.create',
    before: null,
    after: { gender: 'female', grantedLevel: 'tide' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Ana|ana\.reis|912345|1990/);
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
});

test('without a nickname it is taken from the e-mail, and nobody can sign in before a password was chosen', async () => {
  const made = await create({ nickname: null, email: 'only.mail@example.com' });
  expect(made.data).toMatchObject({ nickname: 'onlymail', realName: null, phone: null });
  for (const password of ['', 'password', PASSWORD]) {
    const login = await shop.call(accountEndpoints.login, { raw: { email: 'only.mail@example.com', password } });
    expect(login.code).not.toBe(200);
  }
});

test.each([
  [{ email: 'nobody' }, 'email', 'field.email_format'],
  [{ email: `${'a'.repeat(45)}@example.com` }, 'email', 'field.email_too_long'],
  [{ nickname: '<b>' }, 'nickname', 'field.nickname_characters'],
  [{ nickname: 'n'.repeat(51) }, 'nickname', 'field.nickname_too_long'],
  [{ realName: 'R'.repeat(61) }, 'realName', 'field.real_name'],
  [{ realName: 'two\nlines' }, 'realName', 'field.real_name'],
  [{ phone: '912345678' }, 'phoneCountry', 'field.required'],
  [{ phone: '12', phoneCountry: 'PT' }, 'phone', 'field.address_tel'],
  [{ phone: '912345678', phoneCountry: 'XX' }, 'phoneCountry', 'field.invalid'],
  [{ gender: 'robot' }, 'gender', 'field.invalid'],
  [{ birthday: '1990-02-30' }, 'birthday', 'field.birthday_format'],
  [{ birthday: '2990-01-01' }, 'birthday', 'field.birthday_future'],
  [{ birthday: '1880-01-01' }, 'birthday', 'field.birthday_early'],
])('%j is refused at its field, opening and changing an account alike', async (over, field, flaw) => {
  expect(fieldsOf(await create(over))).toEqual({ [field]: flaw });
  const { id } = await shop.buyer();
  expect(fieldsOf(await edit(id, over))).toEqual({ [field]: flaw });
});

test.each([
  [{ locale: 'xx' }, 4000, { locale: 'field.invalid' }],
  [{ grantedLevel: 'none' }, 4000, { grantedLevel: 'field.invalid' }],
  [{ agentId: randomUUID() }, 4000, { agentId: 'field.invalid' }],
  [{ inviteCode: 'NOBODY' }, 4103, { inviteCode: 'error.account.wrong_invite_code' }],
  [{ password: PASSWORD }, 4000, { password: 'field.unknown' }],
])('a new account with %j is refused with %d', async (over, code, fields) => {
  const email = `refused-${randomUUID().slice(0, 8)}@example.com`;
  const answer = await create({ ...over, email });
  expect([answer.code, fieldsOf(answer)]).toEqual([code, fields]);
  const { rows } = await sql`SELECT 1 FROM customer WHERE email = ${email}`.execute(db);
  expect(rows).toEqual([]);
});

test('names and e-mails of others, and those of the shop, are refused at their fields, in the language of the desk', async () => {
  const one = await create();
  for (const ask of [create, (over: object) => shop.buyer().then(({ id }) => edit(id, { ...over }))]) {
    expect(await ask({ email: one.data.email.toUpperCase() })).toMatchObject({
      code: refusalCode('account.email_registered'),
      data: { fields: { email: 'error.account.email_registered' } },
    });
    expect(await ask({ nickname: one.data.nickname.toUpperCase() })).toMatchObject({
      code: refusalCode('account.nickname_taken'),
      data: { fields: { nickname: 'error.account.nickname_taken' } },
    });
    expect(await ask({ nickname: 'Customer-Service' })).toMatchObject({
      code: refusalCode('account.nickname_reserved'),
    });
  }
  const chinese = await shop.call(calls.createUser, {
    token: staff,
    raw: someone({ nickname: '客服' }),
    lang: 'zh-cn',
  });
  expect(chinese.msg).toBe(shop.app.platform.translate('zh-cn', 'error.account.nickname_reserved'));
});

test('ten desks that open one e-mail, or change to one nickname, at a time: one of them does', async () => {
  const opened = await Promise.all(Array.from({ length: 10 }, () => create({ email: 'raced@example.com' })));
  expect(opened.map(({ code }) => code).sort()).toEqual([
    200,
    ...Array(9).fill(refusalCode('account.email_registered')),
  ]);
  const several = await Promise.all(Array.from({ length: 5 }, () => shop.buyer()));
  const named = await Promise.all(several.map(({ id }) => edit(id, { nickname: 'Racing_Name' })));
  expect(named.map(({ code }) => code).sort()).toEqual([200, ...Array(4).fill(refusalCode('account.nickname_taken'))]);
});

test('a new customer belongs to the agent chosen, to who sent them, or else to the shop', async () => {
  expect((await create({ agentId: otherAgent })).data.agent).toEqual({ id: otherAgent, name: 'Far' });
  expect((await create({ inviteCode: 'faraway' })).data.agent?.id).toBe(otherAgent);
  const host = (await create()).data;
  const guest = (await create({ inviteCode: host.inviteCode })).data;
  expect(guest).toMatchObject({ agent: null, chain: [{ kind: 'customer', id: host.id }] });
  expect((await read(host.id)).invited).toBe(1);
  const both = await create({ agentId: otherAgent, inviteCode: host.inviteCode });
  expect(fieldsOf(both)).toEqual({ inviteCode: 'field.one_inviter' });
  const ended = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, ended_at) VALUES (${ended}, 'Gone', 'GONECODE', app_now())`.execute(
    db,
  );
  expect(await create({ agentId: ended })).toMatchObject({
    code: refusalCode('customer.agent_ended'),
    data: { fields: { agentId: 'error.customer.agent_ended' } },
  });
  expect((await create({ inviteCode: 'GONECODE' })).code).toBe(refusalCode('account.wrong_invite_code'));
});

test('what an agent’s staff open is below that agent, and nowhere else', async () => {
  const below = randomUUID();
  await sql`INSERT INTO agent (id, name, parent_id, invite_code) VALUES (${below}, 'Below', ${shop.agentId}, 'BELOWCODE')`.execute(
    db,
  );
  expect((await create({}, agents)).data.agent?.id).toBe(shop.agentId);
  expect((await create({ agentId: below }, agents)).data.agent?.id).toBe(below);
  expect((await create({ inviteCode: 'BELOWCODE' }, agents)).data.agent?.id).toBe(below);
  expect(fieldsOf(await create({ agentId: otherAgent }, agents))).toEqual({ agentId: 'field.invalid' });
  const stranger = (await create()).data;
  for (const inviteCode of ['FARAWAY', stranger.inviteCode, 'NOBODY']) {
    expect((await create({ inviteCode }, agents)).code).toBe(refusalCode('account.wrong_invite_code'));
  }
  const [mine, far] = [await shop.buyer({ agentId: below }), await shop.buyer({ agentId: otherAgent })];
  expect((await edit(mine.id, { realName: 'Mine' }, agents)).data.realName).toBe('Mine');
  for (const id of [far.id, stranger.id, randomUUID()]) {
    const raw = { ...(await inputOf(far.id)), realName: 'Theirs' };
    expect(await shop.call(calls.updateUser, { token: agents, params: { id }, raw })).toMatchObject({
      code: refusalCode('record.not_found'),
    });
  }
  expect((await read(far.id)).realName).toBeNull();
});
