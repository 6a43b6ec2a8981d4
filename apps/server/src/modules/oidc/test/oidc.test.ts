import { randomUUID } from 'node:crypto';
import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { openSignInProvider, type SignInProvider } from '../../../testing/sign-in-provider.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { setParameter } from '../../settings/public.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';
import { codeAt, hire } from '../../staff/test/sign-in.fixtures.ts';
import { AT_HOME, hired, linked, passProvider, providerInput, REDIRECT, returnedTo, setUp } from './fixtures.ts';

let shop: Shop;
let other: TestApp;
let provider: SignInProvider;
let providerId: string;
beforeAll(async () => {
  provider = await openSignInProvider(REDIRECT);
  shop = await openShop(AT_HOME);
  other = await testApp({ env: AT_HOME, databaseUrl: shop.databaseUrl });
  providerId = (await setUp(shop, providerInput(provider.issuer))).id;
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await provider.close();
});

const db = () => shop.app.platform.db;
const refused = (answer: { code: number }, key: Parameters<typeof refusalCode>[0]) =>
  expect(answer.code).toBe(refusalCode(key));
const newAccount = () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });
const enter = async (at: TestApp = shop) =>
  at.call(calls.signInByOidc, { body: await passProvider(at, provider, providerId) });
/** Someone of the staff with a linked account, who sits at the browser. */
async function withLink(
  as: Parameters<typeof hired>[1] = {},
  account: Parameters<SignInProvider['seat']>[0] = newAccount(),
) {
  const person = await hired(shop, as);
  provider.seat(account);
  const { answer } = await linked(shop, provider, { token: person.token, providerId });
  expect(answer.code).toBe(200);
  return { ...person, account, link: answer.data };
}

test('a linked account signs staff in, in the place of name, password and image code, and the log says so', async () => {
  const { id, username, token, account, link } = await withLink();
  expect((await shop.call(calls.oidcChoices)).data).toEqual({
    providers: [{ id: providerId, name: 'Acme' }],
    redirectUri: REDIRECT,
  });
  expect(link).toMatchObject({ account: account.email, waiting: false, lastUsedAt: null, provider: { name: 'Acme' } });
  const inside = await enter(other);
  expect(inside.data.session).toMatchObject({ id, username });
  expect(String(inside.headers['set-cookie'])).toContain('known-device=');
  expect((await shop.call(staffEndpoints.session, { token: inside.data.token })).code).toBe(200);
  const own = (await shop.call(calls.ownOidcLinks, { token })).data;
  expect(own).toMatchObject({ authenticator: false, list: [{ id: link.id, lastUsedAt: expect.any(String) }] });
  expect((await loggedOn(shop, `administrator/${id}`)).slice(-2)).toMatchObject([
    { action: 'staff.link_account', after: { provider: 'Acme' } },
    { action: 'staff.sign_in', outcome: 'done', after: { provider: 'Acme' } },
  ]);
});

test('what is asked of the provider has PKCE, state and nonce, another one each time', async () => {
  const ask = async () => {
    const { data } = await shop.call(calls.beginOidcSignIn, { body: { providerId } });
    return Object.fromEntries(new URL(data.url).searchParams.entries());
  };
  const [first, second] = [await ask(), await ask()];
  expect(first).toMatchObject({
    response_type: 'code',
    client_id: 'avela',
    redirect_uri: REDIRECT,
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge'] as const) {
    expect(String(first?.[name]).length).toBeGreaterThan(30);
    expect(first?.[name]).not.toBe(second?.[name]);
  }
});

test('where an authenticator is bound its code is still asked for, and the log names the way of the first step', async () => {
  const { id, username, account } = await withLink();
  const { secret } = await hire(shop, { username: `s-${randomUUID().slice(0, 8)}`, totp: true });
  if (!secret) throw new Error('no authenticator');
  await sql`UPDATE staff SET totp_secret = ${secret.base32} WHERE id = ${id}`.execute(db());
  const asked = await enter();
  expect(asked).toMatchObject({ code: refusalCode('staff.code_needed'), data: { username } });
  expect(JSON.stringify(asked.data)).not.toContain('token');
  expect((await loggedOn(shop, `administrator/${id}`)).at(-1)).toMatchObject({
    action: 'staff.first_step',
    after: { provider: 'Acme' },
  });
  const { challenge } = asked.data as unknown as { challenge: string };
  refused(await shop.call(staffEndpoints.secondStep, { body: { challenge, code: '000000' } }), 'staff.wrong_totp');
  const inside = await shop.call(staffEndpoints.secondStep, { body: { challenge, code: codeAt(shop, secret, 1) } });
  expect(inside.data.session.id).toBe(id);

  const bothSteps = async (on: boolean) => {
    await setParameter(db(), 'account.staff_oidc_both_steps', on);
    shop.app.platform.cache.dropHere(['parameters']);
  };
  const again = async (amr?: string[]) => {
    provider.seat({ ...account, ...(amr ? { amr } : {}) });
    return enter();
  };
  refused(await again(['mfa']), 'staff.code_needed');
  await bothSteps(true);
  for (const amr of [undefined, ['pwd']]) refused(await again(amr), 'staff.code_needed');
  for (const amr of [['mfa'], ['pwd', 'otp'], ['hwk']]) expect((await again(amr)).code).toBe(200);
  await bothSteps(false);
});

test('an account that is unlinked between the two steps signs nobody in, however it was unlinked', async () => {
  const ways: ((of: { id: string; linkId: string }) => Promise<unknown>)[] = [
    async ({ id, linkId }) => shop.call(calls.removeOidcLinkOf, { token: await shop.staff(), params: { id, linkId } }),
    async () => {
      const token = await shop.staff();
      const read = await shop.call(calls.readOidcProvider, { token, params: { id: providerId } });
      const body = { ...providerInput(provider.issuer), clientSecret: '', version: read.data.version };
      await shop.call(calls.updateOidcProvider, {
        token,
        params: { id: providerId },
        body: { ...body, enabled: false },
      });
      body.version += 1;
      return shop.call(calls.updateOidcProvider, { token, params: { id: providerId }, body });
    },
  ];
  for (const unlink of ways) {
    const { id } = await withLink();
    const { secret } = await hire(shop, { username: `u-${randomUUID().slice(0, 8)}`, totp: true });
    if (!secret) throw new Error('no authenticator');
    await sql`UPDATE staff SET totp_secret = ${secret.base32} WHERE id = ${id}`.execute(db());
    const asked = await enter();
    const { challenge } = asked.data as unknown as { challenge: string };
    const [link] = (await shop.call(calls.listOidcLinksOf, { token: await shop.staff(), params: { id } })).data;
    expect(await unlink({ id, linkId: link?.id ?? '' })).toMatchObject({ code: 200 });
    refused(
      await shop.call(staffEndpoints.secondStep, { body: { challenge, code: codeAt(shop, secret, 1) } }),
      'staff.challenge_over',
    );
  }
});

test('a way back lets in once, of two processes, and only in the browser that began it', async () => {
  await withLink();
  const body = await passProvider(shop, provider, providerId);
  refused(
    await shop.call(calls.signInByOidc, { body: { ...body, browserToken: 'another-browser-has-another-token' } }),
    'oidc.attempt_over',
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? shop : other).call(calls.signInByOidc, { body })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === refusalCode('oidc.attempt_over'))).toHaveLength(7);
});

test('a code is good for the attempt that it was sent for alone, and once', async () => {
  await withLink();
  const first = await passProvider(shop, provider, providerId);
  const begun = (await shop.call(calls.beginOidcSignIn, { body: { providerId } })).data;
  refused(await shop.call(calls.signInByOidc, { body: returnedTo(begun, first as never) }), 'oidc.refused');
  const second = (await shop.call(calls.beginOidcSignIn, { body: { providerId } })).data;
  const used = await passProvider(shop, provider, providerId);
  expect((await shop.call(calls.signInByOidc, { body: used })).code).toBe(200);
  refused(await shop.call(calls.signInByOidc, { body: returnedTo(second, used as never) }), 'oidc.refused');
});

test('a sign-in that took too long, was cancelled, or is of no known state is refused with its reason', async () => {
  await withLink();
  const late = await passProvider(shop, provider, providerId);
  await sql`UPDATE oidc_attempt SET expires_at = statement_timestamp() - interval '1 second'`.execute(db());
  refused(await shop.call(calls.signInByOidc, { body: late }), 'oidc.attempt_over');
  const begun = (await shop.call(calls.beginOidcSignIn, { body: { providerId } })).data;
  const cancelled = returnedTo(begun, await provider.visit(begun.url, 'cancel'));
  refused(await shop.call(calls.signInByOidc, { body: cancelled }), 'oidc.denied');
  refused(await shop.call(calls.signInByOidc, { body: cancelled }), 'oidc.attempt_over');
  const unknown = { state: 'x', browserToken: 'y', code: 'z' };
  refused(await shop.call(calls.signInByOidc, { body: unknown }), 'oidc.attempt_over');
  refused(await shop.call(calls.beginOidcSignIn, { body: { providerId: randomUUID() } }), 'oidc.unavailable');
});

test('an account that is linked to nobody makes none, and is refused with the name of its provider', async () => {
  provider.seat(newAccount());
  const { rows: before } = await sql<{ n: string }>`SELECT count(*) AS n FROM staff`.execute(db());
  const answer = await enter();
  refused(answer, 'oidc.not_linked');
  expect(answer.msg).toContain('Acme');
  expect((await sql<{ n: string }>`SELECT count(*) AS n FROM staff`.execute(db())).rows).toEqual(before);
  expect((await loggedOn(shop, `oidc_provider/${providerId}`)).at(-1)).toMatchObject({
    action: 'staff.sign_in',
    outcome: 'oidc.not_linked',
  });
});

test('who is disabled, or whose role is, is refused, and the log keeps it', async () => {
  const { id } = await withLink();
  await sql`UPDATE staff SET disabled_at = app_now() WHERE id = ${id}`.execute(db());
  refused(await enter(), 'auth.disabled');
  expect((await loggedOn(shop, `administrator/${id}`)).at(-1)).toMatchObject({
    action: 'staff.sign_in',
    outcome: 'auth.disabled',
    call: expect.stringMatching(/^POST .+\/login\/oidc$/),
  });
  await sql`UPDATE staff SET disabled_at = NULL WHERE id = ${id}`.execute(db());
  await sql`UPDATE staff_role SET enabled = false WHERE id = (SELECT role_id FROM staff WHERE id = ${id})`.execute(
    db(),
  );
  refused(await enter(), 'auth.disabled');
});

test('a first password still has to be changed after it', async () => {
  const { id } = await withLink();
  await sql`UPDATE staff SET must_change_password = true WHERE id = ${id}`.execute(db());
  const inside = await enter();
  expect(inside.data.session.mustChangePassword).toBe(true);
  refused(await shop.call(calls.ownOidcLinks, { token: inside.data.token }), 'staff.password_change_needed');
});

test('a provider that is switched off signs nobody in, not even who is on the way', async () => {
  await withLink();
  const body = await passProvider(shop, provider, providerId);
  await sql`UPDATE oidc_provider SET enabled = false WHERE id = ${providerId}`.execute(db());
  refused(await shop.call(calls.signInByOidc, { body }), 'oidc.unavailable');
  refused(await shop.call(calls.beginOidcSignIn, { body: { providerId } }), 'oidc.unavailable');
  expect((await shop.call(calls.oidcChoices)).data.providers).toEqual([]);
  await sql`UPDATE oidc_provider SET enabled = true WHERE id = ${providerId}`.execute(db());
});
