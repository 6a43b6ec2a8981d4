import { expect, test } from 'vitest';
import { sourcePlaces } from './source-places.ts';

const plugin = sourcePlaces('/shop/src');
(plugin.configResolved as (config: object) => void)({ root: '/shop', build: { outDir: 'dist' } });
const transformed = (code: string, id: string): string | null => {
  const transform = plugin.transform as unknown as (code: string, id: string) => { code: string } | null;
  return transform(code, id)?.code ?? null;
};

test('a module of the bundle says the place of its source, seen from the folder of the bundle', () => {
  const code = "read(new URL('list.txt', import.meta.url)); join(import.meta.dirname, 'fonts');";
  expect(transformed(code, '/shop/src/wallet/pdf.ts')).toBe(
    "import { fileURLToPath as pathOfUrl } from 'node:url';" +
      "read(new URL('list.txt', new URL('../src/wallet/pdf.ts', import.meta.url).href)); " +
      "join(pathOfUrl(new URL('../src/wallet', import.meta.url)), 'fonts');",
  );
});

test('other modules stay as they are', () => {
  expect(transformed('read(import.meta.url)', '/shop/node_modules/any/index.js')).toBeNull();
  expect(transformed('read()', '/shop/src/wallet/pdf.ts')).toBeNull();
});
