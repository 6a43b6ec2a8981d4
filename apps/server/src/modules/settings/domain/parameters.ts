import { limits } from '@app/contract/core/limits';
import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);
const short = z.string().max(limits.parameterValue);

const timeZone = short.refine((name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
});

/** Every parameter of the shop: what its value may be and what it is until somebody sets it. Money in USD cents. */
export const parameters = {
  'order.unpaid_minutes': { schema: whole(1, 1_440), initial: 30 },
  /** Unpaid orders one customer may have at a time. */
  'order.unpaid_max': { schema: whole(1, 100), initial: 1 },
  'order.quote_minutes': { schema: whole(1, 120), initial: 15 },
  'order.auto_receipt_days': { schema: whole(1, 90), initial: 15 },
  'order.auto_review_days': { schema: whole(1, 90), initial: 15 },
  'order.return_days': { schema: whole(0, 90), initial: 7 },
  /** Percent of an order that points may cover. */
  'order.deduction_percent': { schema: whole(0, 100), initial: 10 },
  'order.postage_usd': { schema: whole(0, 1_000_000), initial: 500 },
  'order.postage_free_from_usd': { schema: whole(0, 100_000_000), initial: 6_000 },
  /** Basis points: 100 = 1 %. */
  'order.tax_bp': { schema: whole(0, 5_000), initial: 0 },
  'catalog.low_stock_at': { schema: whole(0, 999), initial: 5 },
  'points.per_usd': { schema: whole(1, 100_000), initial: limits.pointsPerUsd },
  'points.sign_up': { schema: whole(0, 100_000), initial: limits.signUpPoints },
  'shop.brand': { schema: short.min(1), initial: 'Avela' },
  'shop.support_email': { schema: z.email().max(limits.parameterValue), initial: 'support@avela.example' },
  'shop.time_zone': { schema: timeZone, initial: 'UTC' },
  /** Percent taken off list prices for everybody. */
  'shop.discount_percent': { schema: whole(0, 90), initial: 0 },
  /** Empty, or a page of our own or on https that explains how to earn. */
  'shop.earn_url': { schema: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(200)]), initial: '' },
  'shop.withdrawal_currency': { schema: z.string().regex(/^[A-Z]{3,10}$/), initial: 'USD' },
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
