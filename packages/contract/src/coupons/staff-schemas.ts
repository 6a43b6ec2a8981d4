import { z } from 'zod';
import { cents } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { count, distinct, id, localized, moment, optionalText, pageOf, pageQuery } from '../core/validation.ts';
import { couponAudience, couponKind, couponScope } from './schemas.ts';

const couponState = z.enum(['draft', 'active', 'ended'], { error: 'field.invalid' });
const staffCouponTabs = ['all', 'draft', 'active', 'scheduled', 'ended'] as const;

const usd = cents(100_000_000);
const most = z.int('field.number').min(1, 'field.number').max(10_000_000, 'field.too_big');
const at = z.iso.datetime({ error: ({ input }) => (input ? 'field.invalid' : 'field.required'), offset: true });

/** What a field must be beyond its own form, so that a coupon makes sense as a whole. */
function whole(coupon: z.output<typeof fields>, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (coupon.kind === 'amount' && !coupon.amountUsd) refuse('amountUsd', 'field.required');
  if (coupon.kind === 'percent' && !coupon.percent) refuse('percent', 'field.required');
  if (coupon.scope === 'categories' && coupon.categoryIds.length === 0) refuse('categoryIds', 'field.required');
  if (coupon.scope === 'products' && coupon.productIds.length === 0) refuse('productIds', 'field.required');
  if (coupon.audience === 'level' && coupon.levelId === null) refuse('levelId', 'field.required');
  if (Date.parse(coupon.collectUntil) <= Date.parse(coupon.collectFrom)) refuse('collectUntil', 'field.after_start');
  if (coupon.useDays === null) {
    if (coupon.useFrom === null) refuse('useFrom', 'field.required');
    if (coupon.useUntil === null) refuse('useUntil', 'field.required');
    else if (coupon.useFrom !== null && Date.parse(coupon.useUntil) <= Date.parse(coupon.useFrom))
      refuse('useUntil', 'field.after_start');
  }
}

const fields = z.strictObject({
  name: localized(60),
  kind: couponKind,
  amountUsd: usd.nullable(),
  percent: z.int('field.number').min(1, 'field.number').max(99, 'field.too_big').nullable(),
  capUsd: usd.min(1, 'field.amount').nullable(),
  minSpendUsd: usd,
  scope: couponScope,
  categoryIds: distinct(z.array(id).max(50, 'field.too_big')),
  productIds: distinct(z.array(id).max(200, 'field.too_big')),
  audience: couponAudience,
  levelId: id.nullable(),
  collectFrom: at,
  collectUntil: at,
  useFrom: at.nullable(),
  useUntil: at.nullable(),
  useDays: z.int('field.number').min(1, 'field.number').max(365, 'field.too_big').nullable(),
  limitTotal: most.nullable(),
  limitEach: z.int('field.number').min(1, 'field.number').max(20, 'field.too_big'),
  /** A coupon with a code is not shown in the centre; whoever knows the code collects it. */
  code: optionalText(limits.code)
    .regex(/^[A-Za-z0-9-]*$/, 'field.coupon_code')
    .nullable(),
  state: couponState.exclude(['ended'], { error: 'field.invalid' }),
});

const couponInput = fields.superRefine(whole);
export type CouponInput = z.output<typeof couponInput>;

const localizedView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const staffCoupon = z.object({
  ...fields.shape,
  name: localizedView,
  state: couponState,
  id: z.uuid(),
  collected: count,
  held: count,
  used: count,
  /** Names of the products of its scope, for the picker. */
  products: z.array(z.object({ id: z.uuid(), name: z.string() })),
  version: z.int(),
  createdAt: moment,
});
export type StaffCoupon = z.infer<typeof staffCoupon>;

const staffCouponRow = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: couponKind,
  amountUsd: z.int().nullable(),
  percent: z.int().nullable(),
  minSpendUsd: z.int(),
  scope: couponScope,
  audience: couponAudience,
  code: z.string().nullable(),
  collectFrom: moment,
  collectUntil: moment,
  limitTotal: z.int().nullable(),
  collected: count,
  used: count,
  state: z.enum(['draft', 'active', 'scheduled', 'ended']),
  version: z.int(),
  createdAt: moment,
});
export type StaffCouponRow = z.infer<typeof staffCouponRow>;

const couponHolder = z.object({
  id: z.uuid(),
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  state: z.enum(['usable', 'held', 'used', 'expired']),
  collectedAt: moment,
  validUntil: moment,
  usedAt: moment.nullable(),
  orderNumber: z.string().nullable(),
  savedUsd: z.int().nullable(),
});
export type CouponHolder = z.infer<typeof couponHolder>;

const params = z.object({ id });
const version = z.int().min(0);

export const shapes = {
  listCoupons: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(staffCouponTabs, { error: 'field.invalid' }).optional().default('all'),
      name: optionalText(60).optional(),
      code: optionalText(limits.code).optional(),
      kind: couponKind.optional(),
      sort: z
        .enum(['createdAt', 'collected', 'collectUntil'], { error: 'field.invalid' })
        .optional()
        .default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffCouponRow).extend({ counts: z.record(z.enum(staffCouponTabs), count) }),
  },
  readCoupon: { params, answer: staffCoupon },
  createCoupon: { body: couponInput, answer: staffCoupon },
  updateCoupon: { params, body: fields.extend({ version }).superRefine(whole), answer: staffCoupon },
  endCoupon: { params, body: z.strictObject({ version }), answer: staffCoupon },
  couponHolders: {
    query: z.object({
      ...pageQuery,
      coupon: id,
      state: z.enum(['usable', 'held', 'used', 'expired'], { error: 'field.invalid' }).optional(),
      email: optionalText(50).optional(),
    }),
    answer: pageOf(couponHolder),
  },
  couponLevels: { answer: z.array(z.object({ id: z.uuid(), name: z.string() })) },
};
