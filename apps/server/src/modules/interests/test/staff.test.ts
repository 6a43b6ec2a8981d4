import { randomUUID } from 'node:crypto';
import { interestEndpoints } from '@app/contract/interests/endpoints';
import { staffInterestEndpoints as calls } from '@app/contract/interests/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { addAgent, newcomer } from '../../accounts/test/fixtures.ts';
import { openCatalogShop } from '../../catalog/test/fixtures.ts';

let shop: Awaited<ReturnType<typeof openCatalogShop>>;
let token: string;
beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
  await addAgent(shop);
});
afterAll(() => shop.close());

const body = (name: string, enabled = true, sortWeight = 0) => ({
  name: { 'en-US': name, es: '' },
  image: null,
  enabled,
  sortWeight,
});
const hobby = async (name: string, enabled = true) =>
  (await shop.call(calls.createHobby, { token, body: body(name, enabled) })).data;

test('a hobby is created, saved, withdrawn and deleted, each time logged', async () => {
  const one = await hobby('Chess');
  expect(one).toMatchObject({ kind: 'hobby', name: { 'en-US': 'Chess' }, version: 1, chosenBy: 0 });
  expect(one.name).not.toHaveProperty('es');
  const params = { id: one.id };
  const saved = await shop.call(calls.updateHobby, {
    token,
    params,
    body: { ...body('Chess and go', true, 7), version: 1 },
  });
  expect(saved.data).toMatchObject({ name: { 'en-US': 'Chess and go' }, sortWeight: 7, version: 2 });
  const missing = randomUUID();
  const flags = await shop.call(calls.setHobbyFlags, { token, body: { ids: [one.id, missing], enabled: false } });
  expect(flags.data).toEqual({ changed: [one.id], missing: [missing] });
  expect((await shop.call(calls.deleteHobby, { token, params })).code).toBe(200);
  expect((await shop.call(calls.deleteHobby, { token, params })).code).toBe(refusalCode('record.not_found'));
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${`interest/${one.id}`} AND outcome = 'done' ORDER BY id`.execute(
    shop.db,
  );
  expect(rows.map((row) => row.action)).toEqual(['hobby.create', 'hobby.update', 'hobby.flags', 'hobby.delete']);
});

test('a stale edit is refused with the version that stands, also when two are saved at the same moment', async () => {
  const one = await hobby('Sailing');
  const params = { id: one.id };
  const save = (name: string) => shop.call(calls.updateHobby, { token, params, body: { ...body(name), version: 1 } });
  const answers = await Promise.all(['A', 'B', 'C'].map(save));
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('record.stale'),
    refusalCode('record.stale'),
  ]);
  const late = await save('D');
  expect(late).toMatchObject({ status: 409, data: { current: { version: 2 } } });
});

test('one that a customer has chosen is not deleted, whoever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await hobby(`Race ${round}`);
    const { token: mine } = await newcomer(shop);
    const [chosen, deleted] = await Promise.all([
      shop.call(interestEndpoints.saveHobbies, { token: mine, body: { ids: [one.id] } }),
      shop.call(calls.deleteHobby, { token, params: { id: one.id } }),
    ]);
    expect([
      [200, 4211],
      [4210, 200],
    ]).toContainEqual([chosen.code, deleted.code]);
  }
  const one = await hobby('Kept');
  const { token: mine } = await newcomer(shop);
  await shop.call(interestEndpoints.saveHobbies, { token: mine, body: { ids: [one.id] } });
  expect((await shop.call(calls.deleteHobby, { token, params: { id: one.id } })).code).toBe(
    refusalCode('interest.in_use'),
  );
});

test('the lists search, sort, page and count; hobbies and preferences do not mix', async () => {
  await shop.call(calls.createPreference, { token, body: { ...body('Vintage'), kind: 'style' } });
  await shop.call(calls.createPreference, { token, body: { ...body('Women', false), kind: 'audience' } });
  await hobby('Zither 100%', false);
  const hobbies = (await shop.call(calls.listHobbies, { token, query: { name: '100%', enabled: '0' } })).data;
  expect(hobbies).toMatchObject({ total: 1, list: [{ name: { 'en-US': 'Zither 100%' } }] });
  expect(hobbies.counts.all).toBe(hobbies.counts.enabled + hobbies.counts.disabled);
  const both = (await shop.call(calls.listPreferences, { token, query: { sort: 'createdAt', order: 'asc' } })).data;
  expect(both.list.map((one) => one.kind)).toEqual(['style', 'audience']);
  expect(both.counts).toEqual({ all: 2, style: 1, audience: 1 });
  const styles = (await shop.call(calls.listPreferences, { token, query: { kind: 'style', limit: '1' } })).data;
  expect(styles).toMatchObject({ total: 1, list: [{ name: { 'en-US': 'Vintage' } }] });
  const style = styles.list[0]?.id ?? '';
  expect((await shop.call(calls.deleteHobby, { token, params: { id: style } })).code).toBe(
    refusalCode('record.not_found'),
  );
  const asHobby = { token, params: { id: style }, body: { ...body('X'), version: 1 } };
  expect((await shop.call(calls.updateHobby, asHobby)).code).toBe(refusalCode('record.not_found'));
  const renamed = await shop.call(calls.updatePreference, asHobby);
  expect(renamed.data).toMatchObject({ kind: 'style', name: { 'en-US': 'X' } });
  const withdrawn = await shop.call(calls.setPreferenceFlags, { token, body: { ids: [style], enabled: false } });
  expect(withdrawn.data.changed).toEqual([style]);
  expect((await shop.call(calls.deletePreference, { token, params: { id: style } })).code).toBe(200);
});

test('a bad form is refused at its fields', async () => {
  const answer = await shop.call(calls.createPreference, {
    token,
    raw: { name: { 'en-US': ' ' }, image: 'x', enabled: true, sortWeight: -1, kind: 'hobby' },
  });
  expect(answer.data).toMatchObject({
    fields: {
      'name.en-US': 'field.required',
      image: 'field.invalid',
      sortWeight: 'field.too_small',
      kind: 'field.required',
    },
  });
});

test('each permission opens its own list alone', async () => {
  const seer = await shop.signIn(['people.hobbies.view']);
  expect((await shop.call(calls.listHobbies, { token: seer })).code).toBe(200);
  expect((await shop.call(calls.createHobby, { token: seer, body: body('No') })).status).toBe(403);
  expect((await shop.call(calls.listPreferences, { token: seer })).status).toBe(403);
  expect((await shop.call(calls.listHobbies)).status).toBe(401);
  expect((await shop.call(calls.listHobbies, { token: (await newcomer(shop)).token })).status).toBe(401);
});
