import { languageEndpoints } from '@app/contract/languages/endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { storeTranslation } from '../../languages/db/translation.repo.ts';
import { parameter, setParameter } from '../public.ts';

let shop: TestApp;
let other: TestApp;
beforeAll(async () => {
  shop = await testApp();
  other = await testApp({ databaseUrl: shop.databaseUrl, env: { DEMO: 'true' } });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const start = (at = shop) => at.call(settingsEndpoints.bootstrap, { lang: 'pt' });

test('an empty installation starts: four languages, dollars, the whole configuration', async () => {
  const { data } = await start();
  expect(data).toMatchObject({ lang: 'pt', currency_symbol: '$', withdrawal_currency: 'USD', discount: 0 });
  expect(data.languages.map((language) => language.code)).toEqual(['en-US', 'zh-cn', 'es', 'pt']);
  expect(data.languages.filter((language) => language.isDefault)).toHaveLength(1);
  expect(data.currencies).toEqual([{ code: 'USD', name: 'Dólar americano', symbol: '$', decimals: 2, rate: '1' }]);
  expect(data.config).toMatchObject({
    identity: { name: 'Loja', mark: 'bag', logo: null },
    support_email: '',
    demo: false,
    invite_code: null,
    deduction_percent: 10,
  });
  expect(Math.abs(Date.parse(data.server_time) - shop.app.platform.clock.now().getTime())).toBeLessThan(2_000);
});

test('any changed translation changes lang_cache_time and the dictionary, in every process', async () => {
  const { db, cache } = shop.app.platform;
  const times = [(await start()).data.lang_cache_time];
  expect((await start(other)).data.lang_cache_time).toBe(times[0]);
  for (const [locale, text] of [
    ['zh-cn', '提交订单'],
    ['zh-cn', '立即下单'],
    ['es', 'Mandar ya'],
  ] as const) {
    await storeTranslation(db, { locale, key: 'common.submit', text });
    cache.drop(['translations']);
    times.push((await start()).data.lang_cache_time);
    const { data } = await shop.call(languageEndpoints.translate, { query: { locales: locale } });
    expect(data[locale]?.['common.submit']).toBe(text);
  }
  expect(new Set(times).size).toBe(4);
  await expect.poll(async () => (await start(other)).data.lang_cache_time).toBe(times.at(-1));
  expect(
    (await other.call(languageEndpoints.translations, { query: { locales: 'es' } })).data.es?.['common.submit'],
  ).toBe('Mandar ya');
  expect(shop.app.platform.translate('es', 'common.submit')).toBe('Mandar ya');
});

test('a changed parameter counts at once here and soon elsewhere; a wrong value is never stored', async () => {
  const { db, cache } = shop.app.platform;
  expect((await shop.call(settingsEndpoints.config)).data.deduction_percent).toBe(10);
  await setParameter(db, 'order.deduction_percent', 25);
  await setParameter(db, 'demo.invite_code', 'AVELA');
  cache.drop(['parameters']);
  expect(await parameter(shop.app.platform, 'order.deduction_percent')).toBe(25);
  expect((await shop.call(settingsEndpoints.config)).data).toMatchObject({ deduction_percent: 25, invite_code: null });
  await expect
    .poll(async () => (await other.call(settingsEndpoints.config)).data)
    .toMatchObject({
      deduction_percent: 25,
      invite_code: 'AVELA',
    });
  await expect(setParameter(db, 'order.deduction_percent', 101)).rejects.toThrow();
});

test('the areas come once and then cost nothing', async () => {
  const first = await shop.call(settingsEndpoints.areas);
  expect(first.data).toHaveLength(31);
  expect(first.headers.etag).toBeTruthy();
});

test('a picture is only taken from who is signed in', async () => {
  const response = await shop.app.server.inject({ method: 'POST', url: '/app_index/common/upload?purpose=review' });
  expect(response.json()).toMatchObject({ code: refusalCode('auth.sign_in_needed') });
});
