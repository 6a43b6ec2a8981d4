import type { ImportField } from '@app/contract/catalog/import-fields';
import type { ImportedRow, ProductImport, shapes } from '@app/contract/catalog/import-schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { confirmPriceChanges } from '../../../settings/public.ts';
import {
  importJumps,
  importOf,
  importPage,
  importRowPage,
  type LockedImport,
  lockImport,
  requeueFailed,
  setImportState,
  storeMapping,
} from '../../db/import.repo.ts';
import { headsKey } from '../../domain/import/guess-columns.ts';
import { openQuestion } from '../../domain/import/number-styles.ts';
import type { ProductEditor } from '../save-product.ts';

/** What a step needs: who asks, which import, as of which version, and who is told that there is work. */
type Step = { readonly id: string; readonly version: number; readonly kick: () => void };
type State = ProductImport['state'];

/** One import. Refuses `record.not_found`. */
export async function readImport(db: Queryable, id: string): Promise<ProductImport> {
  return (await importOf(db, id)) ?? refuse('record.not_found');
}

/** One page of imports. */
export async function listImports(db: Queryable, query: z.output<(typeof shapes)['listImports']['query']>) {
  const { page, limit } = query;
  const filter = { file: query.file || null, who: query.who || null, state: query.state ?? null };
  const at = { ascending: query.order === 'asc', limit, offset: (page - 1) * limit };
  return { ...(await importPage(db, filter, at)), page, limit };
}

/** One page of an import's rows. Refuses `record.not_found`. */
export async function listImportRows(
  db: Queryable,
  id: string,
  query: { page: number; limit: number; state?: ImportedRow['state'] | undefined },
) {
  await readImport(db, id);
  const { page, limit } = query;
  const at = { limit, offset: (page - 1) * limit };
  return { ...(await importRowPage(db, { id, state: query.state ?? null }, at)), page, limit };
}

/** Moves an import from one of some states to the next, after `prepare`; its work begins when that is committed. */
async function step(
  platform: Platform,
  by: ProductEditor,
  given: Step & {
    action: string;
    from: readonly State[];
    to: State;
    prepare: (tx: Tx, stored: LockedImport) => Promise<void>;
  },
): Promise<ProductImport> {
  const { id } = given;
  return inTransaction(platform.db, async (tx) => {
    const stored = await lockImport(tx, id);
    assertThat(stored, 'record.not_found');
    const before = await importOf(tx, id);
    assertThat(stored.version === given.version, 'record.stale', { current: before });
    assertThat(given.from.includes(stored.state), 'product_import.not_ready');
    await given.prepare(tx, stored);
    await setImportState(tx, id, given.to);
    const after = await readImport(tx, id);
    await logOperation(tx, by, {
      action: given.action,
      record: `product_import/${id}`,
      before: { state: stored.state, mapping: before?.mapping, styles: before?.styles },
      after: { state: after.state, mapping: after.mapping, styles: after.styles },
    });
    afterCommit(tx, given.kick);
    return after;
  });
}

const repeated = (fields: readonly (ImportField | null)[]): ImportField | undefined =>
  fields.find((field, at): field is ImportField => field !== null && fields.indexOf(field) < at);

/**
 * Says which column fills what, and has every row checked against it. Refuses `product_import.mapping` naming the field
 * (no SKU, or filled by two columns), `table.number_style` naming the column whose numbers can mean two things,
 * `product_import.not_ready`, `record.stale` and `record.not_found`.
 */
export async function mapImport(
  platform: Platform,
  by: ProductEditor,
  given: Step & { mapping: (ImportField | null)[]; styles?: (NumberStyle | null)[] | undefined },
): Promise<ProductImport> {
  const { mapping } = given;
  return step(platform, by, {
    ...given,
    action: 'product_import.map',
    from: ['mapping', 'checked'],
    to: 'checking',
    prepare: async (tx, { heads, numbers, styles: before }) => {
      const wrong = mapping.includes('sku') ? repeated(mapping) : 'sku';
      if (wrong || mapping.length !== heads.length)
        refuse('product_import.mapping', { fields: { [wrong ?? 'mapping']: 'error.product_import.mapping' } });
      const styles = mapping.map((_, at) => (given.styles ?? before)[at] ?? null);
      const asked = openQuestion({ mapping, numbers, styles });
      if (asked !== null)
        refuse('table.number_style', { column: heads[asked] ?? '', sample: numbers[asked]?.sample?.cell ?? '' });
      await storeMapping(tx, given.id, { mapping, styles, key: headsKey(heads) });
    },
  });
}

/**
 * Takes the rows found good. Refuses `product_import.not_ready` before the check has ended or where no row is good, and
 * price.jump where prices would jump and that is not said to be meant.
 */
export async function startImport(platform: Platform, by: ProductEditor, given: Step): Promise<ProductImport> {
  return step(platform, by, {
    ...given,
    action: 'product_import.start',
    from: ['checked'],
    to: 'importing',
    prepare: async (tx) => {
      assertThat((await readImport(tx, given.id)).valid > 0, 'product_import.not_ready');
      await confirmPriceChanges(tx, () => importJumps(tx, given.id));
    },
  });
}

/** Tries only what failed once more. Refuses `product_import.not_ready` before the import has ended or where nothing failed. */
export async function retryImport(platform: Platform, by: ProductEditor, given: Step): Promise<ProductImport> {
  return step(platform, by, {
    ...given,
    action: 'product_import.retry',
    from: ['done', 'checked'],
    to: 'importing',
    prepare: async (tx) => assertThat((await requeueFailed(tx, given.id)) > 0, 'product_import.not_ready'),
  });
}
