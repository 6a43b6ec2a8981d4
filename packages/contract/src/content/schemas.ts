import { z } from 'zod';
import { productCard, productDeal } from '../catalog/schemas.ts';
import { isHttpsLink } from '../core/https-link.ts';
import { picture } from '../core/picture.ts';
import { routes } from '../core/routes.ts';
import { count, moment, text } from '../core/validation.ts';
import { travelTile } from '../travel-home/schemas.ts';

/** Where a banner leads; the five redirect types of the specification, section 3. */
const bannerTarget = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('internal'),
    route: z.enum(Object.keys(routes) as [keyof typeof routes]),
    query: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal('external'), url: z.string().refine(isHttpsLink, 'field.invalid') }),
  z.object({ type: z.literal('rich_text'), html: z.string() }),
  z.object({ type: z.literal('product'), productId: z.uuid() }),
  z.object({ type: z.literal('none') }),
]);

const banner = z.object({
  id: z.uuid(),
  /** Empty: the picture is shown whole. */
  title: z.string(),
  kicker: z.string(),
  action: z.string(),
  image: picture,
  target: bannerTarget,
});
export type Banner = z.infer<typeof banner>;

export const shapes = {
  banners: { answer: z.array(banner) },
  article: {
    query: z.object({ key: text(50) }),
    answer: z.object({ key: z.string(), title: z.string(), html: z.string(), updatedAt: moment }),
  },
  home: {
    answer: z.object({
      banners: z.array(banner),
      /** The travel row: tiles in force, of kinds of travel that exist. */
      verticals: z.array(travelTile),
      deals: z.array(productDeal),
      dealsEndAt: moment.nullable(),
      recommended: z.array(productCard),
      /** How many of the recommended staff put first, for everybody; the rest may give way to a customer's own. */
      picked: count,
      newArrivals: z.array(productCard),
    }),
  },
};
