import type { ImportField } from '@app/contract/catalog/import-fields';
import { type ProductInput, productInput, type StaffProduct } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { Category } from '../category-tree.ts';
import { checkProduct } from '../product-rules.ts';
import { type Flaw, type Group, type ImportLine, openGroup } from './group-cells.ts';
import {
  parts,
  type Read,
  readCents,
  readCover,
  readLine,
  readSku,
  readText,
  readType,
  readWhole,
  readYesNo,
} from './read-cell.ts';
import { specsOf, valuesOf } from './read-specs.ts';

type Variant = ProductInput['variants'][number];

/** What the shop knows that a row may speak of. */
export type Shop = {
  readonly category: (cell: string) => Read<Category>;
  readonly byId: ReadonlyMap<string, Category>;
};
export type ImportGroup = {
  readonly lines: readonly ImportLine[];
  readonly mapping: readonly (ImportField | null)[];
  /** How the numbers of each column are written. */
  readonly styles: readonly NumberStyle[];
  /** The product its number or a SKU leads to. */
  readonly existing: StaffProduct | null;
  /** SKUs that variants of other products have. */
  readonly elsewhere: ReadonlySet<string>;
};
export type ReadProduct = { readonly input: ProductInput } | { readonly flaws: ReadonlyMap<number, readonly Flaw[]> };

const blank: Omit<ProductInput, 'categoryId' | 'cover'> = {
  type: 'normal',
  name: { 'en-US': '' },
  description: { 'en-US': '' },
  detail: { 'en-US': '' },
  gallery: [],
  detailImages: [],
  tags: [],
  specs: [],
  variants: [],
  limit: null,
  online: false,
  popular: false,
  recommended: false,
  sortWeight: 0,
};

/** A product as it is saved: what staff read of it, without what only the server writes. */
export function inputOf(product: StaffProduct): ProductInput {
  const { id: _id, version: _version, sold: _sold, createdAt: _createdAt, ...rest } = product;
  return { ...rest, variants: product.variants.map(({ reserved: _reserved, ...variant }) => variant) };
}

type Words = { 'en-US': string; 'zh-cn'?: string | undefined; es?: string | undefined; pt?: string | undefined };
type Fields = readonly [ImportField, ImportField, ImportField, ImportField];

/** A text in four languages over what stood there; English takes the first one written where it has none. */
function words(group: Group, fields: Fields, rule: { read: typeof readText; max: number; before: Words }): Words {
  const [en, zh, es, pt] = fields.map((field) => group.readOnce(field, (cell) => rule.read(cell, rule.max)));
  const { before } = rule;
  return {
    ...before,
    'en-US': en ?? (before['en-US'] || zh || es || pt || ''),
    ...(zh === undefined ? {} : { 'zh-cn': zh }),
    ...(es === undefined ? {} : { es }),
    ...(pt === undefined ? {} : { pt }),
  };
}

const readTags = (cell: string): Read<string[]> => {
  const tags = parts(cell);
  return tags.length > 6 || tags.some((tag) => tag.length > limits.tag) ? { flaw: 'too_long' } : { value: tags };
};

const whole =
  (min: number, max: number) =>
  (cell: string, style: NumberStyle): Read<number> =>
    readWhole(cell, style, { min, max });

/** One row as a variant, over the one that bears its SKU; undefined with its flaws noted. */
function readVariant(
  group: Group,
  line: ImportLine,
  of: { specs: ProductInput['specs']; type: ProductInput['type']; variants: readonly Variant[] },
): Variant | undefined {
  if (line.skuTwice) group.complain(line, 'sku', 'sku_twice');
  const sku = group.read(line, 'sku', readSku);
  if (group.text(line, 'sku') === '') group.complain(line, 'sku', 'required');
  const before = of.variants.find((variant) => variant.sku === sku);
  const priceUsd = group.readNumeric(line, 'price', readCents) ?? before?.priceUsd;
  if (priceUsd === undefined && group.text(line, 'price') === '') group.complain(line, 'price', 'required');
  const listPriceUsd = group.readNumeric(line, 'listPrice', readCents) ?? before?.listPriceUsd ?? null;
  if (listPriceUsd !== null && priceUsd !== undefined && listPriceUsd < priceUsd)
    group.complain(line, 'listPrice', 'list_price_low');
  const points = group.readNumeric(line, 'points', whole(1, 100_000_000)) ?? before?.points ?? null;
  if (of.type === 'points' && points === null && group.text(line, 'points') === '')
    group.complain(line, 'points', 'points_needed');
  const costUsd = group.readNumeric(line, 'cost', readCents) ?? before?.costUsd ?? 0;
  const stock = group.readNumeric(line, 'stock', whole(0, 1_000_000)) ?? 0;
  const weightGrams = group.readNumeric(line, 'weight', whole(0, 1_000_000)) ?? before?.weightGrams ?? 0;
  const values = valuesOf(group, line, { specs: of.specs, variant: before });
  if (sku === undefined || priceUsd === undefined || values === undefined) return undefined;
  const own = { sku, values, priceUsd, listPriceUsd, costUsd, points, weightGrams };
  return before ? { ...before, ...own } : { ...own, stock, image: null };
}

/** The variants after the rows: kept ones in their places, new ones behind them; each combination once. */
function readVariants(group: Group, of: Parameters<typeof readVariant>[2]): Variant[] {
  const all = [...of.variants];
  for (const line of group.lines) {
    const read = readVariant(group, line, of);
    if (!read) continue;
    const at = all.findIndex((variant) => variant.sku === read.sku);
    const key = read.values.join('\n');
    if (all.some((variant, index) => index !== at && variant.values.join('\n') === key))
      group.complain(line, of.specs.length > 0 ? 'value1' : 'sku', 'combination_twice');
    else if (at >= 0) all[at] = read;
    else all.push(read);
  }
  const [first] = group.lines;
  if (first && all.length > limits.variants) group.complain(first, null, 'too_many_variants');
  return all;
}

/** The category's own picture or that of one above it, for a product that has none yet. */
function pictureOf(category: Category | undefined, shop: Shop): string | undefined {
  const above = [...(category?.path ?? [])].reverse().flatMap((id) => shop.byId.get(id)?.image ?? []);
  return above[0];
}

function readDraft(group: Group, given: ImportGroup, shop: Shop): ProductInput | undefined {
  const [first] = group.lines;
  if (!first) return undefined;
  const before = given.existing ? inputOf(given.existing) : null;
  const over: Omit<ProductInput, 'categoryId' | 'cover'> = before ?? blank;
  const name = words(group, ['name', 'nameZh', 'nameEs', 'namePt'], {
    read: readLine,
    max: limits.productName,
    before: over.name,
  });
  if (name['en-US'] === '' && !group.flaws.size) group.complain(first, 'name', 'required');
  const category = group.readOnce('category', shop.category);
  if (!before && group.lines.every((line) => group.text(line, 'category') === ''))
    group.complain(first, 'category', 'required');
  const type = group.readOnce('type', readType) ?? over.type;
  const written = group.readOnce('cover', readCover);
  const cover = written ?? before?.cover ?? pictureOf(category, shop);
  if (category && cover === undefined && group.text(first, 'cover') === '') group.complain(first, 'cover', 'no_cover');
  const tags = group.readOnce('tags', readTags);
  const specs = specsOf(group, before?.specs);
  const variants = readVariants(group, { specs, type, variants: over.variants });
  const draft = {
    ...over,
    type,
    name,
    description: words(group, ['description', 'descriptionZh', 'descriptionEs', 'descriptionPt'], {
      read: readText,
      max: 500,
      before: over.description,
    }),
    tags: tags ? tags.map((tag) => over.tags.find((one) => one['en-US'] === tag) ?? { 'en-US': tag }) : over.tags,
    specs,
    variants,
    limit: group.readNumericOnce('limit', whole(1, limits.quantityPerLine)) ?? over.limit,
    online: group.readOnce('online', readYesNo) ?? over.online,
    popular: group.readOnce('popular', readYesNo) ?? over.popular,
    recommended: group.readOnce('recommended', readYesNo) ?? over.recommended,
    sortWeight: group.readNumericOnce('sortWeight', whole(0, 9_999)) ?? over.sortWeight,
  };
  const categoryId = category?.id ?? before?.categoryId;
  return categoryId === undefined || cover === undefined ? undefined : { ...draft, categoryId, cover };
}

/**
 * The rows of one product as the form would send it, over what the shop has of it: an empty cell changes nothing, pieces
 * are read only for new variants. A flaw in one row keeps back the whole product; its other rows then say so.
 */
export function readProduct(given: ImportGroup, shop: Shop): ReadProduct {
  const group = openGroup(given.lines, given.mapping, given.styles);
  for (const line of given.lines) {
    if (given.elsewhere.has(group.text(line, 'sku'))) group.complain(line, 'sku', 'sku_elsewhere');
  }
  const input = readDraft(group, given, shop);
  const [first] = group.lines;
  if (group.flaws.size === 0 && input) {
    const checked = productInput.safeParse(input);
    if (checked.success && passes(checked.data)) return { input: checked.data };
  }
  if (group.flaws.size === 0 && first) group.complain(first, null, 'other');
  for (const line of group.lines) if (!group.flaws.has(line.row)) group.complain(line, null, 'sibling');
  return { flaws: group.flaws };
}

/** The rules of the form once more, should the rows have found a way around those above. */
function passes(input: ProductInput): boolean {
  try {
    checkProduct(input);
    return true;
  } catch {
    return false;
  }
}
