import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { codeTo, lettersTo } from './letters.fixtures.ts';
import { openUserShop, PASSWORD } from './users.fixtures.ts';

const { shop, db, staff, agents, otherAgent, create, read, inputOf, edit, fullLog } = await openUserShop();
afterAll(() => shop.close());

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
  expect(stale).toMatchObject({
    status: 409,
    code: refusalCode('record.stale'),
    data: { current: { realName: 'Lee', gender: null } },
  });
  const log = (await fullLog(id)).filter(({ action }) => action === 'user.update');
  expect(log[0]).toMatchObject({ before: { realName: null, phone: null }, after: { phoneCountry: 'CN' } });
  expect(JSON.stringify(log)).not.toMatch(/13800138|2000-01/);
  const { rows } = await sql<{
    title: string;
  }>`SELECT title->>'en-US' AS title FROM message WHERE audience_id = ${id}`.execute(db);
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
  expect(answers.map(({ code }) => code).sort()).toEqual([200, refusalCode('record.stale')]);
});

test('another e-mail is not verified any more, signs everybody out, spoils codes, and both mailboxes are told', async () => {
  const one = await shop.buyer({ points: 100 });
  const old = (await read(one.id)).email;
  await sql`INSERT INTO gift_taken (gift, mark) SELECT g, gift_mark(${old}) FROM unnest(ARRAY['sign_up', 'email']) g`.execute(
    db,
  );
  await shop.call(securityEndpoints.forgotPassword, { body: { email: old } });
  await shop.app.deliverEvents();
  const spoilt = await codeTo(shop, old);
  const saved = await edit(one.id, { email: 'moved@example.com' });
  expect(saved.data).toMatchObject({ email: 'moved@example.com', emailVerified: false, devices: [] });
  expect((await shop.call(accountEndpoints.userInfo, { token: one.token })).code).toBe(
    refusalCode('auth.session_ended'),
  );
  const reset = { code: spoilt, password: PASSWORD, confirmPassword: PASSWORD };
  for (const email of [old, 'moved@example.com']) {
    expect((await shop.call(securityEndpoints.resetPassword, { body: { ...reset, email } })).code).toBe(
      refusalCode('account.wrong_code'),
    );
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
  expect((await upload(one.id, agents)).code).toBe(refusalCode('record.not_found'));
  expect((await upload(randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect((await upload(one.id, await shop.staff({ permissions: ['people.users.view'] }))).status).toBe(403);
});

test('nothing of who has left is changed, and a reserved name from before stays with who has it', async () => {
  const { id } = await shop.buyer();
  await sql`UPDATE customer SET nickname = 'Admin' WHERE id = ${id}`.execute(db);
  expect((await edit(id, { realName: 'Kept' })).data).toMatchObject({ nickname: 'Admin', realName: 'Kept' });
  await sql`UPDATE customer SET disabled_at = app_now(), deleted_at = app_now() WHERE id = ${id}`.execute(db);
  await sql`UPDATE customer_session SET ended_at = app_now(), ended_because = 'elsewhere' WHERE customer_id = ${id}`.execute(
    db,
  );
  expect((await edit(id, { realName: 'Gone' })).code).toBe(refusalCode('customer.erased'));
  expect((await upload(id)).code).toBe(refusalCode('customer.erased'));
  await sql`DELETE FROM customer_note WHERE customer_id = ${id}`.execute(db);
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
  await sql`INSERT INTO customer_size (customer_id, units, height_mm) VALUES (${one.id}, 'metric', 1710)`.execute(db);
  const hobby = randomUUID();
  await sql`INSERT INTO interest (id, kind, name) VALUES (${hobby}, 'hobby', '{"en-US": "Sailing", "es": "Vela"}')`.execute(
    db,
  );
  await sql`INSERT INTO customer_interest (customer_id, interest_id) VALUES (${one.id}, ${hobby})`.execute(db);
  const details = { kind: 'bank_card', holder: 'Ann Lee', number: '4242424242424242', bankCode: 'HSBC' };
  await sql`INSERT INTO payout_account (id, customer_id, kind, details, mark, label, usable_at)
    VALUES (${randomUUID()}, ${one.id}, 'bank_card', ${JSON.stringify(details)}, 'x', 'Mine', app_now())`.execute(db);
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
