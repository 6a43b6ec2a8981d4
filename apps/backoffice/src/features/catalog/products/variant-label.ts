import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { namesText } from '@app/contract/core/list-words';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';

/** A variant by its values ("Sand, Medium"); empty where the product has no specs. */
export function variantLabel(product: Pick<StaffProduct, 'specs'>, values: readonly string[], locale: Locale): string {
  const names = values.map((id, index) => {
    const value = product.specs[index]?.values.find((one) => one.id === id);
    return value ? localize(value.name as Localized, locale) : '';
  });
  return namesText(locale, names);
}
