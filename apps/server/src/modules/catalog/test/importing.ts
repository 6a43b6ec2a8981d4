import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportedRow, ImportSettings, ProductImport } from '@app/contract/catalog/import-schemas';
import { expect } from 'vitest';
import type { CatalogShop } from './fixtures.ts';

const LINE = 'line-between-parts';
const WORKING: ReadonlySet<ProductImport['state']> = new Set(['checking', 'importing']);

/** The steps of an import as staff take them. */
export function importing(shop: CatalogShop, token: string) {
  const read = async (id: string): Promise<ProductImport> =>
    (await shop.call(calls.readImport, { token, params: { id } })).data;
  /** The import once `rests` says so. */
  const until = async (id: string, rests: (now: ProductImport) => boolean): Promise<ProductImport> => {
    for (let round = 0; round < 800; round += 1) {
      const now = await read(id);
      if (rests(now)) return now;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error('the import did not end');
  };
  const settled = (id: string) => until(id, ({ state }) => !WORKING.has(state));
  const map = async ({ id, version, mapping }: ProductImport, settings?: ImportSettings) => {
    const body = { version, mapping, ...(settings ? { settings } : {}) };
    const answer = await shop.call(calls.mapImport, { token, params: { id }, body });
    expect(answer.code, JSON.stringify(answer)).toBe(200);
    return settled(id);
  };
  const start = async ({ id, version }: ProductImport) => {
    expect((await shop.call(calls.startImport, { token, params: { id }, body: { version } })).code).toBe(200);
    return settled(id);
  };
  return {
    read,
    settled,
    map,
    start,
    /** Uploads a file as the back office does. */
    upload: async (bytes: Buffer | string, fileName = 'goods.csv') => {
      const head = `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`;
      const response = await shop.app.server.inject({
        method: 'POST',
        url: '/admin_api/product-imports',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${LINE}` },
        payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${LINE}--\r\n`)]),
      });
      return response.json() as { code: number; data: ProductImport; msg: string };
    },
    rows: async (
      id: string,
      query: { state?: ImportedRow['state']; planned?: NonNullable<ImportedRow['planned']> } = {},
    ): Promise<ImportedRow[]> =>
      (await shop.call(calls.importRows, { token, params: { id }, query: { ...query, limit: '500' } })).data.list,
    /** The import once none of its pictures waits any more, and its products have them. */
    pictured: (id: string) => until(id, ({ pictures }) => pictures.waiting === 0),
  };
}
