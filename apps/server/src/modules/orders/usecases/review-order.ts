import { type Language, type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { OrderDetail } from '@app/contract/orders/schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { asCustomer, lockCustomer } from '../../accounts/core.ts';
import { addReview } from '../../reviews/core.ts';
import { readOrder } from '../db/order-read.repo.ts';
import { markReviewed } from '../db/review.repo.ts';
import { detailView } from './order-views.ts';
import { transition } from './transition/transition.ts';

export type ReviewWish = {
  readonly customer: CustomerActor;
  readonly lang: Locale;
  /** What the shop is read in. */
  readonly language: Language;
  readonly orderId: string;
  readonly reviews: readonly {
    lineId: string;
    rating: number;
    text: string;
    pictures: readonly string[];
    share: boolean;
  }[];
};

/**
 * Writes reviews of an order's lines and completes it. Pictures must be the customer's own uploads.
 * Refuses record.not_found, order.not_allowed, order.already_reviewed, and the fields reviews and pictures.
 */
export async function reviewOrder(platform: Platform, tx: Tx, wish: ReviewWish): Promise<OrderDetail> {
  const { customer, orderId, lang } = wish;
  await lockCustomer(tx, customer.id);
  const order = await readOrder(tx, orderId);
  if (!order || order.customerId !== customer.id || order.state === 'user_deleted') refuse('record.not_found');
  const wanted = wish.reviews.map((review) => {
    const line = order.lines.find((one) => one.id === review.lineId) ?? refuseField('reviews', 'field.invalid');
    return { review, line };
  });
  if (new Set(wanted.map(({ line }) => line.id)).size !== wanted.length) refuseField('reviews', 'field.invalid');
  assertThat(!wanted.some(({ line }) => line.reviewed), 'order.already_reviewed');
  const pictures = wanted.flatMap(({ review }) => review.pictures);
  if (pictures.length > 0 && !(await platform.files.ownedBy(tx, [...new Set(pictures)], customer.id))) {
    refuseField('pictures', 'field.invalid');
  }
  await transition(platform, tx, { orderId, event: 'review', ...asCustomer(customer) });
  // In the order of products, so that two customers reviewing the same ones never wait for each other.
  for (const { review, line } of wanted.toSorted((a, b) => (a.line.productId < b.line.productId ? -1 : 1))) {
    await addReview(tx, {
      productId: line.productId,
      customerId: customer.id,
      orderLineId: line.id,
      rating: review.rating,
      text: review.text,
      lang: wish.language,
      pictures: review.pictures,
      options: localize(line.options, lang),
      shared: review.share,
    });
  }
  await markReviewed(
    tx,
    wanted.map(({ line }) => line.id),
  );
  return detailView(platform, tx, { orderId, customerId: customer.id, lang });
}
