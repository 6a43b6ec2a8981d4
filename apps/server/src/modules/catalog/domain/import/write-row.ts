import type { ProductTableRow } from '@app/contract/catalog/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
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

/**
 * A variant and its product as an import reads them, so that a table that goes out can come back. A product without a number of
 * its own goes by its id, which holds its rows together.
 */
export function tableRow(variant: TableVariant, categoryOf: (id: string) => string): ProductTableRow {
  const [nameZh, nameEs, namePt] = inOthers(variant.name);
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
    tags: variant.tags.map((tag) => tag['en-US']).join('; '),
    cover: variant.cover,
    online: yesOrNo(variant.online),
    popular: yesOrNo(variant.popular),
    recommended: yesOrNo(variant.recommended),
    sortWeight: variant.sort_weight,
  };
}
