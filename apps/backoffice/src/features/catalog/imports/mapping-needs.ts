import { NUMBER_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';

type Mapped = Pick<ProductImport, 'mapping' | 'numbers' | 'styles'>;

/** Whether it must be said what the numbers of a column mean: it fills a field of numbers, and they can mean two things. */
export function needsStyle({ mapping, numbers }: Omit<Mapped, 'styles'>, at: number): boolean {
  const field = mapping[at];
  return !!field && NUMBER_FIELDS.has(field) && numbers[at]?.style === 'ask';
}

/** What is still to be said before the rows can be checked. */
export function missingIn(mapped: Mapped): 'sku' | 'numbers' | null {
  if (!mapped.mapping.includes('sku')) return 'sku';
  return mapped.mapping.some((_, at) => needsStyle(mapped, at) && !mapped.styles[at]) ? 'numbers' : null;
}
