import { contentEndpoints } from '@app/contract/content/endpoints';
import { staffContentEndpoints as calls } from '@app/contract/content/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openCatalogShop } from '../../catalog/test/fixtures.ts';

let shop: Awaited<ReturnType<typeof openCatalogShop>>;
let token: string;
beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
});
afterAll(() => shop.close());

const read = async (key: string) => (await shop.call(calls.readArticle, { token, params: { key } })).data;
const publish = (key: string, change: object, version: number) =>
  shop.call(calls.updateArticle, {
    token,
    params: { key },
    raw: { title: { 'en-US': 'Title' }, html: { 'en-US': '<p>Text</p>' }, ...change, version },
  });
const seen = async (key: string, lang = 'en-US') =>
  (await shop.call(contentEndpoints.article, { query: { key }, lang })).data;

test('the pages are listed with the languages they are written in, and searched by title', async () => {
  const all = (await shop.call(calls.listArticles, { token })).data;
  expect(all.list.map((page) => page.id)).toEqual(['about', 'condition', 'privacy', 'returnpolicy']);
  expect(all.list[0]?.languages).toEqual(['en-US', 'zh-cn', 'es', 'pt']);
  const found = (await shop.call(calls.listArticles, { token, query: { title: '隐私' } })).data;
  expect(found.list.map((page) => page.id)).toEqual(['privacy']);
});

test('a published page is seen at once in every language, cleaned, and logged', async () => {
  const before = await read('about');
  await seen('about');
  const answer = await publish(
    'about',
    {
      title: { 'en-US': 'Who we are', 'zh-cn': '我们是谁' },
      html: {
        'en-US': '<h2 style="color:red" onclick="x()">Us</h2><script>alert(1)</script><a href="javascript:x">a</a>',
        'zh-cn': '<p>我们</p>',
        es: '<p></p>',
      },
    },
    before.version,
  );
  expect(answer.data).toMatchObject({ version: before.version + 1, title: { 'zh-cn': '我们是谁' } });
  expect(answer.data.html).not.toHaveProperty('es');
  const english = await seen('about');
  expect(english).toMatchObject({ title: 'Who we are', html: expect.stringMatching(/^<h2>Us<\/h2><a rel=/) });
  expect(english.html).not.toMatch(/script|style|onclick/);
  expect(await seen('about', 'zh-cn')).toMatchObject({ title: '我们是谁', html: '<p>我们</p>' });
  expect(await seen('about', 'es')).toMatchObject({ title: 'Who we are', html: english.html });
  const { rows } = await sql<{ before: { version: number }; after: { version: number } }>`
    SELECT before, after FROM operation_log WHERE record = 'article/about' ORDER BY id DESC LIMIT 1`.execute(shop.db);
  expect(rows[0]).toMatchObject({ before: { version: before.version }, after: { version: before.version + 1 } });
});

test('a stale edit is refused with the version that stands, also when several publish at the same moment', async () => {
  const { version } = await read('privacy');
  const answers = await Promise.all(
    [1, 2, 3].map((one) => publish('privacy', { title: { 'en-US': `P${one}` } }, version)),
  );
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('record.stale'),
    refusalCode('record.stale'),
  ]);
  const late = await publish('privacy', {}, version);
  expect(late).toMatchObject({ status: 409, data: { current: { key: 'privacy', version: version + 1 } } });
  expect((await read('privacy')).version).toBe(version + 1);
});

test('what is missing, too long or empty after cleaning is refused at its field', async () => {
  expect((await publish('nothing', {}, 1)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.readArticle, { token, params: { key: 'nothing' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  const { version } = await read('condition');
  const empty = await publish('condition', { html: { 'en-US': '<p>&nbsp;<script>x</script></p>' } }, version);
  expect(empty.data).toMatchObject({ fields: { 'html.en-US': 'field.required' } });
  const long = await publish('condition', { title: { 'en-US': 'x'.repeat(81) } }, version);
  expect(long.data).toMatchObject({ fields: { 'title.en-US': 'field.too_long' } });
  const foreign = await publish('condition', { title: { 'en-US': 'T', fr: 'T' } }, version);
  expect(foreign.code).toBe(refusalCode('input.invalid'));
  expect((await read('condition')).version).toBe(version);
});

test('seeing pages does not let one publish them', async () => {
  const seer = await shop.signIn(['content.pages.view']);
  expect((await shop.call(calls.listArticles, { token: seer })).code).toBe(200);
  const params = { key: 'about' };
  const body = { title: { 'en-US': 'T' }, html: { 'en-US': '<p>T</p>' }, version: 1 };
  expect((await shop.call(calls.updateArticle, { token: seer, params, body })).status).toBe(403);
  expect((await shop.call(calls.updateArticle, { params, body })).status).toBe(401);
  const other = await shop.signIn(['dashboard.view']);
  expect((await shop.call(calls.readArticle, { token: other, params })).status).toBe(403);
});
