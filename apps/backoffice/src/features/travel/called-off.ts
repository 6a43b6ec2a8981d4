import type { CellContext } from '../../ui/list/define-list';

/**
 * Says what is left of the orders of a departure that was cancelled: those still to be settled, which are given back or whose customers are
 * asked, and those whose customers are asked already. Null where none is left.
 */
export function leftOfCalledOff(
  { toRefund, asked }: { readonly toRefund: number; readonly asked: number },
  { t, format }: Pick<CellContext, 't' | 'format'>,
): string | null {
  const lines = [
    toRefund > 0 ? t('travel.staff.to_settle', { count: toRefund, number: format.count(toRefund) }) : '',
    asked > 0 ? t('travel.staff.asked', { count: asked, number: format.count(asked) }) : '',
  ].filter(Boolean);
  return lines.length > 0 ? lines.join(' · ') : null;
}
