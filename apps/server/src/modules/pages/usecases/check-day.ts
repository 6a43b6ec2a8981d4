import { refuseField } from '@app/contract/core/refuse';
import type { PageReader } from './page-kind.ts';

/** Refuses a day that is asked for exactly and is before the first that can still be had: `day: field.day_past`. */
export function checkDay({ exact, query }: PageReader, first: string): void {
  if (exact && query.day !== undefined && query.day < first) refuseField('day', 'field.day_past');
}
