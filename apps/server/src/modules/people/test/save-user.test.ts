import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffUserEndpoints as calls } from '@app/contract/people/staff-endpoints';
import { securityEndpoints } from '@app/contract/security/endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { codeTo, lettersTo } from '../../accounts/test/letters.ts';

let shop: Shop;
let staff: string;
let agents: string;
let otherAgent: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  otherAgent = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES (${otherAgent}, 'Far', 'FARAWAY', 100)`.execute(
    db(),
  );
  agents = await shop.staff({ agentId: shop.agentId });
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, benefits) VALUES
    (gen_random_uuid(), 'shore', '{"en-US": "Shore"}', 0, '{"en-US": ""}'),
    (gen_random_uuid(), 'tide', '{"en-US": "Tide"}', 20000, '{"en-US": "Free postage\\nA gift"}')`.execute(db());
});
afterAll(() => shop.close());
const db = () => shop.app.platform.db;

const PASSWORD = 'Lantern-42';
let people = 0;
const someone = (over: Record<string, unknown> = {}) => {
  people += 1;
  return {
    email: `desk${people}@example.com`,
    nickname: `Desk_${people}`,
    realName: '',
    phoneCountry: null,
    phone: '',
    gender: null,
    birthday: null,
    locale: 'en-US',
    agentId: null,
    inviteCode: '',
    grantedLevel: null,
    ...over,
  };
};
const create = (over: Record<string, unknown> = {}, token = staff) =>
  shop.call(calls.createUser, { token, raw: someone(over) });
const read = async (id: string, token = staff) => (await shop.call(calls.readUser, { token, params: { id } })).data;
const inputOf = async (id: string) => {
  const { avatar, nickname, email, realName, phoneCountry, phone, gender, birthday, version } = await read(id);
  const texts = { realName: realName ?? '', phone: phone ?? '' };
  return { avatar, nickname, email, phoneCountry, gender, birthday, version, ...texts };
};
const edit = async (id: string, over: Record<string, unknown>, token = staff) =>
  shop.call(calls.updateUser, { token, params: { id }, raw: { ...(await inputOf(id)), ...over } });
const fieldsOf = (answer: { data: unknown }) => (answer.data as { fields?: Record<string, string> }).fields;
const fullLog = async (id: string) => {
  const { rows } = await sql<{ action: string; before: unknown; after: unknown }>`
    SELECT action, before, after FROM operation_log WHERE record = ${`customer/${id}`} ORDER BY created_at, id`.execute(
    db(),
  );
  return rows;
};

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
  const email = `refused${people}@example.com`;
  const answer = await create({ ...over, email });
  expect([answer.code, fieldsOf(answer)]).toEqual([code, fields]);
  const { rows } = await sql`SELECT 1 FROM customer WHERE email = ${email}`.execute(db());
  expect(rows).toEqual([]);
});

test('names and e-mails of others, and those of the shop, are refused at their fields, in the language of the desk', async () => {
  const one = await create();
  for (const ask of [create, (over: object) => shop.buyer().then(({ id }) => edit(id, { ...over }))]) {
    expect(await ask({ email: one.data.email.toUpperCase() })).toMatchObject({
      code: 4101,
      data: { fields: { email: 'error.account.email_registered' } },
    });
    expect(await ask({ nickname: one.data.nickname.toUpperCase() })).toMatchObject({
      code: 4102,
      data: { fields: { nickname: 'error.account.nickname_taken' } },
    });
    expect(await ask({ nickname: 'Customer-Service' })).toMatchObject({ code: 4610 });
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
  expect(opened.map(({ code }) => code).sort()).toEqual([200, ...Array(9).fill(4101)]);
  const several = await Promise.all(Array.from({ length: 5 }, () => shop.buyer()));
  const named = await Promise.all(several.map(({ id }) => edit(id, { nickname: 'Racing_Name' })));
  expect(named.map(({ code }) => code).sort()).toEqual([200, ...Array(4).fill(4102)]);
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
    db(),
  );
  expect(await create({ agentId: ended })).toMatchObject({
    code: 4612,
    data: { fields: { agentId: 'error.customer.agent_ended' } },
  });
  expect((await create({ inviteCode: 'GONECODE' })).code).toBe(4103);
});

test('what an agent’s staff open is below that agent, and nowhere else', async () => {
  const below = randomUUID();
  await sql`INSERT INTO agent (id, name, parent_id, invite_code) VALUES (${below}, 'Below', ${shop.agentId}, 'BELOWCODE')`.execute(
    db(),
  );
  expect((await create({}, agents)).data.agent?.id).toBe(shop.agentId);
  expect((await create({ agentId: below }, agents)).data.agent?.id).toBe(below);
  expect((await create({ inviteCode: 'BELOWCODE' }, agents)).data.agent?.id).toBe(below);
  expect(fieldsOf(await create({ agentId: otherAgent }, agents))).toEqual({ agentId: 'field.invalid' });
  const stranger = (await create()).data;
  for (const inviteCode of ['FARAWAY', stranger.inviteCode, 'NOBODY']) {
    expect((await create({ inviteCode }, agents)).code).toBe(4103);
  }
  const [mine, far] = [await shop.buyer({ agentId: below }), await shop.buyer({ agentId: otherAgent })];
  expect((await edit(mine.id, { realName: 'Mine' }, agents)).data.realName).toBe('Mine');
  for (const id of [far.id, stranger.id, randomUUID()]) {
    const raw = { ...(await inputOf(far.id)), realName: 'Theirs' };
    expect(await shop.call(calls.updateUser, { token: agents, params: { id }, raw })).toMatchObject({ code: 4004 });
  }
  expect((await read(far.id)).realName).toBeNull();
});

test('staff change a customer: the log has before and after, the customer is told, and a stale version is refused', async () => {
  const { id } = await shop.buyer();
  const before = await inputOf(id);
  const saved = await edit(id, {
    realName: 'Lee',
    phoneCountry: 'CN',
    phone: '+8613800138000',
    birthday: '2000-01-01',
  });
  expect(saved.data).toMatchObject({
    realName: 'Lee',
    phone: '13800138000',
    phoneCountry: 'CN',
    birthday: '2000-01-01',
  });
  expect(saved.data.emailVerified).toBe(true);
  expect(saved.data.devices).toHaveLength(1);
  expect(saved.data.notes).toMatchObject([{ kind: 'edited', body: 'realName phoneCountry phone birthday' }]);
  const stale = await shop.call(calls.updateUser, {
    token: staff,
    params: { id },
    raw: { ...before, gender: 'other' },
  });
  expect(stale).toMatchObject({ status: 409, code: 4010, data: { current: { realName: 'Lee', gender: null } } });
  const log = (await fullLog(id)).filter(({ action }) => action === 'user.update');
  expect(log[0]).toMatchObject({ before: { realName: null, phone: null }, after: { phoneCountry: 'CN' } });
  expect(JSON.stringify(log)).not.toMatch(/13800138|2000-01/);
  const { rows } = await sql<{
    title: string;
  }>`SELECT title->>'en-US' AS title FROM message WHERE audience_id = ${id}`.execute(db());
  expect(rows).toEqual([{ title: 'Your details were changed' }]);
  // The same again changes nothing and tells nobody.
  expect((await edit(id, {})).data.notes).toHaveLength(1);
  expect((await edit(id, { phone: '', realName: '' })).data).toMatchObject({
    phone: null,
    phoneCountry: null,
    realName: null,
  });
});

test('of two desks that save one version at a time one is refused with what stands', async () => {
  const { id } = await shop.buyer();
  const raw = await inputOf(id);
  const answers = await Promise.all(
    ['One', 'Two'].map((realName) =>
      shop.call(calls.updateUser, { token: staff, params: { id }, raw: { ...raw, realName } }),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 4010]);
});

test('another e-mail is not verified any more, signs everybody out, spoils codes, and both mailboxes are told', async () => {
  const one = await shop.buyer({ points: 100 });
  const old = (await read(one.id)).email;
  await sql`INSERT INTO gift_taken (gift, mark) SELECT g, gift_mark(${old}) FROM unnest(ARRAY['sign_up', 'email']) g`.execute(
    db(),
  );
  await shop.call(securityEndpoints.forgotPassword, { body: { email: old } });
  await shop.app.deliverEvents();
  const spoilt = await codeTo(shop, old);
  const saved = await edit(one.id, { email: 'moved@example.com' });
  expect(saved.data).toMatchObject({ email: 'moved@example.com', emailVerified: false, devices: [] });
  expect((await shop.call(accountEndpoints.userInfo, { token: one.token })).code).toBe(2011);
  const reset = { code: spoilt, password: PASSWORD, confirmPassword: PASSWORD };
  for (const email of [old, 'moved@example.com']) {
    expect((await shop.call(securityEndpoints.resetPassword, { body: { ...reset, email } })).code).toBe(4109);
  }
  expect((await lettersTo(shop, 'moved@example.com')).map(({ template }) => template)).toEqual(['email_given']);
  expect((await lettersTo(shop, old))[0]).toMatchObject({ template: 'email_changed' });

  // The way back in leads by the new mailbox; verifying it brings the gift no second time.
  await shop.call(securityEndpoints.forgotPassword, { body: { email: 'moved@example.com' } });
  await shop.app.deliverEvents();
  const code = await codeTo(shop, 'moved@example.com');
  await shop.call(securityEndpoints.resetPassword, { body: { ...reset, code, email: 'moved@example.com' } });
  const login = await shop.call(accountEndpoints.login, { body: { email: 'moved@example.com', password: PASSWORD } });
  const token = login.data.token.token;
  const { data: security } = await shop.call(securityEndpoints.security, { token });
  expect(security).toMatchObject({ emailVerified: false, emailPoints: 0 });
  await shop.call(securityEndpoints.sendEmailCode, { token, body: { purpose: 'verify' } });
  const verified = await shop.call(securityEndpoints.verifyEmail, {
    token,
    body: { code: await codeTo(shop, 'moved@example.com') },
  });
  expect(verified.data).toMatchObject({ pointsGranted: 0, userInfo: { emailVerified: true, points: 100 } });
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
});

test('the same e-mail in another case stays verified, and an unproved mailbox hears nothing of the new one', async () => {
  const one = await shop.buyer();
  const { email } = await read(one.id);
  const same = await edit(one.id, { email: email.toUpperCase() });
  expect(same.data).toMatchObject({ email: email.toUpperCase(), emailVerified: true });
  expect(same.data.devices).toHaveLength(1);
  const unproved = await shop.buyer({ verified: false });
  const typo = (await read(unproved.id)).email;
  await edit(unproved.id, { email: 'right@example.com' });
  expect(await lettersTo(shop, typo)).toEqual([]);
  expect(await lettersTo(shop, 'right@example.com')).toHaveLength(1);
});

async function upload(id: string, token = staff, type = 'image/png') {
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#386' } })
    .png()
    .toBuffer();
  const line = 'boundary-of-the-test';
  const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n`;
  const response = await shop.app.server.inject({
    method: 'POST',
    url: `/admin_api/users/${id}/avatar`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${line}` },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${line}--\r\n`)]),
  });
  return { status: response.statusCode, ...(response.json() as { code: number; data: { url: string } }) };
}

test('a picture is uploaded as the customer’s own, saved, taken away, and another’s is refused', async () => {
  const [one, two] = [await shop.buyer({ agentId: otherAgent }), await shop.buyer()];
  const { data } = await upload(one.id);
  expect((await edit(one.id, { avatar: data.url })).data.avatar).toBe(data.url);
  expect((await shop.call(accountEndpoints.userInfo, { token: one.token })).data.avatar).toBe(data.url);
  expect(fieldsOf(await edit(two.id, { avatar: data.url }))).toEqual({ avatar: 'field.invalid' });
  expect((await edit(one.id, { avatar: null })).data.avatar).toBeNull();
  expect((await upload(one.id, agents)).code).toBe(4004);
  expect((await upload(randomUUID())).code).toBe(4004);
  expect((await upload(one.id, await shop.staff({ permissions: ['people.users.view'] }))).status).toBe(403);
});

test('nothing of who has left is changed, and a reserved name from before stays with who has it', async () => {
  const { id } = await shop.buyer();
  await sql`UPDATE customer SET nickname = 'Admin' WHERE id = ${id}`.execute(db());
  expect((await edit(id, { realName: 'Kept' })).data).toMatchObject({ nickname: 'Admin', realName: 'Kept' });
  await sql`UPDATE customer SET disabled_at = app_now(), deleted_at = app_now() WHERE id = ${id}`.execute(db());
  await sql`UPDATE customer_session SET ended_at = app_now(), ended_because = 'elsewhere' WHERE customer_id = ${id}`.execute(
    db(),
  );
  expect((await edit(id, { realName: 'Gone' })).code).toBe(4446);
  expect((await upload(id)).code).toBe(4446);
  await sql`DELETE FROM customer_note WHERE customer_id = ${id}`.execute(db());
});

test('opening, changing and seeing whole are rights of their own', async () => {
  const { id, token: customer } = await shop.buyer();
  const raw = { ...(await inputOf(id)), realName: 'Sneaky' };
  const change = (token: string) => shop.call(calls.updateUser, { token, params: { id }, raw });
  const opener = await shop.staff({ permissions: ['people.users.view', 'people.users.create'] });
  const made = await create({ realName: 'Hidden Name', phoneCountry: 'US', phone: '2025550123' }, opener);
  expect(made.data).toMatchObject({ realName: null, phone: '***23', phoneCountry: null, about: null, actions: [] });
  expect(made.data.email).toContain('***');
  expect((await create({ grantedLevel: 'tide' }, opener)).status).toBe(403);
  expect((await change(opener)).status).toBe(403);
  // Who sees e-mails masked would save them masked.
  const blind = await shop.staff({ permissions: ['people.users.view', 'people.users.edit'] });
  expect((await change(blind)).status).toBe(403);
  expect((await read(id, blind)).actions).not.toContain('edit');
  const seer = await shop.staff({ permissions: ['people.users.view', 'people.users.personal'] });
  expect((await create({}, seer)).status).toBe(403);
  expect((await change(seer)).status).toBe(403);
  expect((await change(customer)).status).toBe(401);
  expect((await create({}, customer)).status).toBe(401);
  expect((await read(id)).realName).toBeNull();
});

test('the page of a customer shows what they said of their own and where they are paid out to, masked', async () => {
  const one = await shop.buyer();
  await sql`INSERT INTO customer_size (customer_id, units, height_mm) VALUES (${one.id}, 'metric', 1710)`.execute(db());
  const hobby = randomUUID();
  await sql`INSERT INTO interest (id, kind, name) VALUES (${hobby}, 'hobby', '{"en-US": "Sailing", "es": "Vela"}')`.execute(
    db(),
  );
  await sql`INSERT INTO customer_interest (customer_id, interest_id) VALUES (${one.id}, ${hobby})`.execute(db());
  const details = { kind: 'bank_card', holder: 'Ann Lee', number: '4242424242424242', bankCode: 'HSBC' };
  await sql`INSERT INTO payout_account (id, customer_id, kind, details, mark, label, usable_at)
    VALUES (${randomUUID()}, ${one.id}, 'bank_card', ${JSON.stringify(details)}, 'x', 'Mine', app_now())`.execute(db());
  const spanish = await shop.call(calls.readUser, { token: staff, params: { id: one.id }, lang: 'es' });
  expect(spanish.data).toMatchObject({
    about: { size: { units: 'metric', height: 1710, weight: null }, hobbies: ['Vela'], styles: [], categories: [] },
    payoutAccounts: [{ kind: 'bank_card', masked: '**** 4242', bank: 'HSBC', label: 'Mine' }],
  });
  expect(JSON.stringify(spanish.data)).not.toContain('424242424242');
  const blind = await shop.staff({ permissions: ['people.users.view'] });
  expect(await read(one.id, blind)).toMatchObject({ about: null, payoutAccounts: null, realName: null });
  expect((await read(shop.agentUser.id)).agentOf).toMatchObject({ level: 1, rebateBp: 500, ended: false });
});
