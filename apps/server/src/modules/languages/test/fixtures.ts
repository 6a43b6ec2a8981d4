import { basePath } from '@app/contract/core/endpoint';
import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { ImportReport } from '@app/contract/languages/staff-schemas';
import type { Shop } from '../../../testing/shop.ts';

const LINE = 'a-line-that-no-file-holds';

/** Imports a file of Spanish texts, for real unless `over` says else, as the holder of a token. */
export async function sendTexts(
  shop: Shop,
  text: string | Buffer,
  { over, by }: { over: Record<string, string>; by: string },
): Promise<{ status: number; code: number; data: ImportReport }> {
  const response = await shop.app.server.inject({
    method: 'POST',
    url: `${basePath.backoffice}${calls.importTranslations.path}`,
    query: { language: 'es', dryRun: '0', ...over },
    headers: { authorization: `Bearer ${by}`, 'content-type': `multipart/form-data; boundary=${LINE}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="texts"\r\nContent-Type: text/csv\r\n\r\n`,
      ),
      Buffer.from(text),
      Buffer.from(`\r\n--${LINE}--\r\n`),
    ]),
  });
  return { status: response.statusCode, ...(response.json() as { code: number; data: ImportReport }) };
}
