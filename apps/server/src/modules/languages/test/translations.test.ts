import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bytesIn } from '../../../platform/testing/bytes-in.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sendTexts } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterEach(async () => {
  expect((await shop.app.verify()).filter((one) => !one.ok && one.slice === 'languages')).toEqual([]);
});
afterAll(() => shop.close());
const db = () => shop.app.platform.db;

const list = async (query: Record<string, string>) =>
  (await shop.call(calls.listTranslations, { token, query: { language: 'es', ...query } })).data;
const rowOf = async (key: string, language = 'es') =>
  (await list({ language, word: key, limit: '100' })).list.find((row) => row.id === key);
const write = (key: string, text: string, over: Record<string, unknown> = {}, by = token) =>
  shop.call(calls.saveTranslation, {
    token: by,
    raw: { language: 'es', key, text, reviewed: true, version: 0, ...over },
  });
const publish = async () => (await shop.call(calls.publishTranslations, { token })).data;
const read = async (language: string) =>
  (await shop.call(languageEndpoints.translate, { query: { locales: language } })).data[language];
const cacheTime = async () => (await shop.call(settingsEndpoints.bootstrap, {})).data.lang_cache_time;
const importFile = (text: string | Buffer, over: Record<string, string> = {}, by = token) =>
  sendTexts(shop, text, { over, by });

test('a text is written, reviewed and published; customers read it at once and the history takes it back', async () => {
  const before = (await read('es'))?.['common.submit'];
  const time = await cacheTime();
  const answer: string[] = [];
  const { realtime } = shop.app.platform;
  const notify = realtime.toEveryone;
  realtime.toEveryone = async (message) => void answer.push(message.topic);
  const first = await write('common.submit', 'Mandar', { reviewed: false });
  expect(first.data).toMatchObject({ version: 1, states: ['unreviewed', 'unpublished'], published: before });
  expect(await publish()).toMatchObject({ publication: null, heldBack: 1 });
  expect(await cacheTime()).toBe(time);
  const review = { language: 'es', texts: [{ key: 'common.submit', version: 1 }] };
  expect((await shop.call(calls.reviewTranslations, { token, body: review })).data).toEqual({
    reviewed: 1,
    passedOver: 0,
    keys: ['common.submit'],
  });
  expect((await shop.call(calls.reviewTranslations, { token, body: review })).data).toEqual({
    reviewed: 0,
    passedOver: 1,
    keys: [],
  });
  const { publication, heldBack } = await publish();
  expect(publication).toMatchObject({ changes: 1, languages: ['es'], undoes: null, undone: false });
  expect(heldBack).toBe(0);
  await expect.poll(() => answer).toEqual(['translations']);
  realtime.toEveryone = notify;
  expect((await read('es'))?.['common.submit']).toBe('Mandar');
  expect(await cacheTime()).not.toBe(time);
  expect((await shop.call(currencyEndpoints.changeCurrency, { raw: {}, lang: 'es' })).msg).not.toBe('');
  expect(await publish()).toEqual({ publication: null, heldBack: 0 });

  const id = publication?.id ?? '';
  const opened = (await shop.call(calls.readPublication, { token, params: { id } })).data;
  expect(opened.list).toEqual([{ language: 'es', key: 'common.submit', before: null, after: 'Mandar' }]);
  const undone = await shop.call(calls.undoPublication, { token, params: { id } });
  expect(undone.data).toMatchObject({ publication: { undoes: id, changes: 1 }, passedOver: 0 });
  expect((await read('es'))?.['common.submit']).toBe(before);
  expect(await cacheTime()).toBe(time);
  expect((await shop.call(calls.undoPublication, { token, params: { id } })).code).toBe(
    refusalCode('translation.undone'),
  );
  // What was taken back waits for another review before it goes out again.
  expect((await rowOf('common.submit'))?.states).toEqual(['unreviewed', 'unpublished']);
  const { list: all } = (await shop.call(calls.listPublications, { token })).data;
  expect(all.map((one) => [one.undoes, one.undone])).toEqual([
    [id, false],
    [null, true],
  ]);
});

test('a text published anew stays when the publication before it is taken back', async () => {
  await write('common.done', 'Vale');
  const first = (await publish()).publication?.id ?? '';
  await write('common.done', 'Bien', { version: 1 });
  await publish();
  expect((await shop.call(calls.undoPublication, { token, params: { id: first } })).data).toEqual({
    publication: null,
    passedOver: 1,
  });
  expect((await read('es'))?.['common.done']).toBe('Bien');
  // An empty text gives the shipped one back.
  await write('common.done', '', { version: 2 });
  await publish();
  const { rows } = await sql`SELECT FROM translation WHERE locale = 'es' AND key = 'common.done'`.execute(db());
  expect(rows).toEqual([]);
});

test('chosen texts go out as one publication, and each of them says how it went', async () => {
  await write('common.confirm', 'Aceptar');
  await write('common.save', 'Conservar', { reviewed: false });
  await write('common.delete', 'Quitar {{what}}');
  const keys = ['common.confirm', 'common.save', 'common.delete', 'common.edit', 'no.such.key', 'common.confirm'];
  const send = (body: object, by = token) => shop.call(calls.publishChosen, { token: by, raw: body });
  const { data } = await send({ language: 'es', keys });
  expect(data.publication).toMatchObject({ changes: 1, languages: ['es'] });
  expect(data.results).toEqual([
    { key: 'common.confirm', outcome: 'published' },
    { key: 'common.save', outcome: 'unreviewed' },
    { key: 'common.delete', outcome: 'placeholders' },
    { key: 'common.edit', outcome: 'unwritten' },
    { key: 'no.such.key', outcome: 'unknown' },
  ]);
  expect((await read('es'))?.['common.confirm']).toBe('Aceptar');
  expect((await read('es'))?.['common.save']).not.toBe('Conservar');
  expect((await send({ language: 'es', keys: ['common.confirm'] })).data).toEqual({
    publication: null,
    results: [{ key: 'common.confirm', outcome: 'same' }],
  });
  expect((await send({ language: 'de', keys: ['common.confirm'] })).code).toBe(refusalCode('record.not_found'));
  expect((await send({ language: 'es', keys: [] })).data).toMatchObject({ fields: { keys: 'field.required' } });
});

test('a stale text is refused with the one that stands, also when several write the first at one moment', async () => {
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => write('common.cancel', text)));
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('record.stale'),
    refusalCode('record.stale'),
    refusalCode('record.stale'),
  ]);
  const stands = await rowOf('common.cancel');
  const late = await write('common.cancel', 'late', { version: 7 });
  expect(late).toMatchObject({
    status: 409,
    data: { current: { id: 'common.cancel', version: 1, text: stands?.text } },
  });
  expect((await rowOf('common.cancel'))?.text).toBe(stands?.text);
});

test('a text whose placeholders differ is marked and held back', async () => {
  const key = (await list({ limit: '100', word: '{{' })).list.find((row) => row.states.length === 0)?.id ?? '';
  expect((await write(key, 'Sin nada')).data.states).toContain('placeholders');
  expect((await publish()).heldBack).toBeGreaterThanOrEqual(1);
  expect((await read('es'))?.[key]).not.toBe('Sin nada');
  expect((await list({ state: 'placeholders', word: key })).list.map((row) => row.id)).toEqual([key]);
});

test('the shipped texts miss nothing and agree in their placeholders', async () => {
  for (const language of ['zh-cn', 'pt']) {
    const { counts } = await list({ language });
    expect(counts).toMatchObject({ missing: 0, placeholders: 0, changed: 0, unpublished: 0 });
  }
});

test('a language that staff adds is offered once it is on, with its own texts over English', async () => {
  const input = { name: 'French', title: 'Français', enabled: false, isDefault: false, sortWeight: 50 };
  const added = await shop.call(calls.createLanguage, { token, body: { id: 'fr', ...input } });
  expect(added.data).toMatchObject({ id: 'fr', shipped: false, translated: 0, version: 1 });
  expect((await shop.call(calls.createLanguage, { token, body: { id: 'fr', ...input, name: 'F' } })).code).toBe(
    refusalCode('language.taken'),
  );
  expect((await shop.call(calls.createLanguage, { token, body: { id: 'it', ...input } })).code).toBe(
    refusalCode('language.taken'),
  );
  expect((await shop.call(calls.createLanguage, { token, body: { id: 'en-12', ...input } })).data).toMatchObject({
    fields: { id: 'field.language_tag' },
  });
  const offered = async () => (await shop.call(languageEndpoints.languages)).data.map((one) => one.code);
  expect(await offered()).not.toContain('fr');
  await write('common.submit', 'Envoyer', { language: 'fr' });
  await publish();
  expect(await read('fr')).toBeUndefined();
  const on = { ...input, enabled: true, version: 1 };
  expect((await shop.call(calls.updateLanguage, { token, params: { id: 'fr' }, body: on })).data).toMatchObject({
    version: 2,
    translated: 1,
  });
  expect(await offered()).toContain('fr');
  expect(await read('fr')).toEqual({ 'common.submit': 'Envoyer' });
  expect((await shop.call(settingsEndpoints.bootstrap, { lang: 'fr' })).data.lang).toBe('fr');
  // What only it lacks is no missed key; what nobody has is.
  await shop.call(languageEndpoints.reportMissingKey, {
    query: { title: 'common.done\nfr.lost', where: '/cart' },
    lang: 'fr',
  });
  await shop.call(languageEndpoints.reportMissingKey, { query: { title: 'xx.lost' }, lang: 'xx' });
  const missed = (await shop.call(calls.listMissingKeys, { token })).data.list;
  expect(missed).toMatchObject([{ language: 'fr', key: 'fr.lost', times: 1, place: '/cart' }]);
  const stale = await shop.call(calls.updateLanguage, { token, params: { id: 'fr' }, body: on });
  expect(stale).toMatchObject({ code: refusalCode('record.stale'), data: { current: { version: 2 } } });
  expect((await shop.call(calls.deleteLanguage, { token, params: { id: 'fr' } })).code).toBe(
    refusalCode('language.in_use'),
  );
  await shop.call(calls.updateLanguage, { token, params: { id: 'fr' }, body: { ...on, enabled: false, version: 2 } });
  expect(await offered()).not.toContain('fr');
  expect((await shop.call(settingsEndpoints.bootstrap, { lang: 'fr' })).data.lang).toBe('en-US');
  expect((await shop.call(calls.deleteLanguage, { token, params: { id: 'fr' } })).code).toBe(200);
  expect((await shop.call(calls.readLanguage, { token, params: { id: 'fr' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(calls.deleteLanguage, { token, params: { id: 'es' } })).code).toBe(
    refusalCode('language.in_use'),
  );
});

test('there is always one default language that is on', async () => {
  const read = async (id: string) => (await shop.call(calls.readLanguage, { token, params: { id } })).data;
  const save = async (id: string, over: object) => {
    const { name, title, enabled, isDefault, sortWeight, version } = await read(id);
    const body = { name, title, enabled, isDefault, sortWeight, version, ...over };
    return shop.call(calls.updateLanguage, { token, params: { id }, body });
  };
  expect((await save('en-US', { enabled: false })).code).toBe(refusalCode('language.default_off'));
  expect((await save('en-US', { isDefault: false })).code).toBe(refusalCode('language.default_off'));
  expect((await save('pt', { isDefault: true, enabled: false })).code).toBe(refusalCode('language.default_off'));
  expect((await save('pt', { isDefault: true })).data).toMatchObject({ isDefault: true });
  expect(await read('en-US')).toMatchObject({ isDefault: false });
  expect((await save('en-US', { isDefault: true })).code).toBe(200);
  const all = (await shop.call(calls.listLanguages, { token, query: { enabled: '1' } })).data;
  expect(all.list.filter((one) => one.isDefault).map((one) => one.id)).toEqual(['en-US']);
});

test('a missed key becomes one with an English text, or is forgotten', async () => {
  const title = 'promo.banner\npromo.gone\n__proto__';
  await shop.call(languageEndpoints.reportMissingKey, { query: { title, where: '/cart?id=1' }, lang: 'pt' });
  const found = (await shop.call(calls.listMissingKeys, { token, query: { language: 'pt', key: 'PROMO' } })).data;
  expect(found.list.map((one) => [one.key, one.place]).sort()).toEqual([
    ['promo.banner', ''],
    ['promo.gone', ''],
  ]);
  const add = (key: string) => shop.call(calls.addMissingKey, { token, body: { key, text: 'Sale ends {{day}}' } });
  expect((await add('promo.banner')).data).toMatchObject({ language: 'en-US', states: ['unreviewed', 'unpublished'] });
  expect((await add('promo.banner')).code).toBe(refusalCode('translation.known'));
  expect((await add('common.done')).code).toBe(refusalCode('translation.known'));
  expect((await add('__proto__')).data).toMatchObject({ fields: { key: 'field.invalid' } });
  expect(await rowOf('promo.banner', 'pt')).toMatchObject({ source: 'Sale ends {{day}}', states: ['missing'] });
  const gone = await shop.call(calls.dismissMissingKeys, { token, body: { keys: ['promo.gone', '__proto__'] } });
  expect(gone.data).toEqual({ dismissed: 2 });
});

test('an import tells in a dry run what it would do, then does it, and goes out after review', async () => {
  const file = 'key,text\ncart.title,Cesta\nno.such,x\n';
  expect((await importFile(file, { dryRun: '1' })).data).toMatchObject({ changed: 1, refused: 1 });
  expect((await rowOf('cart.title'))?.version).toBe(0);
  expect((await importFile(file)).data).toMatchObject({
    changed: 1,
    flaws: [{ row: 3, key: 'no.such', flaw: 'unknown_key' }],
  });
  expect(await rowOf('cart.title')).toMatchObject({ text: 'Cesta', states: ['unreviewed', 'unpublished'] });
  expect((await importFile('{"cart": {"title": "Cesta"}}')).data).toMatchObject({
    changed: 0,
    unchanged: 1,
    look: { format: 'json', separator: null },
  });
  expect((await importFile('[1]')).code).toBe(refusalCode('translation.unreadable'));
  expect((await importFile('key,text,TEXT\ncart.title,a,b')).code).toBe(refusalCode('table.column_twice'));
  expect((await importFile(file, { language: 'de' })).code).toBe(refusalCode('record.not_found'));
  const out = (await shop.call(calls.exportTranslations, { token, query: { language: 'es' } })).data;
  expect(out.texts.find((one) => one.key === 'cart.title')?.text).toBe('Cesta');
  expect((await shop.call(calls.exportTranslations, { token, query: { language: 'de' } })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('an export of texts that a Spanish spreadsheet saved is taken, in its own encoding or as Unicode text', async () => {
  const file = 'key;source;text\r\ncart.title;Cart;Cesta de algodón\r\n';
  const western = await importFile(bytesIn('windows-1252', file), { dryRun: '1' });
  expect(western.data).toMatchObject({ changed: 1, look: { encoding: 'windows-1252', separator: 'semicolon' } });
  const unicode = bytesIn('utf-16le', `\ufeff${file.replaceAll(';', '\t')}`);
  expect((await importFile(unicode)).data).toMatchObject({
    changed: 1,
    look: { encoding: 'utf-16le', separator: 'tab' },
  });
  expect(await rowOf('cart.title')).toMatchObject({ text: 'Cesta de algodón' });
  const wrong = await importFile(bytesIn('windows-1252', file), { dryRun: '1', encoding: 'utf-8' });
  expect(wrong.data).toMatchObject({ changed: 0, flaws: [{ key: 'cart.title', flaw: 'unreadable' }] });
});

test('groups of keys: one takes what no other claims, and a stale edit is refused', async () => {
  const all = (await shop.call(calls.listLanguageCategories, { token, query: { limit: '100' } })).data.list;
  const rest = all.find((one) => one.isDefault);
  expect(rest?.code).toBe('common');
  const input = { code: 'address', name: { 'en-US': 'Addresses' }, enabled: true, isDefault: false, sortWeight: 1 };
  const made = (await shop.call(calls.createLanguageCategory, { token, body: input })).data;
  expect(made.keys).toBeGreaterThan(10);
  expect((await list({ category: made.id })).counts.all).toBe(made.keys);
  expect((await shop.call(calls.createLanguageCategory, { token, body: input })).code).toBe(
    refusalCode('language_category.taken'),
  );
  const save = (body: object, id = made.id) =>
    shop.call(calls.updateLanguageCategory, { token, params: { id }, raw: body });
  expect((await save({ ...input, sortWeight: 2, version: 1 })).data.version).toBe(2);
  expect(await save({ ...input, version: 1 })).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { sortWeight: 2 } },
  });
  expect((await save({ ...input, code: 'cart', version: 2 })).code).toBe(refusalCode('language_category.taken'));
  expect((await save({ ...input, code: 'A.b', version: 2 })).data).toMatchObject({
    fields: { code: 'field.key_start' },
  });
  const remove = (id: string) => shop.call(calls.deleteLanguageCategory, { token, params: { id } });
  expect((await remove(rest?.id ?? '')).code).toBe(refusalCode('language_category.default_off'));
  expect((await remove(made.id)).code).toBe(200);
  expect((await remove(made.id)).code).toBe(refusalCode('record.not_found'));
});

test('each right opens only its own calls', async () => {
  const seer = await shop.staff({ permissions: ['content.translations.view'] });
  const writer = await shop.staff({ permissions: ['content.translations.view', 'content.translations.edit'] });
  expect((await shop.call(calls.listTranslations, { token: seer, query: { language: 'es' } })).code).toBe(200);
  expect((await write('common.back', 'Atrás', {}, seer)).status).toBe(403);
  expect((await write('common.back', 'Volver', {}, writer)).status).toBe(403);
  expect((await write('common.back', 'Volver', { reviewed: false }, writer)).code).toBe(200);
  expect((await shop.call(calls.publishTranslations, { token: writer })).status).toBe(403);
  const chosen = { body: { language: 'es', keys: ['common.back'] } };
  expect((await shop.call(calls.publishChosen, { token: writer, ...chosen })).status).toBe(403);
  expect((await shop.call(calls.publishChosen, chosen)).status).toBe(401);
  expect((await shop.call(calls.publishChosen, { token: (await shop.buyer()).token, ...chosen })).code).toBe(
    refusalCode('auth.token_mismatch'),
  );
  expect((await importFile('key,text\n', {}, seer)).status).toBe(403);
  expect((await shop.call(calls.listTranslations, { query: { language: 'es' } })).status).toBe(401);
  expect((await shop.call(calls.listTranslations, { token, query: { language: 'de' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await write('no.such.key', 'x')).code).toBe(refusalCode('record.not_found'));
});
