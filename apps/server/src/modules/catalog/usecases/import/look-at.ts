import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { currencyRule } from '../../../currencies/public.ts';
import { allCategories } from '../../db/category.repo.ts';
import { knownPictures } from '../../db/import-picture.repo.ts';
import { type ClaimedImport, ownersOf, type WaitingGroup } from '../../db/import-work.repo.ts';
import { staffProduct } from '../../db/staff-product.repo.ts';
import type { Category } from '../../domain/category-tree.ts';
import { categoryFinder } from '../../domain/import/find-category.ts';
import type { ImportLine, Said } from '../../domain/import/group-cells.ts';
import { interpret, numberIn } from '../../domain/import/interpret.ts';
import { settledStyles } from '../../domain/import/number-styles.ts';
import { type FileCurrency, readPictures, USD } from '../../domain/import/read-cell.ts';
import { inputOf, type ReadProduct, readProduct, type Shop } from '../../domain/import/read-product.ts';
import { categoryWriter, cellsOf } from '../../domain/import/write-row.ts';
import { standInPicture } from './stand-in-picture.ts';

/** What an import reads its rows by; pictures are known group by group. */
export type ImportShop = Omit<Shop, 'picture'> & { readonly categoryOf: (id: string) => string };

async function currencyOf(platform: Platform, { settings, rate }: ClaimedImport): Promise<FileCurrency> {
  const code = settings.currency ?? SETTLEMENT;
  if (code === SETTLEMENT) return USD;
  const { decimals, symbol, rate: now } = await currencyRule(platform, code);
  return { code, decimals, symbol, rate: rate ?? now };
}

const categoriesOf = (all: readonly Category[]) => ({
  category: categoryFinder(all),
  byId: new Map(all.map((category) => [category.id, category])),
  categoryOf: categoryWriter(all),
});

/** Reads what the shop knows that rows may speak of. */
export async function openShop(platform: Platform, claimed: ClaimedImport): Promise<ImportShop> {
  const fills = (field: string) => claimed.mapping.some((one) => one === field);
  const pictured = fills('pictures') || fills('cover');
  return {
    ...categoriesOf(await allCategories(platform.db)),
    settings: claimed.settings,
    currency: await currencyOf(platform, claimed),
    standIn: pictured ? await standInPicture(platform, claimed.staff_id) : null,
    clean: cleanHtml,
  };
}

/** The same with the categories as the transaction sees them. */
export const withNewCategories = async (tx: Tx, shop: ImportShop): Promise<ImportShop> => ({
  ...shop,
  ...categoriesOf(await allCategories(tx)),
});

/** The addresses of pictures that rows name. */
function addressesIn(lines: readonly ImportLine[], mapping: ClaimedImport['mapping']): string[] {
  const fields = ['cover', 'pictures', 'detailPictures', 'variantPicture'] as const;
  const cells = lines.flatMap(({ said, cells: all }) =>
    said
      ? fields.map((field) => said[field] ?? '')
      : mapping.flatMap((field, at) => (fields.some((one) => one === field) ? (all[at] ?? '') : [])),
  );
  return cells.flatMap((cell) => {
    const read = readPictures([cell]);
    return 'value' in read ? read.value.flatMap((entry) => ('address' in entry ? entry.address : [])) : [];
  });
}

export type Found = {
  readonly read: ReadProduct;
  readonly existing: StaffProduct | null;
  readonly number: string | null;
  readonly lines: readonly ImportLine[];
};

/** What a table would say of a product, beside its variants. */
function storedCells(existing: StaffProduct | null, shop: ImportShop): Said | undefined {
  if (!existing) return undefined;
  const input = inputOf(existing);
  const [variant] = input.variants;
  return variant && cellsOf(input, variant, shop.categoryOf);
}

/** Reads one product's rows over what the shop has of it, found by its number, else by a SKU. */
export async function look(
  platform: Platform,
  db: Queryable,
  of: { claimed: ClaimedImport; group: WaitingGroup; shop: ImportShop; lock: boolean },
): Promise<Found> {
  const { claimed, shop } = of;
  const styles = settledStyles(claimed);
  const number = numberIn(of.group.key);
  const context = { number: number ?? '', now: platform.clock.now(), pieces: claimed.settings.pieces };
  const { lines, findings } = interpret(of.group.lines, { ...claimed, styles }, context);
  const skuAt = claimed.mapping.indexOf('sku');
  const skus = lines.map((line) => (line.said ? line.said.sku : line.cells[skuAt]?.trim()) ?? '').filter(Boolean);
  const owners = await ownersOf(db, number, skus);
  const [first] = owners.bySku.values();
  const id = owners.byNumber ?? first ?? null;
  const otherNumber = id !== null && number !== null && (owners.numbers.get(id) ?? number) !== number;
  const elsewhere = new Set([...owners.bySku].flatMap(([sku, owner]) => (owner !== id || otherNumber ? [sku] : [])));
  const existing = id === null ? null : await staffProduct(db, id, of.lock);
  const known = await knownPictures(db, addressesIn(lines, claimed.mapping));
  const stored = storedCells(existing, shop);
  const read = readProduct(
    { lines, mapping: claimed.mapping, styles, existing, elsewhere, findings, ...(stored ? { stored } : {}) },
    { ...shop, picture: (address) => known.get(address) },
  );
  return { read, existing, number, lines };
}
