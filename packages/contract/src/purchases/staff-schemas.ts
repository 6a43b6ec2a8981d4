import { z } from 'zod';
import { cents, quantityUpTo } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  text,
} from '../core/validation.ts';
import { orderState } from '../orders/schemas.ts';

/** A line of a paid order: what was bought, by whom, for how much. */
const boughtRow = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  number: z.string(),
  state: orderState,
  product: z.string(),
  options: z.string(),
  sku: z.string(),
  cover: picture,
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  quantity: count,
  /** Pieces that went back for good. */
  returned: count,
  unitPriceUsd: count,
  /** This line's share of what was paid in money. */
  paidUsd: count,
  paidAt: moment,
});

const purchaseLine = z.strictObject({
  variantId: id,
  quantity: quantityUpTo(1_000_000),
  /** What one piece cost, in USD cents. */
  costUsd: cents(100_000_000),
});

const purchaseInput = z.strictObject({
  supplier: text(80),
  /** The supplier's own number of the delivery. */
  reference: optionalText(60),
  note: optionalParagraphs(300),
  lines: z.array(purchaseLine).min(1, 'field.purchase_lines').max(100, 'field.too_big'),
  /** Whether the variants cost this from now on. */
  updateCost: z.boolean(),
});
export type PurchaseInput = z.infer<typeof purchaseInput>;

const purchaseRow = z.object({
  id: z.uuid(),
  number: z.string(),
  supplier: z.string(),
  reference: z.string(),
  note: z.string(),
  pieces: count,
  totalUsd: count,
  staff: z.string(),
  at: moment,
  /** When and why it was taken back as a whole; null while it stands. */
  takenBack: z.object({ at: moment, staff: z.string(), note: z.string() }).nullable(),
  version: z.int(),
});
export type PurchaseRow = z.infer<typeof purchaseRow>;

const purchaseDetail = purchaseRow.extend({
  lines: z.array(
    purchaseLine.extend({ sku: z.string(), product: z.string(), options: z.string(), image: picture, sumUsd: count }),
  ),
});
export type PurchaseDetail = z.infer<typeof purchaseDetail>;

/** A variant that can come in. */
const purchasable = z.object({
  id: z.uuid(),
  sku: z.string(),
  product: z.string(),
  options: z.string(),
  image: picture,
  costUsd: count,
  onHand: count,
});
export type Purchasable = z.infer<typeof purchasable>;

const params = z.object({ id });
const days = { from: z.iso.date('field.invalid').optional(), to: z.iso.date('field.invalid').optional() };

export const shapes = {
  listBought: {
    query: z.object({
      ...feedQuery,
      /** The beginning of a SKU, or a part of the product's name. */
      product: optionalText(60).optional(),
      customer: optionalText(60).optional(),
      number: optionalText(40).optional(),
      ...days,
    }),
    answer: feedOf(boughtRow),
  },
  listPurchases: {
    query: z.object({
      ...pageQuery,
      number: optionalText(40).optional(),
      supplier: optionalText(60).optional(),
      sku: optionalText(limits.sku).optional(),
      state: z.enum(['stands', 'taken_back'], { error: 'field.invalid' }).optional(),
      ...days,
    }),
    answer: pageOf(purchaseRow),
  },
  readPurchase: { params, answer: purchaseDetail },
  createPurchase: { body: purchaseInput, answer: purchaseDetail },
  takePurchaseBack: {
    params,
    body: z.strictObject({ note: paragraphs(300), version: z.int().min(1) }),
    answer: purchaseDetail,
  },
  purchaseVariants: {
    query: z.object({ ...pageQuery, word: optionalText(60).optional().default('') }),
    answer: pageOf(purchasable),
  },
};
