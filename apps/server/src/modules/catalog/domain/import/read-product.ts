import type { ColumnField, ImportField } from '@app/contract/catalog/import-fields';
import type { ImportSettings } from '@app/contract/catalog/import-schemas';
import { type ProductInput, productInput, type StaffProduct } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { Category } from '../category-tree.ts';
import { checkProduct } from '../product-rules.ts';
import {
  type Findings,
  type Flaw,
  type Group,
  type ImportLine,
  type Note,
  openGroup,
  type Said,
} from './group-cells.ts';
import { type Place, placeOf, placeOtherwise, TO_BE_MADE } from './place-category.ts';
import { type FileCurrency, parts, type Read, readLine, readText, readType, readYesNo } from './read-cell.ts';
import { type KnownPicture, type Pictures, readPicturesOf, type WantedPicture } from './read-pictures.ts';
import { specsOf, withoutUnused } from './read-specs.ts';
import { readVariants, whole } from './read-variants.ts';

/** What the shop knows that a row may speak of, and what was said of the whole file. */
export type Shop = {
  readonly category: (cell: string) => Read<Category>;
  readonly byId: ReadonlyMap<string, Category>;
  readonly settings: Pick<ImportSettings, 'makeCategories' | 'categoryId'>;
  readonly currency: FileCurrency;
  readonly picture: KnownPicture;
  /** The cover of a product whose pictures are still to be fetched, and whose category has none; null where there is none. */
  readonly standIn: string | null;
  /** Markup as a product shows it. */
  readonly clean: (html: string) => string;
};
export type ImportGroup = {
  readonly lines: readonly ImportLine[];
  readonly mapping: readonly (ColumnField | null)[];
  /** How the numbers of each column are written. */
  readonly styles: readonly NumberStyle[];
  /** The product its number or a SKU leads to. */
  readonly existing: StaffProduct | null;
  /** SKUs that variants of other products have. */
  readonly elsewhere: ReadonlySet<string>;
  /** What is wrong, or worth saying, before the cells are read. */
  readonly findings?: Findings;
  /** What a table would say of the product as it is. */
  readonly stored?: Said;
};
export type ReadProduct =
  | {
      readonly input: ProductInput;
      readonly notes: ReadonlyMap<number, readonly Note[]>;
      readonly pictures: readonly WantedPicture[];
      /** Names from the top of the category that is to be made first. */
      readonly newCategory: readonly string[] | null;
    }
  | { readonly flaws: ReadonlyMap<number, readonly Flaw[]> };

const blank: Omit<ProductInput, 'categoryId' | 'cover'> = {
  type: 'normal',
  name: { 'en-US': '' },
  description: { 'en-US': '' },
  detail: { 'en-US': '' },
  brand: '',
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

/** A text as tables carry it: what stands around it and how its lines end are lost on the way. */
const carried = (text: string | undefined): string => (text ?? '').replace(/\r\n?/g, '\n').trim();

/** A text in four languages over what stood there; English takes the first one written where it has none. */
function words(group: Group, fields: Fields, rule: { read: typeof readText; max: number; before: Words }): Words {
  const { before } = rule;
  const stored = [before['en-US'], before['zh-cn'], before.es, before.pt];
  const [en, zh, es, pt] = fields.map((field, at) => {
    const read = group.readOnce(field, (cell) => rule.read(cell, rule.max));
    return read !== undefined && carried(read) === carried(stored[at]) ? stored[at] : read;
  });
  return {
    ...before,
    'en-US': en ?? (before['en-US'] || zh || es || pt || ''),
    ...(zh === undefined ? {} : { 'zh-cn': zh }),
    ...(es === undefined ? {} : { es }),
    ...(pt === undefined ? {} : { pt }),
  };
}

const readTags = (cell: string, before: readonly string[]): Read<string[]> => {
  const tags = cell === before.join('; ').trim() ? [...before] : parts(cell);
  return tags.length > 6 || tags.some((tag) => tag.length > limits.tag) ? { flaw: 'too_long' } : { value: tags };
};

/** The category's own picture or that of one above it, for a product that has none yet. */
function pictureOf(category: Category | undefined, shop: Shop): string | undefined {
  const above = [...(category?.path ?? [])].reverse().flatMap((id) => shop.byId.get(id)?.image ?? []);
  return above[0];
}

/** Where the product is to stand; undefined with its flaw noted, or where it stays. */
function readPlace(group: Group, given: ImportGroup, shop: Shop): Place | undefined {
  const line = group.lineOf('category');
  const rules = { ...shop, all: [...shop.byId.values()] };
  if (line) return placeOf(group, line, rules);
  if (given.existing) return undefined;
  const place = placeOtherwise(rules);
  const [first] = group.lines;
  if (!place && first) group.complain(first, 'category', 'required');
  return place;
}

type Over = Omit<ProductInput, 'categoryId' | 'cover'>;

/** Texts and switches of the whole product, over what the shop has of it. */
function readWhole(group: Group, over: Over, shop: Shop) {
  const lines = { read: readText, max: 500, before: over.description };
  const clean = (cell: string): Read<string> => {
    const html = shop.clean(cell);
    return readText(html, 20_000);
  };
  const tagNames = over.tags.map((tag) => tag['en-US']);
  const tags = group.readOnce('tags', (cell) => readTags(cell, tagNames));
  return {
    description: words(group, ['description', 'descriptionZh', 'descriptionEs', 'descriptionPt'], lines),
    detail: words(group, ['detail', 'detailZh', 'detailEs', 'detailPt'], { read: clean, max: 0, before: over.detail }),
    brand: group.readOnce('brand', (cell) => readLine(cell, limits.brand)) ?? over.brand,
    tags: tags ? tags.map((tag) => over.tags.find((one) => one['en-US'] === tag) ?? { 'en-US': tag }) : over.tags,
    limit: group.readNumericOnce('limit', whole(1, limits.quantityPerLine)) ?? over.limit,
    online: group.readOnce('online', readYesNo) ?? over.online,
    popular: group.readOnce('popular', readYesNo) ?? over.popular,
    recommended: group.readOnce('recommended', readYesNo) ?? over.recommended,
    sortWeight: group.readNumericOnce('sortWeight', whole(0, 9_999)) ?? over.sortWeight,
  };
}

type CoverRules = { before: string | undefined; category: Category | undefined; shop: Shop };

/** The cover that can be shown now: the file's, the one there was, the category's, or a stand-in while one is on its way. */
function coverOf(pictures: Pictures, { before, category, shop }: CoverRules): string | undefined {
  const coming = pictures.wanted.some((one) => one.place === 'cover') ? shop.standIn : null;
  return pictures.cover ?? before ?? pictureOf(category, shop) ?? coming ?? undefined;
}

type Draft = { input: ProductInput; pictures: readonly WantedPicture[]; newCategory: readonly string[] | null };

function readDraft(group: Group, given: ImportGroup, shop: Shop): Draft | undefined {
  const [first] = group.lines;
  if (!first) return undefined;
  const before = given.existing ? inputOf(given.existing) : null;
  const over: Over = before ?? blank;
  const name = words(group, ['name', 'nameZh', 'nameEs', 'namePt'], {
    read: readLine,
    max: limits.productName,
    before: over.name,
  });
  if (name['en-US'] === '' && !group.flaws.size)
    group.complain(first, 'name', first.said ? 'parent_missing' : 'required');
  const place = readPlace(group, given, shop);
  const category = place && 'category' in place ? place.category : undefined;
  const pictures = readPicturesOf(group, shop.picture);
  const cover = coverOf(pictures, { before: before?.cover, category, shop });
  if (place && cover === undefined && group.text(first, 'cover') === '') group.complain(first, 'cover', 'no_cover');
  const type = group.readOnce('type', readType) ?? over.type;
  const specs = specsOf(group, before?.specs);
  const variants = readVariants(group, {
    specs,
    type,
    variants: over.variants,
    currency: shop.currency,
    pictures: pictures.ofVariants,
  });
  const newCategory = place && 'path' in place ? place.path : null;
  const categoryId = category?.id ?? (newCategory ? TO_BE_MADE : before?.categoryId);
  if (categoryId === undefined || cover === undefined) return undefined;
  const draft = { ...over, ...readWhole(group, over, shop), type, name, variants };
  const input = {
    ...draft,
    specs: withoutUnused(specs, { before: over.variants, after: variants }),
    gallery: pictures.gallery ?? over.gallery,
    detailImages: pictures.detailImages ?? over.detailImages,
    categoryId,
    cover,
  };
  return { input, pictures: pictures.wanted, newCategory };
}

/**
 * The rows of one product as the form would send it, over what the shop has of it: an empty cell changes nothing, pieces
 * are read only for new variants. A flaw in one row keeps back the whole product; its other rows then say so.
 */
export function readProduct(given: ImportGroup, shop: Shop): ReadProduct {
  const group = openGroup(given.lines, given.mapping, given.styles, given);
  for (const line of given.lines) {
    if (given.elsewhere.has(group.text(line, 'sku'))) group.complain(line, 'sku', 'sku_elsewhere');
  }
  // What a dialect refuses whole is not looked at any closer.
  const draft = given.findings?.flaws.length ? undefined : readDraft(group, given, shop);
  const [first] = group.lines;
  if (group.flaws.size === 0 && draft) {
    const { input, ...beside } = draft;
    const checked = productInput.safeParse(input);
    if (checked.success && passes(checked.data)) return { input: checked.data, notes: group.notes, ...beside };
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
