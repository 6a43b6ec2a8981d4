import { type ColumnField, type ImportDialect, SHARED_FIELDS } from '@app/contract/catalog/import-fields';
import type { ImportedRow, ImportSettings, ProductImport, shapes } from '@app/contract/catalog/import-schemas';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { SETTLEMENT } from '@app/kernel/money';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { currencyRule, knownCurrency } from '../../../currencies/public.ts';
import { confirmPriceChanges } from '../../../settings/public.ts';
import { allCategories } from '../../db/category.repo.ts';
import {
  importedLines,
  importJumps,
  importOf,
  importPage,
  importRowPage,
  type LockedImport,
  lockImport,
  requeueFailed,
  setImportState,
  storeDialect,
  storeMapping,
} from '../../db/import.repo.ts';
import { keysOf } from '../../domain/import/interpret.ts';
import { openQuestion, settledStyles } from '../../domain/import/number-styles.ts';
import type { ProductEditor } from '../save-product.ts';
import { guessMeaning, mappingKey } from './guess-meaning.ts';

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
  query: {
    page: number;
    limit: number;
    state?: ImportedRow['state'] | undefined;
    planned?: NonNullable<ImportedRow['planned']> | undefined;
  },
) {
  await readImport(db, id);
  const { page, limit } = query;
  const at = { limit, offset: (page - 1) * limit };
  return {
    ...(await importRowPage(db, { id, state: query.state ?? null, planned: query.planned ?? null }, at)),
    page,
    limit,
  };
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

const repeated = (fields: readonly (ColumnField | null)[]): ColumnField | undefined =>
  fields.find(
    (field, at): field is ColumnField => field !== null && !SHARED_FIELDS.has(field) && fields.indexOf(field) < at,
  );

/** The fields without which no row can be read; another program's file says by others what an article is known by. */
const needed = (dialect: ImportDialect): ColumnField => (dialect === 'own' ? 'sku' : 'name');

/**
 * What one USD is worth in the currency of the file's prices, which the import keeps; null for USD. Refuses
 * `product_import.currency` where none is said, or one that the shop has no rate for.
 */
async function rateOf(platform: Platform, { currency }: ImportSettings): Promise<string | null> {
  if (currency === null || !(await knownCurrency(platform, currency)))
    refuse('product_import.currency', { fields: { 'settings.currency': 'error.product_import.currency' } });
  return currency === SETTLEMENT ? null : (await currencyRule(platform, currency)).rate;
}

async function refuseUnknownCategory(tx: Tx, { categoryId }: ImportSettings): Promise<void> {
  if (categoryId === null) return;
  const known = (await allCategories(tx)).some(({ id }) => id === categoryId);
  if (!known) refuseField('settings.categoryId', 'field.invalid');
}

/**
 * Says which program wrote the file; its columns and what is done beyond them are guessed anew. Refuses
 * `product_import.not_ready` once rows are taken, `record.stale` and `record.not_found`.
 */
export async function chooseDialect(
  platform: Platform,
  by: ProductEditor,
  given: Step & { dialect: ImportDialect },
): Promise<ProductImport> {
  const { dialect } = given;
  return step(platform, by, {
    ...given,
    action: 'product_import.reread',
    from: ['mapping', 'checked'],
    to: 'mapping',
    prepare: async (tx, { heads }) => {
      const lines = await importedLines(tx, given.id);
      await storeDialect(tx, given.id, await guessMeaning(tx, { dialect, heads, lines }));
    },
  });
}

/**
 * Says which column fills what, and has every row checked against it. Refuses `product_import.mapping` naming the field
 * (no SKU, or filled by two columns), `product_import.currency`, `table.number_style` naming the column whose numbers can mean two things,
 * `product_import.not_ready`, `record.stale` and `record.not_found`.
 */
export async function mapImport(
  platform: Platform,
  by: ProductEditor,
  given: Step & {
    mapping: (ColumnField | null)[];
    styles?: (NumberStyle | null)[] | undefined;
    settings?: ImportSettings | undefined;
  },
): Promise<ProductImport> {
  const { mapping } = given;
  return step(platform, by, {
    ...given,
    action: 'product_import.map',
    from: ['mapping', 'checked'],
    to: 'checking',
    prepare: async (tx, { heads, numbers, dialect, ...stored }) => {
      const wrong = mapping.includes(needed(dialect)) ? repeated(mapping) : needed(dialect);
      if (wrong || mapping.length !== heads.length)
        refuse('product_import.mapping', { fields: { [wrong ?? 'mapping']: 'error.product_import.mapping' } });
      const styles = mapping.map((_, at) => (given.styles ?? stored.styles)[at] ?? null);
      const asked = openQuestion({ mapping, numbers, styles });
      if (asked !== null)
        refuse('table.number_style', { column: heads[asked] ?? '', sample: numbers[asked]?.sample?.cell ?? '' });
      const settings = given.settings ?? stored.settings;
      await refuseUnknownCategory(tx, settings);
      const rate = await rateOf(platform, settings);
      const columns = { dialect, heads, mapping, styles: settledStyles({ mapping, numbers, styles }) };
      const rows = keysOf(await importedLines(tx, given.id), columns);
      await storeMapping(tx, given.id, { mapping, styles, key: mappingKey(dialect, heads), settings, rate, rows });
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
