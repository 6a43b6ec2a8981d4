import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { levelEndpoints } from '@app/contract/levels/endpoints';
import { staffLevelEndpoints } from '@app/contract/levels/staff-endpoints';
import type { LevelInput } from '@app/contract/levels/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const level = (over: Partial<LevelInput> = {}): LevelInput => ({
  identifier: `l-${randomUUID().slice(0, 8)}`,
  name: { 'en-US': 'Tide', 'zh-cn': '潮汐' },
  image: null,
  thresholdUsd: 60_000,
  discountBp: 200,
  benefits: { 'en-US': 'Free delivery\nFirst to know' },
  ...over,
});
const create = (over: Partial<LevelInput> = {}, token = staff) =>
  shop.call(staffLevelEndpoints.createLevel, { token, body: level(over) });
const spend = (buyer: Buyer, usd: number) =>
  sql`UPDATE customer SET spent_usd = ${usd} WHERE id = ${buyer.id}`.execute(db());
test('when staff set up levels, then the customer sees their place, what is missing and what they get', async () => {
  const buyer = await shop.buyer();
  const base = await create({ identifier: 'shore', thresholdUsd: 0, discountBp: 0, benefits: { 'en-US': '' } });
  const tide = await create({ identifier: 'tide' });
  const sail = await create({ identifier: 'sail', thresholdUsd: 150_000, discountBp: 350, name: { 'en-US': 'Sail' } });
  expect([base.status, tide.status, sail.status]).toEqual([200, 200, 200]);
  const show = async (lang = 'en-US', currency = 'USD') =>
    (await shop.call(levelEndpoints.memberLevels, { token: buyer.token, lang, currency })).data;
  expect((await show()).levels.map((one) => one.state)).toEqual(['current', 'ahead', 'ahead']);
  await spend(buyer, 60_000);
  const now = await show('zh-cn');
  expect(now.levels.map((one) => one.state)).toEqual(['passed', 'current', 'ahead']);
  expect(now.levels[1]).toMatchObject({
    name: '潮汐',
    discountPercent: 2,
    benefits: ['Free delivery', 'First to know'],
  });
  expect(now).toMatchObject({ spent: { usd: 60_000 }, toNext: { usd: 90_000 } });
  const info = (await shop.call(accountEndpoints.userInfo, { token: buyer.token })).data;
  expect(info).toMatchObject({
    spent: { usd: 60_000 },
    nextLevel: { name: 'Sail', threshold: { usd: 150_000 } },
    benefits: ['Free delivery', 'First to know'],
    level: { identifier: 'tide' },
  });
  await create({ identifier: 'wave', thresholdUsd: 120_000, name: { 'en-US': 'Wave' } });
  const later = (await shop.call(accountEndpoints.userInfo, { token: buyer.token })).data;
  expect(later.nextLevel).toMatchObject({ name: 'Wave', threshold: { usd: 120_000 } });
  await spend(buyer, 999_999_99);
  expect(await show()).toMatchObject({ toNext: null });
  expect((await shop.call(levelEndpoints.memberLevels, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('when a level is edited or deleted, then thresholds and names stay unique and one begins at zero', async () => {
  const made = (await create({ thresholdUsd: 77_000 })).data;
  const save = (input: LevelInput, version: number) =>
    shop.call(staffLevelEndpoints.updateLevel, { token: staff, params: { id: made.id }, body: { ...input, version } });
  expect(await create({ thresholdUsd: 77_000 })).toMatchObject({
    status: 409,
    code: refusalCode('level.threshold_taken'),
  });
  expect(await create({ identifier: made.identifier, thresholdUsd: 78_000 })).toMatchObject({
    status: 409,
    code: refusalCode('level.identifier_taken'),
  });
  const mine = level({ identifier: made.identifier, thresholdUsd: 79_000 });
  const answers = await Promise.all([save(mine, 1), save({ ...mine, discountBp: 300 }, 1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe(refusalCode('record.stale'));
  const page = await shop.call(staffLevelEndpoints.listLevels, { token: staff, query: { limit: '100' } });
  const base = page.data.list.find((one) => one.thresholdUsd === 0);
  const baseId = base?.id ?? '';
  expect(page.data.list.map((one) => one.thresholdUsd)).toEqual(
    page.data.list.map((one) => one.thresholdUsd).sort((a, b) => a - b),
  );
  const remove = (id: string, token = staff) => shop.call(staffLevelEndpoints.deleteLevel, { token, params: { id } });
  expect(await remove(baseId)).toMatchObject({ status: 409, code: refusalCode('level.base_needed') });
  const lifted = await shop.call(staffLevelEndpoints.updateLevel, {
    token: staff,
    params: { id: baseId },
    body: { ...level({ identifier: base?.identifier ?? '', thresholdUsd: 5 }), version: base?.version ?? 0 },
  });
  expect(lifted).toMatchObject({ status: 409, code: refusalCode('level.base_needed') });
  expect((await remove(made.id)).status).toBe(200);
  expect((await remove(made.id)).status).toBe(404);
  expect((await shop.call(staffLevelEndpoints.readLevel, { token: staff, params: { id: made.id } })).status).toBe(404);
});

test('when two staff take one threshold at once, then one of them has it', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create({ thresholdUsd: 88_000 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === refusalCode('level.threshold_taken'))).toHaveLength(5);
});

test('when a level is odd or the writer may not, then it is refused with its field', async () => {
  for (const [over, field] of [
    [{ identifier: 'No Spaces' }, 'identifier'],
    [{ thresholdUsd: -1 }, 'thresholdUsd'],
    [{ thresholdUsd: 1.5 }, 'thresholdUsd'],
    [{ discountBp: 5_001 }, 'discountBp'],
    [{ name: { 'en-US': '' } }, 'name.en-US'],
  ] as const) {
    const answer = await create(over as Partial<LevelInput>);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  }
  expect((await create({}, await shop.staff({ permissions: ['people.levels.view'] }))).status).toBe(403);
});

test('when people register with a code, then its owner sees them shortened, newest first, and who is valid', async () => {
  const owner = await shop.buyer();
  const people = await Promise.all([1, 2, 3].map(() => shop.buyer()));
  for (const [index, one] of people.entries()) {
    await sql`UPDATE customer SET invited_by_user = ${owner.id}, nickname = ${`Person-${index}-${one.id.slice(0, 4)}x`},
      created_at = app_now() + ${index} * interval '1 second' WHERE id = ${one.id}`.execute(db());
  }
  const read = async (who: Buyer, query: object = {}) =>
    (await shop.call(levelEndpoints.subordinates, { token: who.token, query })).data;
  const first = await read(owner, { limit: '2' });
  expect(first).toMatchObject({ all: 3, valid: 0 });
  expect(first.list.map((one) => one.nickname)).toEqual(['P***x', 'P***x']);
  const rest = await read(owner, { limit: '2', cursor: first.cursor });
  expect([...first.list, ...rest.list].map((one) => one.id)).toEqual(people.map((one) => one.id).reverse());
  expect((await read(people[0] as Buyer)).list).toEqual([]);
  expect((await shop.call(levelEndpoints.subordinates, { token: owner.token, query: { cursor: 'odd' } })).code).toBe(
    4000,
  );
  expect((await shop.call(levelEndpoints.subordinates, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});
