import { randomUUID } from 'node:crypto';
import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { openSignInProvider, type SignInProvider } from '../../../testing/sign-in-provider.ts';
import { agentBelow, colleague, loggedOn } from '../../staff/test/fixtures.ts';
import { codeAt, hire, PASSWORD } from '../../staff/test/sign-in.fixtures.ts';
import { AT_HOME, hired, linked, passProvider, providerInput, REDIRECT, returnedTo, setUp } from './fixtures.ts';

let shop: Shop;
let provider: SignInProvider;
let providerId: string;
beforeAll(async () => {
  provider = await openSignInProvider(REDIRECT);
  shop = await openShop(AT_HOME);
  providerId = (await setUp(shop, providerInput(provider.issuer))).id;
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const db = () => shop.app.platform.db;
const refused = (answer: { code: number }, key: Parameters<typeof refusalCode>[0]) =>
  expect(answer.code).toBe(refusalCode(key));
const newAccount = () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });
const enter = async () => shop.call(calls.signInByOidc, { body: await passProvider(shop, provider, providerId) });
const own = async (token: string) => (await shop.call(calls.ownOidcLinks, { token })).data.list;
const link = (token: string) => linked(shop, provider, { token, providerId });

test('linking an own account asks for the password, and for the code of an authenticator that is bound, once', async () => {
  const { token, id } = await hired(shop);
  const begin = (body: { password?: string; code?: string }) =>
    shop.call(calls.beginOidcLink, { token, body: { providerId, password: PASSWORD, ...body } });
  const wrong = await begin({ password: 'wrong-one' });
  expect([wrong.code, fieldsOf(wrong)]).toEqual([
    refusalCode('account.wrong_password'),
    { password: 'field.password_wrong' },
  ]);
  const { secret } = await hire(shop, { username: `s-${randomUUID().slice(0, 8)}`, totp: true });
  if (!secret) throw new Error('no authenticator');
  await sql`UPDATE staff SET totp_secret = ${secret.base32} WHERE id = ${id}`.execute(db());
  refused(await begin({}), 'staff.wrong_totp');
  refused(await begin({ code: '000000' }), 'staff.wrong_totp');
  provider.seat(newAccount());
  const { answer } = await linked(shop, provider, { token, providerId, code: codeAt(shop, secret) });
  expect(answer.code).toBe(200);
  refused(await begin({ code: codeAt(shop, secret) }), 'staff.wrong_totp');
  expect((await shop.call(calls.ownOidcLinks, { token })).data.authenticator).toBe(true);
});

test('what one session began no other one ends, nor does a sign-in end as a link or the other way round', async () => {
  const [ann, bob] = [await hired(shop), await hired(shop)];
  provider.seat(newAccount());
  const body = { providerId, password: PASSWORD };
  const begun = (await shop.call(calls.beginOidcLink, { token: ann.token, body })).data;
  const returned = returnedTo(begun, await provider.visit(begun.url));
  refused(await shop.call(calls.addOidcLink, { token: bob.token, body: returned }), 'oidc.attempt_over');
  refused(await shop.call(calls.signInByOidc, { body: returned }), 'oidc.attempt_over');
  refused(await shop.call(calls.addOidcLink, { body: returned }), 'auth.sign_in_needed');
  const signIn = await passProvider(shop, provider, providerId);
  refused(await shop.call(calls.addOidcLink, { token: bob.token, body: signIn }), 'oidc.attempt_over');
  expect([...(await own(ann.token)), ...(await own(bob.token))]).toEqual([]);
  expect((await shop.call(calls.addOidcLink, { token: ann.token, body: returned })).code).toBe(200);
  refused(await shop.call(calls.addOidcLink, { token: ann.token, body: returned }), 'oidc.attempt_over');
});

test('an account is of one person, and a person has one account at a provider: another takes its place', async () => {
  const [ann, bob] = [await hired(shop), await hired(shop)];
  const [first, second] = [newAccount(), newAccount()];
  provider.seat(first);
  expect((await link(ann.token)).answer.code).toBe(200);
  refused((await link(bob.token)).answer, 'oidc.linked_elsewhere');
  provider.seat(second);
  expect((await link(ann.token)).answer.data.account).toBe(second.email);
  expect(await own(ann.token)).toHaveLength(1);
  expect((await enter()).data.session.id).toBe(ann.id);
  provider.seat(first);
  refused(await enter(), 'oidc.not_linked');
});

test('the own account is unlinked by the password alone; those of others do not exist', async () => {
  const [ann, bob] = [await hired(shop), await hired(shop)];
  provider.seat(newAccount());
  const { data } = (await link(ann.token)).answer;
  const remove = (token: string, password = PASSWORD) =>
    shop.call(calls.removeOidcLink, { token, params: { id: data.id }, body: { password } });
  refused(await remove(bob.token), 'record.not_found');
  refused(await remove(ann.token, 'wrong-one'), 'account.wrong_password');
  expect((await remove(ann.token)).code).toBe(200);
  refused(await remove(ann.token), 'record.not_found');
  refused(await enter(), 'oidc.not_linked');
  expect((await loggedOn(shop, `administrator/${ann.id}`)).at(-1)).toMatchObject({
    action: 'staff.unlink_account',
    before: { provider: 'Acme' },
  });
});

test('a colleague with the right links by a verified e-mail, once somebody first signs in by it', async () => {
  const held = await hired(shop);
  const boss = await colleague(shop, { super: true });
  const account = newAccount();
  const expectLink = (email: string, of = held.id, token = boss.token) =>
    shop.call(calls.expectOidcLink, { token, params: { id: of }, body: { providerId, email } });
  const waits = await expectLink(account.email.toUpperCase());
  expect(waits.data).toMatchObject({ account: account.email, waiting: true, provider: { id: providerId } });
  refused(await expectLink(account.email, (await hired(shop)).id), 'oidc.linked_elsewhere');
  refused(await expectLink(account.email, boss.id), 'staff.not_yourself');
  const bad = await expectLink('no-mail');
  expect(fieldsOf(bad)).toEqual({ email: 'field.email_format' });

  provider.seat({ ...account, verified: false });
  refused(await enter(), 'oidc.not_linked');
  provider.seat(newAccount());
  refused(await enter(), 'oidc.not_linked');
  provider.seat(account);
  expect((await enter()).data.session.id).toBe(held.id);
  expect(await own(held.token)).toMatchObject([{ account: account.email, waiting: false }]);

  provider.seat({ ...newAccount(), email: account.email });
  refused(await enter(), 'oidc.not_linked');
  provider.seat({ ...account, email: 'renamed@example.com' });
  expect((await enter()).data.session.id).toBe(held.id);
  expect((await own(held.token))[0]?.account).toBe('renamed@example.com');
});

test('an e-mail takes the place of another that is waited for, and never of an account that is linked', async () => {
  const held = await hired(shop);
  const boss = await colleague(shop, { super: true });
  const expectLink = (email: string) =>
    shop.call(calls.expectOidcLink, { token: boss.token, params: { id: held.id }, body: { providerId, email } });
  const [first, second] = [newAccount(), newAccount()];
  const masked = (email: string) => `${email.slice(0, 1)}•••@example.com`;
  expect((await expectLink(first.email)).code).toBe(200);
  expect((await expectLink(second.email)).data).toMatchObject({ account: second.email, waiting: true });
  expect((await loggedOn(shop, `administrator/${held.id}`)).at(-1)).toMatchObject({
    action: 'staff.link_account',
    before: { account: masked(first.email) },
    after: { account: masked(second.email) },
  });
  provider.seat(second);
  expect((await enter()).code).toBe(200);
  refused(await expectLink(first.email), 'oidc.linked_already');
  expect(await own(held.token)).toMatchObject([{ account: second.email, waiting: false }]);
  expect((await enter()).data.session.id).toBe(held.id);
});

test('who is disabled is not linked by their e-mail either', async () => {
  const held = await hired(shop);
  const boss = await colleague(shop, { super: true });
  const account = newAccount();
  const body = { providerId, email: account.email };
  await shop.call(calls.expectOidcLink, { token: boss.token, params: { id: held.id }, body });
  await sql`UPDATE staff SET disabled_at = app_now() WHERE id = ${held.id}`.execute(db());
  provider.seat(account);
  refused(await enter(), 'auth.disabled');
  const links = (await shop.call(calls.listOidcLinksOf, { token: boss.token, params: { id: held.id } })).data;
  expect(links).toMatchObject([{ waiting: true }]);
});

test('colleagues see, link and unlink accounts of others within their own rights and branch', async () => {
  const held = await hired(shop, { permissions: ['control.administrators.view'] });
  provider.seat(newAccount());
  const { data } = (await link(held.token)).answer;
  const see = (token: string) => shop.call(calls.listOidcLinksOf, { token, params: { id: held.id } });
  const remove = (token: string) =>
    shop.call(calls.removeOidcLinkOf, { token, params: { id: held.id, linkId: data.id } });
  const expectLink = (token: string) =>
    shop.call(calls.expectOidcLink, { token, params: { id: held.id }, body: { providerId, email: 'a@example.com' } });
  const viewer = await colleague(shop, { permissions: ['control.administrators.view'] });
  const weaker = await colleague(shop, { permissions: ['control.administrators.security'] });
  const boss = await colleague(shop, { super: true });
  const elsewhere = await colleague(shop, {
    permissions: ['control.administrators.view', 'control.administrators.security'],
    agentId: await agentBelow(shop, null),
  });
  expect((await see(viewer.token)).data.map(({ id }) => id)).toEqual([data.id]);
  for (const act of [remove, expectLink]) {
    refused(await act(viewer.token), 'access.denied');
    refused(await act(weaker.token), 'staff.beyond_own_rights');
    refused(await act(elsewhere.token), 'record.not_found');
  }
  refused(await see(elsewhere.token), 'record.not_found');
  const unknown = { token: boss.token, params: { id: held.id }, body: { providerId: randomUUID(), email: 'a@b.cc' } };
  expect(fieldsOf(await shop.call(calls.expectOidcLink, unknown))).toEqual({ providerId: 'field.invalid' });
  expect((await remove(boss.token)).code).toBe(200);
  refused(await remove(boss.token), 'record.not_found');
  refused(await enter(), 'oidc.not_linked');
  expect(await loggedOn(shop, `administrator/${held.id}`)).toContainEqual(
    expect.objectContaining({ action: 'staff.unlink_account', outcome: 'done', who: boss.username }),
  );
});

test("an agent's and a merchant's staff link and sign in, with what their session may do", async () => {
  const agentId = await agentBelow(shop, null);
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, 'Harbour')`.execute(db());
  for (const place of [sql`agent_id = ${agentId}`, sql`merchant_id = ${merchantId}`]) {
    const person = await hired(shop, { permissions: ['control.oidc.view'] });
    await sql`UPDATE staff SET ${place} WHERE id = ${person.id}`.execute(db());
    provider.seat(newAccount());
    expect((await link(person.token)).answer.code).toBe(200);
    const inside = await enter();
    expect(inside.data.session.id).toBe(person.id);
    expect(inside.data.session.worksFor).not.toBe('house');
    const list = await shop.call(calls.listOidcProviders, { token: inside.data.token });
    refused(list, 'access.denied');
  }
});
