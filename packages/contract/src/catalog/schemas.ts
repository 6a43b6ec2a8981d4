import { z } from 'zod';
import { decimalText } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { media, picture } from '../core/picture.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  moment,
  optionalText,
  price,
  queryFlag,
  queryInt,
  text,
} from '../core/validation.ts';
import { reviewLanguage } from '../reviews/review-language.ts';
import { reviewSort } from '../reviews/schemas.ts';
import { TAG_COLOURS } from './tag-colours.ts';

const PRODUCT_SORTS = ['popular', 'new', 'rating', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** `low`: at most the parameter `low_stock_at` pieces are left. */
const stockLevel = z.enum(['in', 'low', 'out']);

export const productCard = z.object({
  id: z.uuid(),
  type: z.enum(['normal', 'points']),
  name: z.string(),
  cover: picture,
  /** The lowest price of its variants that can be bought (of all while none can), deal included. Points goods: postage apart. */
  price,
  /** Whether other variants that can be bought cost more: the price, or the points, are then said as "from". */
  priceVaries: z.boolean(),
  /** The struck price, when there is one. */
  listPrice: price.nullable(),
  /** Price in points of a points good. */
  points: z.int().nullable(),
  discountPercent: z.int().nullable(),
  rating: z.number(),
  reviews: count,
  sold: count,
  stock: stockLevel,
  tags: z.array(z.string()),
  /** Of the first tag, where staff keep it with a colour. */
  tagColour: z.enum(TAG_COLOURS).optional(),
  isNew: z.boolean(),
  isPopular: z.boolean(),
  /** When it came into the shop. */
  createdAt: moment,
});
export type ProductCard = z.infer<typeof productCard>;

export const productDeal = productCard.extend({
  dealEndsAt: moment,
  claimedPercent: z.int().min(0).max(100),
});
export type ProductDeal = z.infer<typeof productDeal>;

export type CategoryNode = { id: string; name: string; image: string | null; children: CategoryNode[] };
const categoryNode: z.ZodType<CategoryNode> = z.object({
  id: z.uuid(),
  name: z.string(),
  image: picture.nullable(),
  get children() {
    return z.array(categoryNode);
  },
});

const variant = z.object({
  id: z.uuid(),
  /** One value id of each spec, in the specs' order. */
  values: z.array(z.string()),
  price,
  listPrice: price.nullable(),
  points: z.int().nullable(),
  stock: stockLevel,
  /** Pieces that can be bought now, at most `limits.quantityPerLine`. */
  available: count,
  image: picture.nullable(),
});

const review = z.object({
  id: z.uuid(),
  nickname: z.string(),
  avatar: picture.nullable(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  lang: reviewLanguage,
  pictures: z.array(picture),
  options: z.string(),
  /** Customers whom it helped. */
  likes: count,
  /** What the shop answered. */
  reply: z.object({ text: z.string(), at: moment }).nullable(),
  createdAt: moment,
});
export type Review = z.infer<typeof review>;

const productDetail = productCard.extend({
  /** Who makes it; empty where that is not said. */
  brand: z.string(),
  description: z.string(),
  gallery: z.array(media.extend({ poster: picture.nullable() })),
  detailHtml: z.string(),
  detailImages: z.array(picture),
  specs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      values: z.array(z.object({ id: z.string(), name: z.string(), image: picture.nullable() })),
    }),
  ),
  variants: z.array(variant),
  /** Most pieces one order may hold; null without a limit of its own. */
  limit: z.int().nullable(),
  categoryId: z.uuid(),
  categoryPath: z.array(z.object({ id: z.uuid(), name: z.string() })),
  dealEndsAt: moment.nullable(),
  /** Pieces of the deal that one customer may have; null for as many as there are. */
  dealPerCustomer: z.int().nullable(),
  earnPoints: z.int(),
  freePostageFrom: price.nullable(),
  online: z.boolean(),
  /** Reviews with one star, with two … with five. */
  ratingCounts: z.array(count).length(5),
  latestReviews: z.array(review),
  recommended: z.array(productCard),
});
export type ProductDetail = z.infer<typeof productDetail>;

const shownAmount = decimalText({ whole: 9, decimals: 3 });

export const productListQuery = z.object({
  ...feedQuery,
  category: id.optional(),
  tag: text(limits.tag).optional(),
  keyword: text(limits.searchKeyword).optional(),
  type: z.enum(['normal', 'points'], { error: 'field.invalid' }).optional(),
  flag: z.enum(['recommended', 'popular', 'new', 'deal'], { error: 'field.invalid' }).optional(),
  sort: z.enum(PRODUCT_SORTS, { error: 'field.invalid' }).optional().default('popular'),
  /** In the currency asked for. */
  priceMin: shownAmount.optional(),
  priceMax: shownAmount.optional(),
  inStock: queryFlag.optional(),
  ratingMin: queryInt(1, 5).optional(),
});

/** What a list is narrowed by, to count what it has. */
const productCountQuery = productListQuery.omit({ cursor: true, limit: true, sort: true });

/** `instead`: words that were probably meant where those typed find nothing, to be offered; null where there are none. */
const productFeed = feedOf(productCard).extend({ instead: z.string().nullable() });

export const shapes = {
  productList: { query: productListQuery, answer: productFeed },
  productCount: { query: productCountQuery, answer: z.object({ total: count }) },
  categories: { answer: z.array(categoryNode) },
  categoriesWithGoods: {
    /** A top category; the first one when absent. */
    query: z.object({ category: id.optional() }),
    answer: z.object({
      tree: z.array(categoryNode),
      current: z.uuid().nullable(),
      /** How many goods the top category has, and the lowest price among them; null while none has one. */
      total: count,
      from: price.nullable(),
      /** `total`: how many goods the group has beyond those that are shown. */
      groups: z.array(z.object({ category: categoryNode, total: count, goods: z.array(productCard) })),
    }),
  },
  productDetails: { query: z.object({ id }), answer: productDetail },
  productReviews: {
    query: z.object({
      ...feedQuery,
      product: id,
      rating: queryInt(1, 5).optional(),
      withPictures: queryFlag.optional(),
      ownLanguage: queryFlag.optional(),
      sort: reviewSort,
    }),
    answer: feedOf(review),
  },
  searchHints: {
    answer: z.object({
      trending: z.array(z.string()),
      hot: z.array(z.string()),
      recommended: z.array(productCard),
    }),
  },
  suggest: {
    query: z.object({ keyword: optionalText(limits.searchKeyword) }),
    answer: z.array(
      z.object({ text: z.string(), kind: z.enum(['keyword', 'category', 'product']), id: z.string().nullable() }),
    ),
  },
};
