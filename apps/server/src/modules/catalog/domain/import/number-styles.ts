import { type ColumnField, NUMBER_FIELDS } from '@app/contract/catalog/import-fields';
import type { ColumnNumbers, NumberStyle } from '@app/kernel/written-numbers';

export type NumberColumns = {
  readonly mapping: readonly (ColumnField | null)[];
  readonly numbers: readonly ColumnNumbers[];
  /** What somebody said of each column. */
  readonly styles: readonly (NumberStyle | null)[];
};

/**
 * Returns the first column that fills a number, whose numbers can mean two things, and whose meaning has not been chosen;
 * null when there is none.
 */
export function openQuestion({ mapping, numbers, styles }: NumberColumns): number | null {
  const at = mapping.findIndex(
    (field, column) =>
      field !== null && NUMBER_FIELDS.has(field) && numbers[column]?.style === 'ask' && !styles[column],
  );
  return at < 0 ? null : at;
}

/** Returns how the numbers of each column are written: as they themselves show, else as somebody said. */
export function settledStyles({ mapping, numbers, styles }: NumberColumns): NumberStyle[] {
  return mapping.map((_, column) => {
    const shown = numbers[column]?.style;
    if (shown === 'point' || shown === 'comma') return shown;
    return styles[column] ?? 'point';
  });
}
