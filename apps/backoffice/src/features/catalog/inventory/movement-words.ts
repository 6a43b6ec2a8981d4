import { STOCK_REASON } from '@app/contract/catalog/stock-reasons';
import type { Choices } from '../../../ui/choices';

/** What can happen to pieces. */
export const kinds: Choices = {
  known: (['in', 'out', 'hold', 'release', 'take', 'restore'] as const).map((value) => ({
    value,
    label: `catalog.movement.${value}` as const,
  })),
};
/** Why staff booked them. */
export const reasons: Choices = {
  known: STOCK_REASON.map((value) => ({ value, label: `catalog.reason.${value}` as const })),
};
/** How each change is marked. */
export const tones = {
  in: 'success',
  out: 'danger',
  hold: 'warning',
  release: 'neutral',
  take: 'brand',
  restore: 'info',
} as const;
