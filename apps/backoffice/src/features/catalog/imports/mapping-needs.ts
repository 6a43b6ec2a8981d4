import { NUMBER_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';

type Columns = Pick<ProductImport, 'mapping' | 'numbers'>;
type Mapped = Columns & Pick<ProductImport, 'styles' | 'settings' | 'dialect'>;

/** Whether it must be said what the numbers of a column mean: it fills a field of numbers, and they can mean two things. */
export function needsStyle({ mapping, numbers }: Columns, at: number): boolean {
  const field = mapping[at];
  return !!field && NUMBER_FIELDS.has(field) && numbers[at]?.style === 'ask';
}

/** What is still to be said before the rows can be checked. */
export function missingIn(mapped: Mapped): 'sku' | 'numbers' | 'currency' | null {
  if (!mapped.mapping.includes(mapped.dialect === 'own' ? 'sku' : 'name')) return 'sku';
  if (mapped.settings.currency === null) return 'currency';
  return mapped.mapping.some((_, at) => needsStyle(mapped, at) && !mapped.styles[at]) ? 'numbers' : null;
}
