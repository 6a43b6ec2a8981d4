import type { RequestOf } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import type { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import type { StaffCoupon } from '@app/contract/coupons/staff-schemas';
import dayjs from 'dayjs';
import { defineForm, type Field } from '../../ui/form/define-form';
import { audienceChoices, kindChoices, scopeChoices, stateChoices } from './coupon-words';
import { levelChoices } from './level-choices';
import { CategoriesField, productsField } from './scope-fields';

export type CouponDraft = RequestOf<typeof staffCouponEndpoints.createCoupon>['body'];

const DAYS_OPEN = 30;

/** A coupon to begin with: an amount off everything, one each, to be collected for a month. */
export const newCoupon = (now: Date): CouponDraft => ({
  name: { 'en-US': '' },
  kind: 'amount',
  amountUsd: null,
  percent: null,
  capUsd: null,
  minSpendUsd: 0,
  scope: 'all',
  categoryIds: [],
  productIds: [],
  audience: 'all',
  levelId: null,
  collectFrom: dayjs(now).startOf('day').toISOString(),
  collectUntil: dayjs(now).startOf('day').add(DAYS_OPEN, 'day').toISOString(),
  useFrom: null,
  useUntil: null,
  useDays: DAYS_OPEN,
  limitTotal: null,
  limitEach: 1,
  code: null,
  state: 'draft',
});

/** The draft of a coupon that exists. */
export function draftOf(coupon: StaffCoupon): CouponDraft {
  const { id: _id, collected: _c, held: _h, used: _u, products: _p, version: _v, createdAt: _at, ...draft } = coupon;
  return { ...draft, state: coupon.state === 'draft' ? 'draft' : 'active' };
}

/** What others of a draft a field depends on. */
export type Shape = Pick<CouponDraft, 'kind' | 'scope' | 'audience'>;

/** Fields that say what a coupon is worth; they cannot be changed once somebody has collected it. */
function termFields(shape: Shape, products: StaffCoupon['products']): Field<CouponDraft>[] {
  return defineForm<CouponDraft>()([
    { name: 'kind', kind: 'select', label: 'coupons.kind', choices: kindChoices, required: true, half: true },
    ...(shape.kind === 'amount'
      ? [{ name: 'amountUsd', kind: 'money', label: 'coupons.amount', required: true, half: true } as const]
      : []),
    ...(shape.kind === 'percent'
      ? ([
          { name: 'percent', kind: 'integer', label: 'coupons.percent', required: true, half: true },
          { name: 'capUsd', kind: 'money', label: 'coupons.cap', help: 'coupons.cap_help', half: true },
        ] as const)
      : []),
    {
      name: 'minSpendUsd',
      kind: 'money',
      label: 'coupons.min_spend',
      help: 'coupons.min_spend_help',
      required: true,
      half: true,
    },
    { name: 'scope', kind: 'select', label: 'coupons.scope', choices: scopeChoices, required: true, half: true },
    ...(shape.scope === 'categories'
      ? [
          {
            name: 'categoryIds',
            kind: 'own',
            render: CategoriesField,
            label: 'coupons.categories',
            required: true,
          } as const,
        ]
      : []),
    ...(shape.scope === 'products'
      ? [
          {
            name: 'productIds',
            kind: 'own',
            render: productsField(products),
            label: 'coupons.products',
            required: true,
          } as const,
        ]
      : []),
    { name: 'useDays', kind: 'integer', label: 'coupons.use_days', help: 'coupons.use_days_help' },
    { name: 'useFrom', kind: 'moment', label: 'coupons.use_from', half: true },
    { name: 'useUntil', kind: 'moment', label: 'coupons.use_until', half: true },
    { name: 'limitEach', kind: 'integer', label: 'coupons.limit_each', required: true, half: true },
  ]);
}

/** The form of one coupon; `fixed` leaves out what was promised already. */
export function couponForm(
  shape: Shape,
  of: { fixed: boolean; products: StaffCoupon['products'] },
): Field<CouponDraft>[] {
  return [
    ...defineForm<CouponDraft>()([{ name: 'name', kind: 'localized', label: 'coupons.name', max: 60, required: true }]),
    ...(of.fixed ? [] : termFields(shape, of.products)),
    ...defineForm<CouponDraft>()([
      { name: 'limitTotal', kind: 'integer', label: 'coupons.limit_total', help: 'coupons.cap_help', half: true },
      { name: 'collectFrom', kind: 'moment', label: 'coupons.collect_from', required: true, half: true },
      {
        name: 'collectUntil',
        kind: 'moment',
        label: 'coupons.collect_until',
        required: true,
        half: true,
      },
      {
        name: 'audience',
        kind: 'select',
        label: 'coupons.audience',
        choices: audienceChoices,
        required: true,
        half: true,
      },
      ...(shape.audience === 'level'
        ? [
            {
              name: 'levelId',
              kind: 'select',
              label: 'coupons.level',
              choices: levelChoices,
              required: true,
              half: true,
            } as const,
          ]
        : []),
      { name: 'code', kind: 'text', label: 'coupons.code', help: 'coupons.code_help', max: limits.code, half: true },
      { name: 'state', kind: 'select', label: 'coupons.state', choices: stateChoices, required: true, half: true },
    ]),
  ];
}
