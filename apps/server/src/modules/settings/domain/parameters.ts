import { limits } from '@app/contract/core/limits';
import { isTimeZone, zoneToday } from '@app/contract/core/time-zone';
import { analyticsOf } from '@app/contract/funnel/analytics';
import { type BundleKind, bundleKinds } from '@app/contract/travel/bundle-kinds';
import type { TravelKind } from '@app/contract/travel/kinds';
import { travelKinds } from '@app/contract/verticals/kinds.gen';
import { verticalParameters } from '@app/contract/verticals/parameters.gen';
import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);
const short = z.string().max(limits.parameterValue);

/** Empty, or a code that people type; lower case is taken as upper. */
const inviteCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(limits.inviteCodeMax, 'field.shop_invite_code')
  .regex(new RegExp(`^([A-Z0-9]{${limits.inviteCodeMin},})?$`), 'field.shop_invite_code');

/** Two of every kind of travel order: how long one may stay unpaid, and whether one is passed without a review. */
const ofTravelKinds = Object.fromEntries(
  travelKinds.flatMap(({ name, unpaidMinutes }) => [
    [`travel.unpaid_minutes.${name}`, { schema: whole(1, 1_440), initial: unpaidMinutes }],
    [`travel.auto_review.${name}`, { schema: z.boolean(), initial: true }],
  ]),
) as Record<`travel.unpaid_minutes.${TravelKind}`, { schema: z.ZodInt; initial: number }> &
  Record<`travel.auto_review.${TravelKind}`, { schema: z.ZodBoolean; initial: boolean }>;

/** How long bundles of travel orders may stay unpaid. */
const ofBundleKinds = Object.fromEntries(
  bundleKinds.map(({ name, unpaidMinutes }) => [
    `travel.unpaid_minutes.${name}`,
    { schema: whole(1, 1_440), initial: unpaidMinutes },
  ]),
) as Record<`travel.unpaid_minutes.${BundleKind}`, { schema: z.ZodInt; initial: number }>;

/** Every parameter of the shop: what its value may be and what it is until somebody sets it. Money in USD cents. */
export const parameters = {
  'order.unpaid_minutes': { schema: whole(1, 1_440), initial: 30 },
  /** Unpaid orders one customer may have at a time. */
  'order.unpaid_max': { schema: whole(1, 100), initial: 1 },
  'order.quote_minutes': { schema: whole(1, 120), initial: 15 },
  'order.auto_receipt_days': { schema: whole(1, 90), initial: 15 },
  'order.auto_review_days': { schema: whole(1, 90), initial: 15 },
  'order.return_days': { schema: whole(0, 90), initial: 7 },
  /** Days within which staff answer a request for a refund or return. */
  'order.answer_days': { schema: whole(1, 30), initial: 2 },
  /** Days to send goods back after a return was approved. */
  'order.send_back_days': { schema: whole(1, 60), initial: 10 },
  /** Percent of an order that points may cover. */
  'order.deduction_percent': { schema: whole(0, 100), initial: 10 },
  /** Hours for which an unpaid order is kept while staff check a proof of its payment. */
  'payment.review_hours': { schema: whole(1, 720), initial: 72 },
  /** Hours to send another proof after one was rejected. */
  'payment.resubmit_hours': { schema: whole(1, 240), initial: 24 },
  /** Proofs one payment may have. */
  'payment.proofs_max': { schema: whole(1, 50), initial: 5 },
  /** From this amount on, in USD cents, a second person has to approve a proof. */
  'payment.second_approval_usd': { schema: whole(0, 100_000_000_000), initial: 50_000 },
  /** Bits of 64 in which the looks of two vouchers may differ and still count as alike. */
  'payment.alike_bits': { schema: whole(0, 32), initial: 4 },
  /** Hours after which a waiting proof is marked as waiting long. */
  'payment.waits_long_hours': { schema: whole(1, 240), initial: 24 },
  'travel.quote_minutes': { schema: whole(1, 120), initial: 15 },
  /** Unpaid travel orders of one kind one customer may have at a time. */
  'travel.unpaid_max': { schema: whole(1, 100), initial: 1 },
  /** Hours in which staff review an order of a kind that is not passed at once. */
  'travel.review_hours': { schema: whole(1, 240), initial: 24 },
  /** Hours after a service ended until its order counts as used. */
  'travel.verify_after_hours': { schema: whole(1, 240), initial: 24 },
  /** Hours before a service begins from which on its voucher is accepted without a reason. */
  'travel.verify_before_hours': { schema: whole(0, 168), initial: 14 },
  /** Days after which a small change by the provider counts as accepted. */
  'travel.change_accept_days': { schema: whole(1, 30), initial: 7 },
  'travel.auto_comment_days': { schema: whole(1, 90), initial: 15 },
  ...ofTravelKinds,
  ...ofBundleKinds,
  ...verticalParameters,
  'catalog.low_stock_at': { schema: whole(0, 999), initial: 5 },
  /** Hours before a new payout account can be used: time to notice the mail about it. */
  'withdrawal.account_rest_hours': { schema: whole(0, 720), initial: 24 },
  /** Withdrawals of more cents than this are approved and paid out by two different persons. */
  'withdrawal.second_person_usd': { schema: whole(0, 1_000_000_00), initial: 1_000_00 },
  /** What one transfer between customers may be, in USD cents. */
  'transfer.minimum_usd': { schema: whole(1, 100_000_000), initial: 1_00 },
  'transfer.maximum_usd': { schema: whole(1, 100_000_000_00), initial: 5_000_00 },
  'top_up.unpaid_minutes': { schema: whole(1, 1_440), initial: 30 },
  /** Unpaid top-ups one customer may have at a time. */
  'top_up.unpaid_max': { schema: whole(1, 100), initial: 3 },
  /** Adjustments by staff of more than this, in cents or points, wait for a second person. */
  'wallet.adjustment_review_usd': { schema: whole(0, 100_000_000), initial: 100_00 },
  'wallet.adjustment_review_points': { schema: whole(0, 10_000_000), initial: 10_000 },
  'points.per_usd': { schema: whole(1, 100_000), initial: limits.pointsPerUsd },
  'points.email': { schema: whole(0, 100_000), initial: limits.emailPoints },
  'points.sign_up': { schema: whole(0, 100_000), initial: limits.signUpPoints },
  /** Days between asking for an account to be deleted and deleting it. */
  'account.deletion_days': { schema: whole(0, 90), initial: 7 },
  /** Registers customers who belong to no agent; made at the first start. Empty, it registers nobody. */
  'shop.invite_code': { schema: inviteCode, initial: '' },
  /** What a shop says of itself is empty until somebody says it: see the opening steps of the back office. */
  'shop.support_email': { schema: z.union([z.literal(''), z.email().max(limits.parameterValue)]), initial: '' },
  /** Where customers send goods back to. */
  'shop.return_name': { schema: short, initial: '' },
  'shop.return_phone': { schema: short, initial: '' },
  'shop.return_address': { schema: z.string().max(limits.addressDetail), initial: '' },
  'shop.time_zone': { schema: short.refine(isTimeZone, 'field.time_zone').transform(zoneToday), initial: 'UTC' },
  /** Percent taken off list prices for everybody. */
  'shop.discount_percent': { schema: whole(0, 90), initial: 0 },
  /** Empty, or a page of our own or on https that explains how to earn. */
  'shop.earn_url': { schema: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(200)]), initial: '' },
  /** Empty, or the address of a Matomo or Plausible that counts visits of customers who allow it. */
  'shop.analytics_url': {
    schema: z
      .string()
      .trim()
      .max(200)
      .refine((address) => address === '' || analyticsOf(address) !== null, 'field.analytics_url'),
    initial: '',
  },
  'shop.withdrawal_currency': { schema: z.string().regex(/^[A-Z]{3,10}$/), initial: 'USD' },
  /** Hours after which a rate counts as stale. */
  'currency.stale_hours': { schema: whole(1, 8_760), initial: 72 },
  /** Percent from which a rate that differs so much from the one before asks to be confirmed. */
  'currency.jump_percent': { schema: whole(1, 1_000), initial: 20 },
  /** Percent from which a price that differs so much from the one before asks to be confirmed. */
  'price.jump_percent': { schema: whole(1, 99), initial: 50 },
  /** Whether a passkey of staff, which always checks its holder, counts as both steps of signing in. */
  'account.staff_passkey_both_steps': { schema: z.boolean(), initial: false },
  /** Whether a provider that says it asked for a second factor counts as both steps of signing in. */
  'account.staff_oidc_both_steps': { schema: z.boolean(), initial: false },
  /** Whether a new talk goes to the agent at the desk who holds the fewest. */
  'chat.auto_assign': { schema: z.boolean(), initial: false },
  /** Whether assistants of other houses may look for goods and fill carts by the Universal Commerce Protocol. */
  'assistant.buying': { schema: z.boolean(), initial: false },
  /** Minutes between the beginnings of two backups. */
  'backup.every_minutes': { schema: whole(5, 10_080), initial: 60 },
  /** Backups that stay: the newest, and the newest of so many days and weeks. */
  'backup.keep_recent': { schema: whole(1, 100), initial: 6 },
  'backup.keep_daily': { schema: whole(0, 60), initial: 7 },
  'backup.keep_weekly': { schema: whole(0, 60), initial: 4 },
  /** Hours after which the newest proven backup counts as too old. */
  'backup.stale_hours': { schema: whole(1, 720), initial: 6 },
  /** Offered on the register screen in demo mode; empty for none. */
  'demo.invite_code': { schema: z.string().max(limits.code), initial: '' },
  /** Offered on the sign-in screen in demo mode; empty for none. */
  'demo.login_email': { schema: z.string().max(limits.email), initial: '' },
  'demo.login_password': { schema: z.string().max(limits.passwordMax), initial: '' },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

export type ParameterKey = keyof typeof parameters;
export type ParameterValue<K extends ParameterKey> = z.output<(typeof parameters)[K]['schema']>;
export type ParameterValues = { readonly [K in ParameterKey]: ParameterValue<K> };

/**
 * The value of every parameter from what is stored. An unknown key is left out; a stored value that its rule no longer
 * accepts is replaced by the initial one and its key is listed in `refused`.
 */
export function parameterValues(stored: ReadonlyMap<string, unknown>): { values: ParameterValues; refused: string[] } {
  const refused: string[] = [];
  const entries = Object.entries(parameters).map(([key, rule]) => {
    if (!stored.has(key)) return [key, rule.initial];
    const checked = rule.schema.safeParse(stored.get(key));
    if (!checked.success) refused.push(key);
    return [key, checked.success ? checked.data : rule.initial];
  });
  return { values: Object.fromEntries(entries) as ParameterValues, refused };
}
