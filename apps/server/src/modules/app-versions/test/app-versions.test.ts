import { appVersionEndpoints } from '@app/contract/app-versions/endpoints';
import { staffAppVersionEndpoints as calls } from '@app/contract/app-versions/staff-endpoints';
import type { AppVersionInput } from '@app/contract/app-versions/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
beforeEach(async () => {
  await sql`DELETE FROM app_version`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['app-versions']);
});
afterAll(() => shop.close());

const input = (over: Partial<AppVersionInput> = {}): AppVersionInput => ({
  platform: 'web',
  number: '1.2.0',
  downloadLink: '',
  isWgt: false,
  forceUpdate: false,
  published: true,
  notes: { 'en-US': 'Faster', 'zh-cn': '更快', es: '' },
  ...over,
});
const create = (over: Partial<AppVersionInput> = {}, token: string = staff) =>
  shop.call(calls.createAppVersion, { token, body: input(over) });
const save = (id: string, version: number, over: Partial<AppVersionInput> = {}) =>
  shop.call(calls.updateAppVersion, { token: staff, params: { id }, body: { ...input(over), version } });
const answer = async (version: string, of: { platform?: 'web' | 'ios'; lang?: string } = {}) => {
  const { platform = 'web', lang = 'en-US' } = of;
  return (await shop.call(appVersionEndpoints.appVersion, { query: { platform, version }, lang })).data.newer;
};
test('when a version is published, then older builds of its platform hear of it at once and newer ones do not', async () => {
  expect(await answer('1.0.0')).toBeNull();
  const made = await create({ number: '1.10' });
  expect(made).toMatchObject({ status: 200, data: { number: '1.10.0', version: 1 } });
  const newer = { version: '1.10.0', notes: 'Faster', downloadLink: null, wgt: false, forced: false };
  expect(await answer('1.9.9')).toEqual(newer);
  expect((await answer('1.9.9', { lang: 'zh-cn' }))?.notes).toBe('更快');
  expect((await answer('1.9.9', { lang: 'es' }))?.notes).toBe('Faster');
  expect([await answer('1.10'), await answer('2'), await answer('1.9.9', { platform: 'ios' })]).toEqual([
    null,
    null,
    null,
  ]);
  await save(made.data.id, 1, { number: '1.10', published: false });
  expect(await answer('1.9.9')).toBeNull();
});

test('when a forced version lies between, then the newest is forced', async () => {
  await create({ number: '1.1.0', forceUpdate: true });
  await create({ number: '1.2.0' });
  await create({ number: '9.0.0', forceUpdate: true, published: false });
  expect(await answer('1.0.0')).toMatchObject({ version: '1.2.0', forced: true });
  expect(await answer('1.1.0')).toMatchObject({ version: '1.2.0', forced: false });
});

test('when an app is fetched from a store, then its link must be there and be https', async () => {
  const link = 'https://apps.apple.com/app/avela/id1';
  expect(fieldsOf(await create({ platform: 'ios' }))).toEqual({ downloadLink: 'field.required' });
  for (const wrong of ['http://a.example/x', '//evil.example', 'javascript:alert(1)', 'https://a@evil.example']) {
    expect(fieldsOf(await create({ downloadLink: wrong }))).toEqual({ downloadLink: 'field.https_link' });
  }
  expect((await create({ platform: 'ios', downloadLink: link, isWgt: true })).status).toBe(200);
  expect(await answer('1.0.0', { platform: 'ios' })).toMatchObject({ downloadLink: link, wgt: true });
});

test('when the input is odd, then the field is named and nothing is kept', async () => {
  for (const [over, field] of [
    [{ number: '1.2-beta' }, 'number'],
    [{ number: '' }, 'number'],
    [{ platform: 'palm' }, 'platform'],
    [{ forceUpdate: 'yes' }, 'forceUpdate'],
    [{ notes: { 'en-US': 'x'.repeat(1_001) } }, 'notes.en-US'],
  ] as const) {
    const answer = await create(over as never);
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
  }
  const odd = await shop.call(appVersionEndpoints.appVersion, { query: { platform: 'web', version: 'x' } });
  expect(odd.code).toBe(refusalCode('input.invalid'));
  expect((await shop.call(calls.listAppVersions, { token: staff })).data.total).toBe(0);
});

test('when a version is entered twice, then one row has it, however it is written and however many ask at once', async () => {
  const answers = await Promise.all(['1.4', '1.4.0', '01.4', '1.4.0.0'].map((number) => create({ number })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === refusalCode('app_version.taken'))).toHaveLength(3);
  const other = (await create({ number: '1.5' })).data;
  expect(await save(other.id, 1, { number: '1.4.0' })).toMatchObject({
    status: 409,
    code: refusalCode('app_version.taken'),
  });
  expect((await create({ number: '1.4', platform: 'ios', downloadLink: 'https://a.example' })).status).toBe(200);
  const [a, b] = await Promise.all(['1.6', '1.7'].map((number) => create({ number })));
  const both = await Promise.all([a, b].map((one) => save(one?.data.id ?? '', 1, { number: '1.8' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('when two save the same edition, then the second is refused with what stands, the first kept', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await create({ number: `2.${round}` })).data;
    const answers = await Promise.all(
      [true, false].map((forceUpdate) => save(id, 1, { number: `2.${round}`, forceUpdate })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe(refusalCode('record.stale'));
    const kept = (await shop.call(calls.readAppVersion, { token: staff, params: { id } })).data;
    expect(kept).toEqual(answers.find(({ status }) => status === 200)?.data);
  }
});

test('when versions are listed, then newest first and by platform, number and state', async () => {
  for (const number of ['1.9', '1.10', '0.9']) await create({ number, published: number !== '0.9' });
  await create({ platform: 'android', number: '1.1', downloadLink: 'https://a.example' });
  const numbers = async (query: object) =>
    (await shop.call(calls.listAppVersions, { token: staff, query })).data.list.map((one) => one.number);
  expect(await numbers({})).toEqual(['1.10.0', '1.9.0', '1.1.0', '0.9.0']);
  expect(await numbers({ platform: 'android' })).toEqual(['1.1.0']);
  expect(await numbers({ number: '1.1' })).toEqual(['1.10.0', '1.1.0']);
  expect(await numbers({ published: '0' })).toEqual(['0.9.0']);
  expect(await numbers({ page: '2', limit: '3' })).toEqual(['0.9.0']);
});

test('when a version is deleted, then only an unpublished one, once', async () => {
  const { id } = (await create()).data;
  const remove = () => shop.call(calls.deleteAppVersion, { token: staff, params: { id } });
  expect(await remove()).toMatchObject({ status: 409, code: refusalCode('app_version.published') });
  await save(id, 1, { published: false });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await save(id, 2)).status).toBe(404);
  expect((await shop.call(calls.readAppVersion, { token: staff, params: { id } })).status).toBe(404);
});

test('when the caller may not, then nothing is read or written', async () => {
  const { id } = (await create()).data;
  const seer = await shop.staff({ permissions: ['system.app_versions.view'] });
  const other = await shop.staff({ permissions: ['system.mail.view'] });
  expect((await shop.call(calls.listAppVersions, { token: seer })).status).toBe(200);
  expect((await create({ number: '3' }, seer)).status).toBe(403);
  const body = { ...input(), version: 1 };
  expect((await shop.call(calls.updateAppVersion, { token: seer, params: { id }, body })).status).toBe(403);
  expect((await shop.call(calls.deleteAppVersion, { token: seer, params: { id } })).status).toBe(403);
  expect((await shop.call(calls.readAppVersion, { token: other, params: { id } })).status).toBe(403);
  expect((await shop.call(calls.listAppVersions, {})).status).toBe(401);
  expect((await shop.call(calls.createAppVersion, { body: input({ number: '3' }) })).status).toBe(401);
});
