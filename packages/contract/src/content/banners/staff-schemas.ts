import { z } from 'zod';
import { isHttpsLink } from '../../core/https-link.ts';
import { limits } from '../../core/limits.ts';
import { picture } from '../../core/picture.ts';
import { routes } from '../../core/routes.ts';
import {
  id,
  localizedParagraphs,
  moment,
  nothing,
  optionalText,
  pageOf,
  pageQuery,
  text,
} from '../../core/validation.ts';

/** Where a banner can lead; the five redirect types of the specification, section 3. */
export const REDIRECT_TYPES = ['internal', 'external', 'rich_text', 'product', 'none'] as const;
export type RedirectType = (typeof REDIRECT_TYPES)[number];

/** What a banner is doing now: it follows from its switch and its times. */
export const BANNER_STATES = ['off', 'scheduled', 'shown', 'expired'] as const;
export type BannerState = (typeof BANNER_STATES)[number];

/** A text that may be empty in every language. */
const anyText = (max: number) =>
  z.strictObject({
    'en-US': optionalText(max),
    'zh-cn': optionalText(max).optional(),
    es: optionalText(max).optional(),
    pt: optionalText(max).optional(),
  });

/** Where a banner leads, as stored: the rich text in every language. */
export const bannerRedirect = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('internal'),
      route: z.enum(Object.keys(routes) as [keyof typeof routes], { error: 'field.required' }),
      query: z.record(text(30), optionalText(200)),
    }),
    z.strictObject({
      type: z.literal('external'),
      url: optionalText(500).min(1, 'field.required').refine(isHttpsLink, 'field.https_link'),
    }),
    /** Rich text; cleaned before it is kept. */
    z.strictObject({ type: z.literal('rich_text'), html: localizedParagraphs(20_000) }),
    z.strictObject({ type: z.literal('product'), productId: z.uuid('field.required') }),
    z.strictObject({ type: z.literal('none') }),
  ],
  { error: 'field.invalid' },
);
export type BannerRedirect = z.output<typeof bannerRedirect>;

const bannerInput = z.strictObject({
  /** Empty: the picture is shown whole. */
  title: anyText(limits.bannerTitle),
  kicker: anyText(40),
  action: anyText(40),
  image: picture,
  target: bannerRedirect,
  effectiveAt: moment,
  /** Null: it stays. */
  expiresAt: moment.nullable(),
  sortWeight: z.int('field.number').min(0, 'field.too_small').max(9_999, 'field.too_big'),
  enabled: z.boolean(),
});
export type BannerInput = z.infer<typeof bannerInput>;

const staffBanner = bannerInput.extend({
  id: z.uuid(),
  state: z.enum(BANNER_STATES),
  /** What the product that it leads to is called; empty for other targets. */
  productName: z.string(),
  version: z.int(),
  updatedAt: moment,
});
export type StaffBanner = z.infer<typeof staffBanner>;

const params = z.object({ id });

export const shapes = {
  listBanners: {
    query: z.object({
      ...pageQuery,
      title: optionalText(limits.bannerTitle).optional(),
      type: z.enum(REDIRECT_TYPES, { error: 'field.invalid' }).optional(),
      state: z.enum(BANNER_STATES, { error: 'field.invalid' }).optional(),
      sort: z.enum(['sortWeight', 'effectiveAt'], { error: 'field.invalid' }).optional().default('sortWeight'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffBanner),
  },
  readBanner: { params, answer: staffBanner },
  createBanner: { body: bannerInput, answer: staffBanner },
  updateBanner: { params, body: bannerInput.extend({ version: z.int().min(1) }), answer: staffBanner },
  deleteBanner: { params, answer: nothing },
};
