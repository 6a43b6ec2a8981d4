import { MONEY_BACK } from '@app/contract/orders/after-sale/money-back';
import type { OrderDetail } from '@app/contract/orders/schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Checkout, checkoutOfOrder } from '../db/checkout.repo.ts';
import { isoPrice } from '../domain/minor-units.ts';
import { type Active, about } from '../domain/negotiate.ts';
import { signatureMissing } from '../domain/protocol-error.ts';
import { totalsOf } from '../domain/totals.ts';
import { ORDER, ucpOf } from '../domain/ucp-version.ts';
import { type Caller, readerFor } from './caller.ts';
import { refused, unrecoverable } from './refused.ts';
import { linesOf, orderAddress, orderOf, sayIn } from './show-checkout.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Steps by which a parcel has arrived. */
const ARRIVED: ReadonlySet<string> = new Set(['confirm_receipt', 'auto_receipt']);
/** What was sent and has arrived, in its order; parcels hold no list of what is in them, so each is of all. */
function eventsOf(order: OrderDetail) {
  const all = order.lines.map(({ variantId, quantity }) => ({ id: variantId, quantity }));
  const sent = order.shipments.map((parcel, index) => ({
    id: `shipped_${index + 1}`,
    occurred_at: parcel.shippedAt,
    type: 'shipped',
    line_items: all,
    tracking_number: parcel.trackingNumber,
    ...(parcel.trackingUrl ? { tracking_url: parcel.trackingUrl } : {}),
    carrier: parcel.company,
  }));
  const arrived = order.timeline
    .filter(({ event }) => ARRIVED.has(event))
    .map(({ at }, index) => ({ id: `delivered_${index + 1}`, occurred_at: at, type: 'delivered', line_items: all }));
  return [...sent, ...arrived];
}

const adjustmentsOf = (order: OrderDetail) =>
  order.cases.map((one) => ({
    id: one.id,
    type: one.kind,
    occurred_at: one.createdAt,
    status: MONEY_BACK[one.state],
    ...(one.amount.amount > 0 ? { totals: [{ type: 'total', amount: -isoPrice(one.amount).amount }] } : {}),
  }));

/** The order as it stands, in whole; of the address what says where the parcel goes, without street and name. */
export function orderBody(platform: Platform, of: { active: Active; checkout: Checkout; order: OrderDetail }) {
  const { checkout, order } = of;
  const whole = (path: string): string => `${platform.home() ?? ''}${path}`;
  const shipped = order.shipments.length > 0;
  const { city, province, country } = order.address;
  return {
    ucp: ucpOf(about(ORDER, of.active)),
    id: order.id,
    label: order.number,
    checkout_id: checkout.id,
    permalink_url: whole(orderAddress(checkout)),
    currency: order.payable.currency,
    line_items: linesOf(order, whole).map(({ quantity, ...line }) => ({
      ...line,
      quantity: { original: quantity, total: quantity, fulfilled: shipped ? quantity : 0 },
      status: shipped ? 'fulfilled' : 'processing',
    })),
    fulfillment: {
      expectations: [
        {
          id: 'delivery',
          line_items: order.lines.map(({ variantId, quantity }) => ({ id: variantId, quantity })),
          method_type: 'shipping',
          destination: { address_locality: city, address_region: province, address_country: country },
        },
      ],
      events: eventsOf(order),
    },
    adjustments: adjustmentsOf(order),
    totals: totalsOf(order.priceLines, order.payable, { say: sayIn(platform, checkout) }),
  };
}

/**
 * The order that came of an assistant's own checkout. Throws signature_missing for a call that is not signed; an order of another's
 * checkout, or of one that was made without a signature, is not found.
 */
export async function getOrder(
  platform: Platform,
  db: Queryable,
  of: { readonly caller: Caller; readonly id: string },
) {
  const { caller, id } = of;
  if (!caller.signed) throw signatureMissing();
  const checkout = UUID.test(id) ? await checkoutOfOrder(db, id) : null;
  const own = checkout?.profile === caller.profile && checkout.signed && checkout.customerId !== null ? checkout : null;
  const order = own && (await orderOf(platform, db, own));
  if (own && order) return orderBody(platform, { active: caller.active, checkout: own, order });
  const { language } = await readerFor(platform, caller, undefined);
  const content = platform.translate(language, 'assistant.say.no_order');
  return refused(about(ORDER, caller.active), [unrecoverable('not_found', content)]);
}
