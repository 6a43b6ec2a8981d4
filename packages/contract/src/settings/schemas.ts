import { z } from 'zod';
import { media, picture } from '../core/picture.ts';
import { moment } from '../core/validation.ts';
import { currency } from '../currencies/schemas.ts';
import { ANALYTICS_PROGRAMS } from '../funnel/analytics.ts';
import { language } from '../languages/schemas.ts';
import { shownIdentity } from './identity/schemas.ts';

/** Public parameters of the shop, from the parameter table. */
export const publicConfig = z.object({
  identity: shownIdentity,
  /** The product runs with demo data: shows the sandbox channel and the demo hints. */
  demo: z.boolean(),
  /** Invite code offered on the register screen in demo mode. */
  invite_code: z.string().nullable(),
  /** Account offered on the sign-in screen in demo mode. */
  demo_login: z.object({ email: z.string(), password: z.string() }).nullable(),
  deduction_percent: z.number(),
  points_per_usd: z.int(),
  sign_up_points: z.int(),
  unpaid_minutes_goods: z.int(),
  return_days: z.int(),
  low_stock_at: z.int(),
  support_email: z.string(),
  /** The origin whose pages may use passkeys of the shop; null where it has none. */
  passkey_origin: z.string().nullable(),
  /** Where visits are counted of customers who allow it; null where the shop has no such program. */
  analytics: z.object({ program: z.enum(ANALYTICS_PROGRAMS), endpoint: z.url(), site: z.string() }).nullable(),
});

/** A place of China's division: provinces end 0000, cities 00. A leaf has no children. */
export type Area = { code: string; name: string; children?: Area[] | undefined };
const area: z.ZodType<Area> = z.object({
  code: z.string().regex(/^\d{6}$/),
  name: z.string(),
  get children() {
    return z.array(area).optional();
  },
});

export const shapes = {
  bootstrap: {
    answer: z.object({
      earn_url: z.string(),
      withdrawal_currency: z.string(),
      currency_symbol: z.string(),
      /** Percent taken off list prices for everybody; 0 when there is no such sale. */
      discount: z.number(),
      lang: z.string(),
      /** Changes whenever any translation changes. */
      lang_cache_time: z.string(),
      server_time: moment,
      languages: z.array(language),
      currencies: z.array(currency),
      /** Code of the currency for a device that chose none. */
      default_currency: z.string(),
      /** Travel verticals that exist, in the order of the home screen. */
      verticals: z.array(z.string()),
      config: publicConfig,
    }),
  },
  config: { answer: publicConfig },
  areas: { answer: z.array(area) },
  upload: {
    query: z.object({ purpose: z.enum(['review', 'voucher', 'avatar']) }),
    answer: media.extend({ id: z.uuid(), width: z.int(), height: z.int(), poster: picture.nullable() }),
  },
};
