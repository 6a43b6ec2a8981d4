import type { ImportedPicture, ProductImport } from '@app/contract/catalog/import-schemas';
import { assertThat } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockImport } from '../../db/import.repo.ts';
import { picturePage, requeuePictures } from '../../db/import-picture.repo.ts';
import type { ProductEditor } from '../save-product.ts';
import { readImport } from './steer-import.ts';

/** One page of an import's pictures. Refuses `record.not_found`. */
export async function listPictures(
  db: Queryable,
  id: string,
  query: { page: number; limit: number; state?: ImportedPicture['state'] | undefined },
) {
  await readImport(db, id);
  const { page, limit } = query;
  const at = { limit, offset: (page - 1) * limit };
  return { ...(await picturePage(db, { id, state: query.state ?? null }, at)), page, limit };
}

/** Fetches the pictures that failed once more. Refuses `record.not_found`, and `product_import.not_ready` where none failed. */
export async function retryPictures(
  platform: Platform,
  by: ProductEditor,
  of: { id: string; fetchNow: () => void },
): Promise<ProductImport> {
  return inTransaction(platform.db, async (tx) => {
    assertThat(await lockImport(tx, of.id), 'record.not_found');
    const count = await requeuePictures(tx, of.id);
    assertThat(count > 0, 'product_import.not_ready');
    await logOperation(tx, by, {
      action: 'product_import.retry',
      record: `product_import/${of.id}`,
      before: null,
      after: { pictures: count },
    });
    afterCommit(tx, of.fetchNow);
    return readImport(tx, of.id);
  });
}
