import { randomUUID } from 'node:crypto';
import { COUNTED_TO } from '@app/contract/core/validation';
import { staffListEndpoints as calls } from '@app/contract/lists/staff-endpoints';
import type { SavedView } from '@app/contract/lists/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countTabs } from '../../../platform/db/count-states.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let ann: string;
let ben: string;
beforeAll(async () => {
  shop = await openShop();
  ann = await shop.staff();
  ben = await shop.staff();
});
afterAll(() => shop.close());

const state = {
  filter: { state: 'active' },
  sort: { field: 'createdAt', order: 'DESC' as const },
  perPage: 50,
  hidden: ['email'],
};
const own = { name: 'Mine', audience: 'own' as const, roleId: null, state };
const create = (of: object = {}, token = ann) =>
  shop.call(calls.createView, {
    token,
    body: { list: '/users', ...own, name: `v-${randomUUID()}`.slice(0, 40), ...of },
  });
const update = (view: SavedView, of: object, token = ann) =>
  shop.call(calls.updateView, {
    token,
    params: { id: view.id },
    body: { name: view.name, audience: view.audience, roleId: view.roleId, state, version: view.version, ...of },
  });
const remove = (id: string, token = ann) => shop.call(calls.deleteView, { token, params: { id } });
const seenBy = async (token: string, list = '/users') =>
  (await shop.call(calls.listViews, { token, query: { list } })).data;
const idsOf = async (token: string) => (await seenBy(token)).views.map(({ id }) => id);
const choose = (viewId: string | null, token = ann, list = '/users') =>
  shop.call(calls.setDefaultView, { token, body: { list, viewId } });

async function roleOf(username: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT s.role_id AS id FROM staff s
    JOIN staff_session x ON x.staff_id = s.id WHERE x.token_hash = sha256(${username}::text::bytea)`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.id ?? '';
}

describe('a saved view', () => {
  test('when it is my own, then I alone see it, rename it and delete it', async () => {
    const { data: view } = await create();
    expect(view).toMatchObject({ mine: true, mayEdit: true, isDefault: false, version: 1, state });
    expect(await idsOf(ann)).toContain(view.id);
    expect(await idsOf(ben)).not.toContain(view.id);
    expect((await update(view, {}, ben)).status).toBe(404);
    expect((await remove(view.id, ben)).status).toBe(404);
    const renamed = await update(view, { name: 'Other' });
    expect(renamed.data).toMatchObject({ name: 'Other', version: 2 });
    expect((await remove(view.id)).status).toBe(200);
    expect((await remove(view.id)).status).toBe(404);
  });

  test('when it is shared with everybody or a role, then they see it, and a stale edit of it is refused with what stands', async () => {
    const { data: forAll } = await create({ audience: 'all' });
    const bensRole = await roleOf(ben);
    const { data: forRole } = await create({ audience: 'role', roleId: bensRole });
    const { data: forOthers } = await create({ audience: 'role', roleId: await roleOf(ann) });
    const seen = await idsOf(ben);
    expect(seen).toEqual(expect.arrayContaining([forAll.id, forRole.id]));
    expect(seen).not.toContain(forOthers.id);
    const [first, second] = [await update(forAll, { name: 'Bens' }, ben), await update(forAll, { name: 'Anns' })];
    expect(first.data.name).toBe('Bens');
    expect(second.code).toBe(refusalCode('record.stale'));
    expect(second.data).toMatchObject({ current: { name: 'Bens', version: 2 } });
    expect((await seenBy(ann)).views.find(({ id }) => id === forAll.id)?.name).toBe('Bens');
  });

  test('when twenty save it at once, then one does', async () => {
    const { data: view } = await create({ audience: 'all' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => update(view, { name: `n-${n}` }, n % 2 ? ann : ben)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === refusalCode('record.stale'))).toHaveLength(19);
  });

  test('when the right to share is missing, or an agent has it, then only own views can be saved', async () => {
    const plain = await shop.staff({ permissions: ['people.users.view'] });
    const agents = await shop.staff({ agentId: shop.agentId });
    for (const token of [plain, agents]) {
      expect(await seenBy(token)).toMatchObject({ mayShare: false, roles: [] });
      expect((await create({ audience: 'all' }, token)).status).toBe(403);
      const { data: view } = await create({}, token);
      expect((await update(view, { audience: 'all' }, token)).status).toBe(403);
    }
    const { data: shared } = await create({ audience: 'all' });
    expect((await seenBy(plain)).views.find(({ id }) => id === shared.id)).toMatchObject({
      mayEdit: false,
      mine: false,
    });
    expect((await update(shared, {}, plain)).status).toBe(403);
    expect((await remove(shared.id, plain)).status).toBe(403);
    // What the house searches for names people whom an agent's staff do not see.
    expect((await seenBy(agents)).views.map(({ id }) => id)).not.toContain(shared.id);
    expect((await choose(shared.id, agents)).status).toBe(404);
  });

  test('when it is chosen as default, then it is that for the chooser alone, until it goes', async () => {
    const { data: view } = await create({ audience: 'all' });
    expect((await choose(view.id, ben)).status).toBe(200);
    const of = async (token: string) => (await seenBy(token)).views.find(({ isDefault }) => isDefault)?.id;
    expect([await of(ben), await of(ann)]).toEqual([view.id, undefined]);
    expect((await choose(view.id, ben, '/goods-orders')).status).toBe(404);
    expect((await choose(randomUUID(), ben)).status).toBe(404);
    await choose(null, ben);
    expect(await of(ben)).toBeUndefined();
    await choose(view.id, ben);
    await remove(view.id);
    expect(await of(ben)).toBeUndefined();
  });

  test('when the input is wrong, then the refusal names the field', async () => {
    const name = `same ${randomUUID()}`.slice(0, 40);
    const { data: first } = await create({ name });
    const taken = await create({ name: name.toUpperCase() });
    expect(taken.code).toBe(refusalCode('view.name_taken'));
    expect((taken.data as unknown as { fields: object }).fields).toHaveProperty('name');
    const { data: other } = await create();
    expect((await update(other, { name })).code).toBe(refusalCode('view.name_taken'));
    expect((await update(first, { name })).status).toBe(200);
    expect((await create({ audience: 'role', roleId: null })).status).toBe(400);
    expect((await create({ audience: 'role', roleId: randomUUID() })).status).toBe(400);
    expect((await create({ name: '' })).status).toBe(400);
    expect((await create({ list: '/nothing' })).code).toBe(refusalCode('export.unknown_list'));
    expect((await create({ state: { ...state, filter: { a: { b: 1 } } } })).status).toBe(400);
    expect((await shop.call(calls.listViews, { query: { list: '/users' } })).status).toBe(401);
  });

  test('when there are as many as can be kept, then another is refused', async () => {
    const hoarder = await shop.staff();
    await sql`INSERT INTO saved_view (id, list, owner_id, name, audience, state)
      SELECT gen_random_uuid(), '/users', s.staff_id, 'v' || n, 'own', ${JSON.stringify(state)}::jsonb
        FROM generate_series(1, 50) AS n, staff_session s
       WHERE s.token_hash = sha256(${hoarder}::text::bytea)`.execute(shop.app.platform.db);
    expect((await create({}, hoarder)).code).toBe(refusalCode('view.too_many'));
  });
});

test('when there are more rows than are counted, then tabs are exact up to there, and whatever narrows them is exact', async () => {
  const { db } = shop.app.platform;
  await sql`CREATE TABLE counted_row (id uuid PRIMARY KEY, state text, who text, created_at timestamptz)`.execute(db);
  await sql`CREATE INDEX ON counted_row (state, created_at DESC, id DESC)`.execute(db);
  await sql`INSERT INTO counted_row SELECT gen_random_uuid(), CASE WHEN n <= 3 THEN 'few' ELSE 'many' END,
      CASE WHEN n % 100 = 0 THEN 'ann' ELSE 'bob' END, app_now() FROM generate_series(1, ${COUNTED_TO + 500}::int) n`.execute(
    db,
  );
  const count = (who: string | null) =>
    countTabs(
      db,
      {
        from: sql`counted_row o`,
        row: 'o',
        states: ['few', 'many', 'none'],
        where: who ? sql`o.who = ${who}` : sql`true`,
        narrow: who !== null,
      },
      { all: ['few', 'many', 'none'], few: ['few'], many: ['many'], none: ['none'] },
    );
  expect(await count(null)).toEqual({ all: COUNTED_TO, few: 3, many: COUNTED_TO, none: 0 });
  expect(await count('ann')).toEqual({ all: 105, few: 0, many: 105, none: 0 });
  expect(await count('bob')).toEqual({ all: COUNTED_TO, few: 3, many: COUNTED_TO, none: 0 });
  await sql`DROP TABLE counted_row`.execute(db);
});
