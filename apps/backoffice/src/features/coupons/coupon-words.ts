import type { StaffCouponRow } from '@app/contract/coupons/staff-schemas';
import type { Choices } from '../../ui/choices';
import type { CellContext } from '../../ui/list/define-list';

/** What a coupon takes off. */
export const valueText = (
  { kind, amountUsd, percent }: Pick<StaffCouponRow, 'kind' | 'amountUsd' | 'percent'>,
  { t, format }: CellContext,
): string => {
  if (kind === 'amount') return format.money(amountUsd ?? 0);
  return kind === 'percent' ? format.percent(percent ?? 0) : t('coupons.kind.postage');
};

export const kindChoices: Choices = {
  known: [
    { value: 'amount', label: 'coupons.kind.amount' },
    { value: 'percent', label: 'coupons.kind.percent' },
    { value: 'postage', label: 'coupons.kind.postage' },
  ],
};

export const scopeChoices: Choices = {
  known: [
    { value: 'all', label: 'coupons.scope.all' },
    { value: 'categories', label: 'coupons.scope.categories' },
    { value: 'products', label: 'coupons.scope.products' },
  ],
};

export const audienceChoices: Choices = {
  known: [
    { value: 'all', label: 'coupons.audience.all' },
    { value: 'new', label: 'coupons.audience.new' },
    { value: 'level', label: 'coupons.audience.level' },
  ],
};

export const stateChoices: Choices = {
  known: [
    { value: 'draft', label: 'coupons.state.draft' },
    { value: 'active', label: 'coupons.state.active' },
  ],
};

export const holderChoices: Choices = {
  known: [
    { value: 'usable', label: 'coupons.holder.usable' },
    { value: 'held', label: 'coupons.holder.held' },
    { value: 'used', label: 'coupons.holder.used' },
    { value: 'expired', label: 'coupons.holder.expired' },
  ],
};
