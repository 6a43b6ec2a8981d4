import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffAgentEndpoints } from '@app/contract/agents/staff-endpoints';
import { staffSettingsEndpoints as parameters } from '@app/contract/settings/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { parameter } from '../../settings/public.ts';
import { PASSWORD } from './fixtures.ts';

const KEY = 'shop.invite_code';
let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const code = () => parameter(shop.app.platform, KEY);
const read = async () => (await shop.call(parameters.readParameter, { token: staff, params: { id: KEY } })).data;
const set = async (value: unknown, token = staff) =>
  shop.call(parameters.setParameter, { token, params: { id: KEY }, raw: { value, version: (await read()).version } });
let people = 0;
const register = (inviteCode: string) => {
  people += 1;
  return shop.call(accountEndpoints.register, {
    body: { email: `house${people}@example.com`, password: PASSWORD, confirmPassword: PASSWORD, inviteCode },
  });
};
const ofShop = async (id: string) => {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT invited_by_agent IS NULL AND invited_by_user IS NULL AS mine FROM customer WHERE id = ${id}`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.mine;
};

test('an empty shop has a readable code after its first start, and programs that start at once agree on it', async () => {
  const database = await testDatabase();
  const programs = await Promise.all([1, 2, 3].map(() => testApp({ databaseUrl: database.url })));
  const codes = await Promise.all(programs.map(({ app }) => parameter(app.platform, KEY)));
  expect(codes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(codes).size).toBe(1);
  const again = await testApp({ databaseUrl: database.url });
  expect(await parameter(again.app.platform, KEY)).toBe(codes[0]);
  for (const program of [...programs, again]) await program.close();
  await database.drop();
});

test('who registers with the shop’s code, in any case, belongs to no agent and to no customer', async () => {
  const joined = await register((await code()).toLowerCase());
  expect(joined.code).toBe(200);
  expect(await ofShop(joined.data.userInfo.id)).toBe(true);
  const [first] = await shop.app.verify().then((all) => all.filter(({ name }) => name === 'accounts.one-inviter'));
  expect(first?.ok).toBe(true);
});

test('staff change the code: the new one counts at once, the old one no more, and an emptied one registers nobody', async () => {
  const before = await code();
  expect((await set(' summer26 ')).data).toMatchObject({ value: 'SUMMER26' });
  expect((await register('Summer26')).code).toBe(200);
  expect(await register(before)).toMatchObject({
    code: refusalCode('account.wrong_invite_code'),
    data: { fields: { inviteCode: expect.any(String) } },
  });
  expect((await set('')).code).toBe(200);
  expect((await register('SUMMER26')).code).toBe(refusalCode('account.wrong_invite_code'));
  expect((await register('WELCOME')).code).toBe(200);
  // A start does not bring back what staff switched off.
  const second = await testApp({ databaseUrl: shop.databaseUrl });
  expect(await parameter(second.app.platform, KEY)).toBe('');
  await second.close();
  expect((await set('SUMMER26')).code).toBe(200);
});

test.each(['short', 'A'.repeat(21), 'WITH SPACE', 'DÜNE-26', 'ЗИМА2026', 7, true])(
  'the code cannot be %j',
  async (value) => {
    const answer = await set(value);
    expect(answer.code).toBe(refusalCode('input.invalid'));
    expect(answer.data).toMatchObject({ fields: { value: expect.stringMatching(/^field\./) } });
  },
);

test('no two of shop, agents and customers have one code, also when they are chosen at the same time', async () => {
  expect(await set('WELCOME')).toMatchObject({
    status: 409,
    code: refusalCode('parameter.invite_code_taken'),
    data: { fields: { value: 'error.parameter.invite_code_taken' } },
  });
  const joined = await register('WELCOME');
  expect((await set(joined.data.userInfo.inviteCode)).code).toBe(refusalCode('parameter.invite_code_taken'));
  const terms = { name: 'Rival', level: 1, rebateBp: 0, parentId: null, reason: 'Signed' };
  const make = async (inviteCode: string) =>
    shop.call(staffAgentEndpoints.makeAgent, {
      token: staff,
      body: { ...terms, inviteCode, customerId: (await shop.buyer()).id },
    });
  expect((await make(await code())).code).toBe(refusalCode('agent.code_taken'));
  for (let round = 0; round < 8; round += 1) {
    const wanted = `ROUND${round}CODE`;
    const answers = await Promise.all([set(wanted), make(wanted)]);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  }
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
});

test('an older code cannot be taken back once an agent has it', async () => {
  await set('FIRSTCODE');
  await set('SECONDCODE');
  const changes = await shop.call(parameters.listParameterChanges, { token: staff, query: { key: KEY } });
  await sql`UPDATE agent SET invite_code = 'FIRSTCODE' WHERE id = ${shop.agentId}`.execute(shop.app.platform.db);
  const undo = await shop.call(parameters.undoParameterChange, {
    token: staff,
    params: { id: changes.data.list[0]?.id ?? '' },
    body: { version: (await read()).version },
  });
  expect(undo.code).toBe(refusalCode('parameter.invite_code_taken'));
});

test('who may only see parameters does not change the code', async () => {
  const seer = await shop.staff({ permissions: ['system.parameters.view'] });
  expect((await set('OTHERCODE', seer)).status).toBe(403);
  expect((await set('OTHERCODE', (await shop.buyer()).token)).status).toBe(401);
});
