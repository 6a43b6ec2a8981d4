import { IMPORT_FIELDS, type ImportField, MONEY_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductInput, ProductTableRow } from '@app/contract/catalog/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import { toDecimal } from '@app/kernel/money';
import type { TableVariant } from '../../db/staff-product.repo.ts';
import type { Category } from '../category-tree.ts';
import { categoryFinder } from './find-category.ts';

/** Returns what names a category to an import: its path from the top, or its id where that path is not its alone. */
export function categoryWriter(all: readonly Category[]): (id: string) => string {
  const byId = new Map(all.map((category) => [category.id, category]));
  const find = categoryFinder(all);
  return (id) => {
    const names = (byId.get(id)?.path ?? []).map((above) => byId.get(above)?.name['en-US'] ?? '');
    const path = names.join(' > ');
    const found = find(path);
    return 'value' in found && found.value.id === id ? path : id;
  };
}

const yesOrNo = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');
const inOthers = (text: Localized) => [text['zh-cn'] ?? '', text.es ?? '', text.pt ?? ''] as const;

const pictureCell = ({ kind, url }: Media): string => (kind === 'video' ? `video:${url}` : url);

/**
 * A variant and its product as an import reads them, so that a table that goes out can come back. A product without a number of
 * its own goes by its id, which holds its rows together.
 */
export function tableRow(variant: TableVariant, categoryOf: (id: string) => string): ProductTableRow {
  const [nameZh, nameEs, namePt] = inOthers(variant.name);
  const [detailZh, detailEs, detailPt] = inOthers(variant.detail);
  const [descriptionZh, descriptionEs, descriptionPt] = inOthers(variant.description);
  const spec = (at: number): string => variant.specs[at]?.name['en-US'] ?? '';
  const value = (at: number): string =>
    variant.specs[at]?.values.find(({ id }) => id === variant.spec_values[at])?.name['en-US'] ?? '';
  return {
    id: variant.id,
    sku: variant.sku,
    number: variant.number ?? variant.product_id,
    name: variant.name['en-US'],
    nameZh,
    nameEs,
    namePt,
    brand: variant.brand,
    category: categoryOf(variant.category_id),
    type: variant.type,
    price: variant.price_usd,
    listPrice: variant.list_price_usd,
    cost: variant.cost_usd,
    points: variant.points,
    stock: variant.on_hand,
    weight: variant.weight_grams,
    limit: variant.purchase_limit,
    spec1: spec(0),
    value1: value(0),
    spec2: spec(1),
    value2: value(1),
    spec3: spec(2),
    value3: value(2),
    description: variant.description['en-US'],
    descriptionZh,
    descriptionEs,
    descriptionPt,
    detail: variant.detail['en-US'],
    detailZh,
    detailEs,
    detailPt,
    tags: variant.tags.map((tag) => tag['en-US']).join('; '),
    cover: variant.cover,
    pictures: variant.gallery.map(pictureCell).join('; '),
    detailPictures: variant.detail_images.join('; '),
    variantPicture: variant.image ?? '',
    online: yesOrNo(variant.online),
    popular: yesOrNo(variant.popular),
    recommended: yesOrNo(variant.recommended),
    sortWeight: variant.sort_weight,
  };
}

/** A variant of a product as it is saved, in the shape in which it is stored. */
const asStored = (input: ProductInput, variant: ProductInput['variants'][number]): TableVariant => ({
  id: variant.id ?? '',
  sku: variant.sku,
  number: '',
  product_id: '',
  name: input.name as Localized,
  description: input.description as Localized,
  detail: input.detail as Localized,
  brand: input.brand,
  category_id: input.categoryId,
  type: input.type,
  specs: input.specs as TableVariant['specs'],
  tags: input.tags as TableVariant['tags'],
  spec_values: variant.values,
  price_usd: variant.priceUsd,
  list_price_usd: variant.listPriceUsd,
  cost_usd: variant.costUsd,
  points: variant.points,
  on_hand: variant.stock,
  weight_grams: variant.weightGrams,
  image: variant.image,
  purchase_limit: input.limit,
  cover: input.cover,
  gallery: input.gallery,
  detail_images: input.detailImages,
  online: input.online,
  popular: input.popular,
  recommended: input.recommended,
  sort_weight: input.sortWeight,
});

type Cells = Readonly<Record<ImportField, string>>;

/** What a table would say of a variant and its product. */
export function cellsOf(
  input: ProductInput,
  variant: ProductInput['variants'][number],
  categoryOf: (id: string) => string,
): Cells {
  const row = tableRow(asStored(input, variant), categoryOf);
  const written = (field: ImportField): string => {
    const value = row[field];
    return typeof value === 'number' && MONEY_FIELDS.has(field) ? toDecimal(value) : String(value ?? '');
  };
  return Object.fromEntries(IMPORT_FIELDS.map((field) => [field, written(field)])) as Cells;
}

/** Characters of a cell that a change repeats. */
const SHOWN = 160;
export type CellChange = { readonly field: ImportField; readonly before: string; readonly after: string };

/** What differs between two states of a variant and its product, pieces apart: an import leaves those of a known variant. */
export const cellChanges = (before: Cells, after: Cells): CellChange[] =>
  IMPORT_FIELDS.filter((field) => field !== 'stock' && before[field] !== after[field]).map((field) => ({
    field,
    before: before[field].slice(0, SHOWN),
    after: after[field].slice(0, SHOWN),
  }));
