import { z } from 'zod';
import { cents, quantityUpTo } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { media, picture } from '../core/picture.ts';
import {
  count,
  distinct,
  foreignNumber,
  id,
  localized,
  moment,
  nothing,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
  text,
} from '../core/validation.ts';
import type { ImportField } from './import-fields.ts';
import { STOCK_REASON } from './stock-reasons.ts';

const localizedView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const stockReason = z.enum(STOCK_REASON, { error: 'field.invalid' });

/** A money amount in USD cents as the back office sends and shows it. */
const usd = cents(100_000_000);
const pieces = z.int('field.number').min(0, 'field.number').max(1_000_000, 'field.too_big');
const sku = foreignNumber(limits.sku, 'field.sku');

const staffProductRow = z.object({
  id: z.uuid(),
  name: z.string(),
  cover: picture,
  type: z.enum(['normal', 'points']),
  category: z.object({ id: z.uuid(), name: z.string() }),
  priceUsd: z.int(),
  points: z.int().nullable(),
  costUsd: z.int(),
  stock: count,
  reserved: count,
  sold: count,
  limit: z.int().nullable(),
  online: z.boolean(),
  popular: z.boolean(),
  recommended: z.boolean(),
  sortWeight: z.int(),
  variants: count,
  createdAt: moment,
  version: z.int(),
});
export type StaffProductRow = z.infer<typeof staffProductRow>;

const specValue = z.strictObject({ id: text(40), name: localized(60), image: picture.nullable() });
export const productInput = z.strictObject({
  type: z.enum(['normal', 'points'], { error: 'field.invalid' }),
  name: localized(limits.productName),
  description: z.strictObject({
    'en-US': optionalParagraphs(500),
    'zh-cn': optionalParagraphs(500).optional(),
    es: optionalParagraphs(500).optional(),
    pt: optionalParagraphs(500).optional(),
  }),
  /** Rich text; sanitised by the server. */
  detail: z.strictObject({
    'en-US': optionalParagraphs(20_000),
    'zh-cn': optionalParagraphs(20_000).optional(),
    es: optionalParagraphs(20_000).optional(),
    pt: optionalParagraphs(20_000).optional(),
  }),
  /** Who makes it, as they write themselves; empty for none. */
  brand: optionalText(limits.brand).optional().default(''),
  categoryId: id,
  cover: picture,
  gallery: z.array(media).max(limits.galleryItems, 'field.too_big'),
  detailImages: z.array(picture).max(20, 'field.too_big'),
  /** One with the code of a kept tag bears its name and colour, whatever is sent beside. */
  tags: z
    .array(localized(limits.tag).extend({ code: text(limits.code).optional(), colour: text(20).optional() }))
    .max(6, 'field.too_big'),
  specs: z
    .array(
      z.strictObject({
        id: text(40),
        name: localized(60),
        values: z.array(specValue).min(1, 'field.required').max(limits.specValues, 'field.too_big'),
      }),
    )
    .max(limits.specs, 'field.too_big'),
  variants: z
    .array(
      z.strictObject({
        id: id.optional(),
        sku,
        /** One value id per spec, in order. */
        values: z.array(text(40)).max(limits.specs),
        priceUsd: usd,
        listPriceUsd: usd.nullable(),
        costUsd: usd,
        points: z.int().min(1, 'field.number').max(100_000_000).nullable(),
        /** Only read when the variant is new; later stock moves through stock in and out. */
        stock: pieces,
        image: picture.nullable(),
        weightGrams: pieces,
      }),
    )
    .min(1, 'field.required')
    .max(limits.variants, 'field.too_big'),
  limit: z.int('field.number').min(1, 'field.number').max(limits.quantityPerLine).nullable(),
  online: z.boolean(),
  popular: z.boolean(),
  recommended: z.boolean(),
  sortWeight: z.int('field.number').min(0).max(9_999, 'field.too_big'),
});
export type ProductInput = z.output<typeof productInput>;

const staffProduct = z.object({
  ...productInput.shape,
  name: localizedView,
  id: z.uuid(),
  version: z.int(),
  sold: count,
  createdAt: moment,
  variants: z.array(
    z.object({
      id: z.uuid(),
      sku: z.string(),
      values: z.array(z.string()),
      priceUsd: z.int(),
      listPriceUsd: z.int().nullable(),
      costUsd: z.int(),
      points: z.int().nullable(),
      stock: count,
      reserved: count,
      image: picture.nullable(),
      weightGrams: count,
    }),
  ),
});
export type StaffProduct = z.infer<typeof staffProduct>;

export const categoryInput = z.strictObject({
  parentId: id.nullable(),
  name: localized(limits.categoryName),
  image: picture.nullable(),
  displayed: z.boolean(),
  enabled: z.boolean(),
  sortWeight: z.int('field.number').min(0).max(9_999, 'field.too_big'),
});
const staffCategory = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  name: localizedView,
  image: picture.nullable(),
  displayed: z.boolean(),
  enabled: z.boolean(),
  sortWeight: z.int(),
  depth: z.int(),
  products: count,
  children: count,
  version: z.int(),
});
export type StaffCategory = z.infer<typeof staffCategory>;

const stockMovement = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(['in', 'out', 'hold', 'release', 'take', 'restore']),
  quantity: z.int(),
  before: count,
  after: count,
  sku: z.string(),
  product: z.string(),
  /** Why staff moved it; null for what orders moved. */
  reason: stockReason.nullable(),
  /** The buyer's nickname or the staff name. */
  who: z.string(),
  note: z.string(),
});

const params = z.object({ id });
const version = z.int().min(0);

const written = z.string();
const yesOrNo = z.enum(['yes', 'no']);

/** A variant with its product, field by field as an import reads them (`IMPORT_FIELDS`); amounts are US cents. */
const productTableRow = z.object({
  /** Of the variant. */
  id: z.uuid(),
  sku: written,
  number: written,
  name: written,
  nameZh: written,
  nameEs: written,
  namePt: written,
  brand: written,
  /** Its path from the top, or its id where others have the same path. */
  category: written,
  type: z.enum(['normal', 'points']),
  price: z.int(),
  listPrice: z.int().nullable(),
  cost: z.int(),
  points: count.nullable(),
  stock: count,
  weight: count,
  limit: count.nullable(),
  spec1: written,
  value1: written,
  spec2: written,
  value2: written,
  spec3: written,
  value3: written,
  description: written,
  descriptionZh: written,
  descriptionEs: written,
  descriptionPt: written,
  detail: written,
  detailZh: written,
  detailEs: written,
  detailPt: written,
  tags: written,
  cover: written,
  pictures: written,
  detailPictures: written,
  variantPicture: written,
  online: yesOrNo,
  popular: yesOrNo,
  recommended: yesOrNo,
  sortWeight: count,
} satisfies Record<ImportField, z.ZodType> & { id: z.ZodType });
export type ProductTableRow = z.infer<typeof productTableRow>;

/** Which products are asked for, and in which order. */
const productQuery = z.object({
  ...pageQuery,
  name: optionalText(60).optional(),
  sku: optionalText(limits.sku).optional(),
  category: id.optional(),
  type: z.enum(['normal', 'points'], { error: 'field.invalid' }).optional(),
  online: queryFlag.optional(),
  popular: queryFlag.optional(),
  recommended: queryFlag.optional(),
  lowStock: queryFlag.optional(),
  sort: z
    .enum(['createdAt', 'priceUsd', 'stock', 'sold', 'sortWeight'], { error: 'field.invalid' })
    .optional()
    .default('createdAt'),
  order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
});

export const shapes = {
  listProducts: {
    query: productQuery,
    answer: pageOf(staffProductRow).extend({
      counts: z.object({ all: count, online: count, offline: count, lowStock: count }),
    }),
  },
  productTable: { query: productQuery, answer: pageOf(productTableRow) },
  readProduct: { params, answer: staffProduct },
  createProduct: { body: productInput, answer: staffProduct },
  updateProduct: { params, body: productInput.extend({ version }), answer: staffProduct },
  setProductFlags: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean().optional(),
      popular: z.boolean().optional(),
      recommended: z.boolean().optional(),
      sortWeight: z.int('field.number').min(0, 'field.number').max(9_999, 'field.too_big').optional(),
    }),
    answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
  },
  moveStock: {
    body: z.strictObject({
      variantId: id,
      kind: z.enum(['in', 'out'], { error: 'field.invalid' }),
      quantity: quantityUpTo(1_000_000),
      reason: stockReason.optional().default('other'),
      note: optionalParagraphs(200).optional().default(''),
    }),
    answer: staffProduct,
  },
  duplicateProduct: { params, answer: staffProduct },
  inventoryLog: {
    query: z.object({
      ...pageQuery,
      product: id.optional(),
      sku: optionalText(limits.sku).optional(),
      kind: z.enum(['in', 'out', 'hold', 'release', 'take', 'restore'], { error: 'field.invalid' }).optional(),
      name: optionalText(60).optional(),
      reason: stockReason.optional(),
      from: moment.optional(),
      to: moment.optional(),
    }),
    answer: pageOf(stockMovement),
  },
  listCategories: { answer: z.array(staffCategory) },
  createCategory: { body: categoryInput, answer: staffCategory },
  updateCategory: { params, body: categoryInput.extend({ version }), answer: staffCategory },
  setCategoryFlags: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      displayed: z.boolean().optional(),
      enabled: z.boolean().optional(),
    }),
    answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
  },
  orderCategories: {
    /** Every category below one parent (null: at the top), the first one first. */
    body: z.strictObject({
      parentId: id.nullable(),
      ids: distinct(z.array(id).min(1, 'field.required').max(500, 'field.too_big')),
    }),
    answer: nothing,
  },
  deleteCategory: { params, answer: nothing },
  uploadPicture: {
    query: z.object({ purpose: z.enum(['product', 'category', 'banner', 'interest', 'article', 'message', 'travel']) }),
    answer: media.extend({ id: z.uuid(), width: z.int(), height: z.int(), poster: picture.nullable() }),
  },
};
