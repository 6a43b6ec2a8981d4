import { contentLocale } from '@app/contract/core/locale';
import type { PriceStep } from '@app/contract/orders/price-steps';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { Refusal } from '@app/kernel/assert';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { detailView, quoteView } from '../../orders/public.ts';
import { appAddress, pictureAddress } from '../../pages/public.ts';
import type { Checkout } from '../db/checkout.repo.ts';
import { isOver, type OrderStanding, ucpStatus } from '../domain/checkout-status.ts';
import { isFlawed, type UcpMessage } from '../domain/messages.ts';
import { isoPrice } from '../domain/minor-units.ts';
import { type Active, about } from '../domain/negotiate.ts';
import { totalsOf } from '../domain/totals.ts';
import { CHECKOUT, FULFILLMENT, ucpOf } from '../domain/ucp-version.ts';
import { deliveryView } from './delivery-view.ts';
import { judgeCart, titleOf } from './judge-cart.ts';

/** What a checkout comes to: of the order once there is one, else as it was frozen. */
type PricedCart = Pick<ReturnType<typeof quoteView>, 'lines' | 'priceLines' | 'payable'>;

/** Reads the order of a taken checkout; null where there is none, or its customer has hidden it. */
export async function orderOf(platform: Platform, db: Queryable, of: Checkout): Promise<OrderDetail | null> {
  const { quoteId, customerId, orderState, language } = of;
  if (orderState === null || quoteId === null || customerId === null) return null;
  try {
    return await detailView(platform, db, { orderId: quoteId, customerId, lang: contentLocale(language) });
  } catch (error) {
    if (error instanceof Refusal && error.key === 'record.not_found') return null;
    throw error;
  }
}

function standingOf(checkout: Checkout, order: OrderDetail | null): OrderStanding | null {
  if (checkout.orderState === null) return null;
  if (checkout.paid) return 'paid';
  if (order?.state !== 'pending_payment') return 'ended';
  return order.proofWaits ? 'checked' : 'open';
}

/** The words of a line of the price; postage is called delivery. */
export const sayIn =
  (platform: Platform, { language }: Pick<Checkout, 'language'>) =>
  (step: PriceStep): string =>
    platform.translate(language, `orders.price.${step}`);

/** The lines of a checkout or an order. */
export function linesOf({ lines }: Pick<PricedCart, 'lines'>, whole: (path: string) => string) {
  return lines.map((line) => {
    const price = isoPrice(line.price).amount;
    const amount = price * line.quantity;
    return {
      id: line.variantId,
      item: {
        id: line.variantId,
        title: titleOf(line),
        price,
        image_url: pictureAddress(line.cover, { whole }),
      },
      quantity: line.quantity,
      totals: [
        { type: 'subtotal', amount },
        { type: 'total', amount },
      ],
    };
  });
}

/** What the buyer does themselves: it leads into the shop. */
function buyersPart(platform: Platform, checkout: Checkout, ordered: boolean): UcpMessage {
  const [code, severity, key] = ordered
    ? (['payment_required', 'requires_buyer_input', 'assistant.say.pay'] as const)
    : (['identity_required', 'requires_buyer_review', 'assistant.say.sign_in'] as const);
  return { type: 'error', code, severity, content: platform.translate(checkout.language, key) };
}

/** Returns all messages of a checkout now. While an assistant can mend something, the buyer's part is information. */
async function messagesOf(
  platform: Platform,
  db: Queryable,
  of: { checkout: Checkout; standing: OrderStanding | null },
): Promise<UcpMessage[]> {
  const { checkout, standing } = of;
  if (checkout.state === 'open' && !checkout.expired) {
    const judged = await judgeCart(platform, db, checkout);
    const part = buyersPart(platform, checkout, false);
    if (!isFlawed(judged)) return [...judged, part];
    const later = [...judged.filter((one) => one.type !== 'error' || one.severity !== 'recoverable'), part];
    const info = later.map(({ code, content }): UcpMessage => ({ type: 'info', code, content }));
    return [...judged.filter((one) => one.type === 'error' && one.severity === 'recoverable'), ...info];
  }
  if (checkout.state !== 'handed_over' || standing === 'paid' || standing === 'checked') return [];
  if (standing === 'ended' || (standing === null && !checkout.quoted)) return [];
  return [buyersPart(platform, checkout, standing === 'open')];
}

/** Where the buyer goes on: at the cart that was handed over, in its language and currency. */
export const cartAddress = (checkout: Pick<Checkout, 'id' | 'language' | 'frozen'>): string =>
  appAddress(
    { language: checkout.language, currency: checkout.frozen.currency.code, query: {} },
    { route: 'assistantCart', query: { id: checkout.id } },
  );

/** Pages of the shop's terms. */
const LINKS = { terms_of_service: 'condition', privacy_policy: 'privacy', refund_policy: 'returnPolicy' } as const;

export function linksOf(checkout: Pick<Checkout, 'language' | 'frozen'>, whole: (path: string) => string) {
  const at = { language: checkout.language, currency: checkout.frozen.currency.code, query: {} };
  return Object.entries(LINKS).map(([type, route]) => ({ type, url: whole(appAddress(at, { route })) }));
}

function expiryOf(checkout: Checkout, order: OrderDetail | null): string | null {
  if (checkout.state === 'open') return checkout.expiresAt.toISOString();
  return order?.expiresAt ?? checkout.quotedUntil?.toISOString() ?? null;
}

/** A checkout as the protocol answers it, with what else is to be said about this call. */
export async function showCheckout(
  platform: Platform,
  db: Queryable,
  of: { readonly checkout: Checkout; readonly active: Active; readonly said?: readonly UcpMessage[] },
): Promise<Record<string, unknown>> {
  const { checkout } = of;
  const whole = (path: string): string => `${platform.home() ?? ''}${path}`;
  const order = await orderOf(platform, db, checkout);
  const standing = standingOf(checkout, order);
  const judged = await messagesOf(platform, db, { checkout, standing });
  const status = ucpStatus({ ...checkout, order: standing }, isFlawed(judged));
  const shown: PricedCart = order ?? quoteView(checkout, contentLocale(checkout.language));
  const active = about(CHECKOUT, of.active);
  const totals = totalsOf(shown.priceLines, shown.payable, { say: sayIn(platform, checkout) });
  const expiresAt = isOver(status) ? null : expiryOf(checkout, order);
  return {
    ucp: { ...ucpOf(active), payment_handlers: {} },
    id: checkout.id,
    status,
    currency: shown.payable.currency,
    ...(Object.keys(checkout.buyer).length > 0 ? { buyer: checkout.buyer } : {}),
    line_items: linesOf(shown, whole),
    totals,
    ...(active.includes(FULFILLMENT) ? { fulfillment: deliveryView(platform, checkout, { shown, totals }) } : {}),
    messages: [...(of.said ?? []), ...judged],
    links: linksOf(checkout, whole),
    ...(expiresAt ? { expires_at: expiresAt } : {}),
    ...(isOver(status) ? {} : { continue_url: whole(cartAddress(checkout)) }),
    ...(status === 'completed' ? { order: confirmation(checkout, whole) } : {}),
  };
}

/** Where the customer sees the order of a checkout. */
export const orderAddress = ({ language, frozen, quoteId }: Checkout): string =>
  appAddress(
    { language, currency: frozen.currency.code, query: {} },
    { route: 'orderDetails', query: { id: quoteId ?? '' } },
  );

const confirmation = (checkout: Checkout, whole: (path: string) => string) => ({
  id: checkout.quoteId,
  label: checkout.orderNumber,
  permalink_url: whole(orderAddress(checkout)),
});
