import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptFiles } from './kept-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  await writeFile(join(folder, 'shop-AbCd_123.js'), 'plain');
  await writeFile(join(folder, 'shop-AbCd_123.js.br'), 'brotli');
  await writeFile(join(folder, 'shop-AbCd_123.js.gz'), 'gzip');
  await writeFile(join(folder, 'letters-AbCd-123.woff2'), 'letters');
  await writeFile(join(folder, 'index.html'), 'a page');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = async (name: string, accepted?: string): Promise<string | undefined> =>
  (await keptFiles(folder)(name, accepted))?.body.toString();

test('when an asker can unpack, then the better packed form goes out, else the file as it is', async () => {
  expect(await textOf('shop-AbCd_123.js', 'gzip, deflate, br')).toBe('brotli');
  expect(await textOf('shop-AbCd_123.js', 'gzip')).toBe('gzip');
  expect(await textOf('shop-AbCd_123.js')).toBe('plain');
  const letters = await keptFiles(folder)('letters-AbCd-123.woff2', 'br');
  expect(letters).toMatchObject({ encoding: null, type: 'font/woff2' });
  const fileOf = keptFiles(folder);
  const [packed, plain] = [await fileOf('letters-AbCd-123.woff2', 'br'), await fileOf('letters-AbCd-123.woff2', '')];
  expect(packed?.body).toBe(plain?.body);
  const forms = await Promise.all(['br', 'gzip', ''].map((form) => keptFiles(folder)('shop-AbCd_123.js', form)));
  expect(new Set(forms.map((form) => form?.etag)).size).toBe(3);
});

test('when a file was read once, then it is not read again; what was missing is looked for again', async () => {
  const fileOf = keptFiles(folder);
  expect(await fileOf('late-AbCd_123.js', undefined)).toBeNull();
  await writeFile(join(folder, 'late-AbCd_123.js'), 'first');
  await fileOf('late-AbCd_123.js', undefined);
  await rm(join(folder, 'late-AbCd_123.js'));
  expect((await fileOf('late-AbCd_123.js', undefined))?.body.toString()).toBe('first');
});

test.each(['index.html', '../index.html', '..%2fshop-AbCd_123.js', '.shop-AbCd_123.js', 'a/shop-AbCd_123.js', ''])(
  'when %j is asked for, which is no file of the builder, then there is none',
  async (name) => {
    expect(await keptFiles(folder)(name, 'br')).toBeNull();
  },
);
