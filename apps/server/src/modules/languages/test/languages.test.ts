import { dictionaries } from '@app/contract/core/dictionaries';
import { LOCALES } from '@app/contract/core/locale';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addAgent, newcomer } from '../../accounts/test/fixtures.ts';
import { currencyRule, knownCurrency, priceIn } from '../../currencies/public.ts';
import { countMissing } from '../db/translation.repo.ts';

let shop: TestApp;
let limited: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
  limited = await testApp({ databaseUrl: shop.databaseUrl, env: { RATE_LIMITS: 'true' } });
  await sql`
    INSERT INTO currency (code, name, symbol, decimals, enabled) VALUES
      ('JPY', '{"en-US": "Yen"}', '¥', 0, true), ('KWD', '{"en-US": "Dinar"}', 'KD', 3, true),
      ('OFF', '{"en-US": "Off"}', 'o', 2, false), ('LTR', '{"en-US": "Later"}', 'l', 2, true);
  `.execute(shop.app.platform.db);
  await sql`
    INSERT INTO currency_rate (currency, valid_from, rate, source) VALUES
      ('JPY', app_now() - interval '9 days', 140, 'test'), ('JPY', app_now() - interval '1 day', 156.25, 'test'),
      ('JPY', app_now() + interval '1 day', 999, 'test'), ('KWD', app_now() - interval '1 day', 0.307, 'test'),
      ('OFF', app_now() - interval '1 day', 1, 'test'), ('LTR', app_now() + interval '1 day', 1, 'test')
  `.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['currencies']);
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});

test('both dictionary calls give every text of every language, or only those asked for', async () => {
  const all = (await shop.call(languageEndpoints.translate)).data;
  expect(all).toEqual(dictionaries);
  expect((await shop.call(languageEndpoints.translations)).data).toEqual(all);
  const some = (await shop.call(languageEndpoints.translate, { query: { locales: 'es,pt' } })).data;
  expect(Object.keys(some)).toEqual(['es', 'pt']);
  expect((await shop.call(languageEndpoints.translate, { query: { locales: 'en-US,klingon' } })).code).toBe(
    refusalCode('input.invalid'),
  );
});

test('every language has the same keys and no empty text', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(dictionaries[locale]).sort()).toEqual(Object.keys(dictionaries['en-US']).sort());
    for (const [key, text] of Object.entries(dictionaries[locale])) expect(text, `${locale} ${key}`).not.toBe('');
  }
});

test('the newest rate that has begun is in force; what is off or has none is not offered', async () => {
  const { data } = await shop.call(currencyEndpoints.currencies);
  expect(data.map((currency) => [currency.code, currency.rate])).toEqual([
    ['USD', '1'],
    ['JPY', '156.25'],
    ['KWD', '0.307'],
  ]);
  const { platform } = shop.app;
  expect((await priceIn(platform, 'JPY'))(1_999)).toEqual({ usd: 1_999, amount: 3_123, currency: 'JPY', decimals: 0 });
  expect((await priceIn(platform, 'KWD'))(1_999)).toEqual({ usd: 1_999, amount: 6_137, currency: 'KWD', decimals: 3 });
  expect((await priceIn(platform, 'OFF'))(1_999)).toEqual({ usd: 1_999, amount: 1_999, currency: 'USD' });
  expect(await currencyRule(platform, 'nope')).toMatchObject({ code: 'USD', decimals: 2 });
  expect([await knownCurrency(platform, 'JPY'), await knownCurrency(platform, 'LTR')]).toEqual([true, false]);
});

test('a customer keeps their currency; one that is not offered is not found', async () => {
  const { token } = await newcomer(shop);
  const change = (code: unknown) => shop.call(currencyEndpoints.changeCurrency, { token, raw: { code } });
  expect((await change('jpy')).data.currency_info).toMatchObject({ code: 'JPY', symbol: '¥', decimals: 0 });
  expect((await change('OFF')).code).toBe(refusalCode('record.not_found'));
  expect((await change('')).code).toBe(refusalCode('input.invalid'));
  expect((await shop.call(currencyEndpoints.changeCurrency, { raw: { code: 'JPY' } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
});

const pending = async () =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM missing_translation`.execute(shop.app.platform.db)).rows[0]
    ?.n;
const report = (title: string, ip: string, at = shop) =>
  at.call(languageEndpoints.reportMissingKey, { query: { title }, ip, lang: 'pt' });

test('reported keys are counted once each, known ones and long ones passed over, none is published', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  await report(`home.lost\n${evil}\ncommon.done\n${'x'.repeat(201)}`, '192.0.2.1');
  await report('home.lost', '192.0.2.2');
  const { rows } = await sql`SELECT locale, key, times FROM missing_translation ORDER BY key`.execute(
    shop.app.platform.db,
  );
  expect(rows).toEqual([
    { locale: 'pt', key: evil, times: 1 },
    { locale: 'pt', key: 'home.lost', times: 2 },
  ]);
  const published = JSON.stringify((await shop.call(languageEndpoints.translate)).data);
  expect(published).not.toContain('onerror');
  expect(published).not.toContain('home.lost');
  expect((await report('x'.repeat(5_000), '192.0.2.1')).code).toBe(refusalCode('input.invalid'));
  expect((await report('nul\u0000', '192.0.2.1')).code).toBe(refusalCode('input.invalid'));
});

test('twenty reports a minute and address', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => report(`flood.${i}`, '192.0.2.50', limited)));
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(20);
  expect(answers.filter((answer) => answer.code === refusalCode('rate.too_many'))).toHaveLength(40);
});

test('five thousand keys may wait, never more, also when two reports are written at one moment', async () => {
  const { db } = shop.app.platform;
  const room = 5_000 - ((await pending()) ?? 0) - 15;
  await sql`
    INSERT INTO missing_translation (locale, key) SELECT 'es', 'fill.' || n FROM generate_series(1, ${room}::int) n
  `.execute(db);
  const keys = (name: string) => Array.from({ length: 10 }, (_, i) => `${name}.${i}`);
  const count = (name: string) =>
    inTransaction(db, (tx) => countMissing(tx, { locale: 'pt', keys: keys(name), most: 5_000 }));
  const { second } = await inTransaction(db, async (tx) => {
    expect(await countMissing(tx, { locale: 'pt', keys: keys('first'), most: 5_000 })).toBe(0);
    const second = asAnother(() => count('second'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { second };
  });
  expect(await second).toBe(5);
  expect(await pending()).toBe(5_000);
  expect((await report('one.more', '198.18.0.1')).code).toBe(refusalCode('translation.too_many_keys'));
  // One that waits already is still counted.
  expect((await report('first.1', '198.18.0.2')).code).toBe(200);
});
