import { contentEndpoints } from '@app/contract/content/endpoints';
import { addMs, DAY } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type BannerRedirect, storeArticle, storeBanner } from '../public.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const product = '0197a000-0000-7000-8000-0000000000aa';

async function banner(title: string, redirect: BannerRedirect, days: [number, number | null] = [-1, 1]) {
  const { clock, db } = shop.app.platform;
  const at = (offset: number) => addMs(clock.now(), offset * DAY);
  await storeBanner(db, {
    id: newId(clock),
    title: { 'en-US': title, 'zh-cn': `中 ${title}` },
    kicker: { 'en-US': '' },
    action: { 'en-US': 'Look' },
    image: '/files/banner/one-{w}.webp',
    redirect,
    effectiveAt: at(days[0]),
    expiresAt: days[1] === null ? null : at(days[1]),
    sortWeight: 0,
  });
}

test('an empty installation has its pages and an empty home', async () => {
  for (const key of ['about', 'condition', 'returnpolicy', 'privacy']) {
    const { data } = await shop.call(contentEndpoints.article, { query: { key }, lang: 'es' });
    expect(data.html).toMatch(/^<p>.+<\/p>$/);
  }
  expect((await shop.call(contentEndpoints.article, { query: { key: 'nothing' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(contentEndpoints.home)).data).toMatchObject({ banners: [], deals: [] });
});

test("banners in force lead to each of the five places, in the reader's language", async () => {
  await banner('inside', { type: 'internal', route: 'productListing', query: { tag: 'summer' } });
  await banner('outside', { type: 'external', url: 'https://example.com/sale' });
  await banner('text', {
    type: 'rich_text',
    html: { 'en-US': '<p onclick="x()">Hi<script>alert(1)</script></p>', 'zh-cn': '<h2>你好</h2>' },
  });
  await banner('good', { type: 'product', productId: product }, [-1, null]);
  await banner('nowhere', { type: 'none' });
  await banner('past', { type: 'none' }, [-2, -1]);
  await banner('future', { type: 'none' }, [1, 2]);
  shop.app.platform.cache.drop(['banners']);
  const seen = async (lang: string) =>
    new Map((await shop.call(contentEndpoints.banners, { lang })).data.map((one) => [one.title, one.target]));
  const english = await seen('en-US');
  expect(english).toEqual(
    new Map<string, unknown>([
      ['inside', { type: 'internal', route: 'productListing', query: { tag: 'summer' } }],
      ['outside', { type: 'external', url: 'https://example.com/sale' }],
      ['text', { type: 'rich_text', html: '<p>Hi</p>' }],
      ['good', { type: 'product', productId: product }],
      ['nowhere', { type: 'none' }],
    ]),
  );
  expect((await seen('zh-cn')).get('中 text')).toEqual({ type: 'rich_text', html: '<h2>你好</h2>' });
  expect((await seen('pt')).get('text')).toEqual({ type: 'rich_text', html: '<p>Hi</p>' });
  expect((await shop.call(contentEndpoints.home)).data.banners).toHaveLength(5);
});

test.each([
  { type: 'external', url: 'javascript:alert(1)' },
  { type: 'external', url: 'http://example.com' },
  { type: 'internal', route: 'evil', query: {} },
  { type: 'product', productId: 'x' },
])('a banner to %j is not stored', async (redirect) => {
  await expect(banner('bad', redirect as BannerRedirect)).rejects.toThrow();
});

test('a changed page is seen at once, cleaned', async () => {
  const read = () => shop.call(contentEndpoints.article, { query: { key: 'about' } });
  await read();
  await storeArticle(shop.app.platform.db, {
    key: 'about',
    title: { 'en-US': 'We' },
    html: { 'en-US': '<h2>We</h2><img src="//evil.example/x.png"><a href="javascript:x">go</a>' },
  });
  shop.app.platform.cache.drop(['article:about']);
  expect((await read()).data).toMatchObject({
    title: 'We',
    html: '<h2>We</h2><a rel="noopener noreferrer nofollow">go</a>',
  });
});
