import { localize } from '@app/contract/core/locale';
import { type ResoldOrder, resoldOrders } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { departuresByIds, tourSnapshot, toursByIds, tourTax } from '../../tours/public.ts';
import type { OctoBooking } from '../db/octo-booking.repo.ts';
import { priceView } from '../domain/price-view.ts';
import { availabilityOf } from './read-availability.ts';
import type { AnswerForm } from './reseller.ts';

const STATUS = {
  held: 'ON_HOLD',
  expired: 'EXPIRED',
  paid: 'PENDING',
  confirmed: 'CONFIRMED',
  used: 'REDEEMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<ResoldOrder['stands'], string>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** How much of what was paid came back. */
function refundOf({ paidAt, refundUsd, payableUsd }: ResoldOrder): 'FULL' | 'PARTIAL' | 'NONE' {
  if (paidAt === null) return 'NONE';
  if ((refundUsd ?? 0) >= payableUsd) return 'FULL';
  return (refundUsd ?? 0) > 0 ? 'PARTIAL' : 'NONE';
}

/** What is shown at the meeting point: the code that staff scan there. */
const voucherOf = ({ voucherCode, verifiedAt }: ResoldOrder) => ({
  redemptionMethod: 'DIGITAL',
  utcRedeemedAt: iso(verifiedAt),
  deliveryOptions: voucherCode === null ? [] : [{ deliveryFormat: 'QRCODE', deliveryValue: voucherCode }],
});

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

function viewOf(
  booking: OctoBooking,
  order: ResoldOrder,
  of: { availability: object | null; tax: string; priced: boolean },
) {
  const status = STATUS[order.stands];
  const cancelled = order.stands === 'cancelled';
  // The account can have changed it in the app.
  const { tourId, departureId, language } = tourSnapshot(order.snapshot);
  return {
    id: booking.id,
    uuid: booking.uuid,
    testMode: false,
    resellerReference: booking.resellerReference,
    supplierReference: order.number,
    status,
    utcCreatedAt: booking.createdAt.toISOString(),
    utcUpdatedAt: latest(booking.updatedAt, order.changedAt).toISOString(),
    utcExpiresAt: order.stands === 'held' ? iso(order.expiresAt) : null,
    utcRedeemedAt: iso(order.verifiedAt),
    utcConfirmedAt: iso(booking.confirmedAt ?? order.confirmedAt),
    productId: tourId,
    optionId: language,
    cancellable: order.mayCancel && order.stands !== 'expired' && order.stands !== 'used',
    cancellation: cancelled
      ? {
          refund: refundOf(order),
          reason: booking.cancelReason,
          utcCancelledAt: (order.cancelledAt ?? order.changedAt).toISOString(),
        }
      : null,
    freesale: false,
    availabilityId: departureId,
    availability: of.availability,
    contact: booking.contact,
    notes: booking.notes,
    deliveryMethods: ['VOUCHER'],
    voucher: voucherOf(order),
    unitItems: booking.unitItems.map((item) => ({
      ...item,
      supplierReference: order.number,
      status,
      utcRedeemedAt: iso(order.verifiedAt),
      ticket: null,
    })),
    ...(of.priced && { pricing: priceView(booking.price, of.tax) }),
  };
}
export type BookingView = ReturnType<typeof viewOf>;

/** Bookings as OCTO says them, with how they stand now. */
export async function bookingViews(
  platform: Platform,
  db: Queryable,
  of: { readonly bookings: readonly OctoBooking[]; readonly asked: AnswerForm },
): Promise<BookingView[]> {
  const { bookings, asked } = of;
  const orders = await resoldOrders(
    db,
    bookings.map(({ orderId }) => orderId),
  );
  const sold = [...orders.values()].map(({ snapshot }) => tourSnapshot(snapshot));
  const tours = await toursByIds(
    db,
    sold.map(({ tourId }) => tourId),
  );
  const departures = await departuresByIds(
    db,
    sold.map(({ departureId }) => departureId),
  );
  const priced = asked.capabilities.has('octo/pricing');
  const views: BookingView[] = [];
  for (const booking of bookings) {
    const order = orders.get(booking.orderId);
    const { tourId = '', departureId = '' } = order ? tourSnapshot(order.snapshot) : {};
    const [tour, departure] = [tours.get(tourId), departures.find(({ id }) => id === departureId)];
    if (!order || !tour) continue;
    const availability = departure ? availabilityOf(platform, { tour, departure, asked }) : null;
    const { name } = tourTax(tour);
    views.push(
      viewOf(booking, order, {
        availability,
        priced,
        tax: typeof name === 'string' ? name : localize(name, asked.lang),
      }),
    );
  }
  return views;
}
