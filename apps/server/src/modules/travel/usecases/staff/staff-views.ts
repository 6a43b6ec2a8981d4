import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type {
  StaffTravelBundle,
  StaffTravelChange,
  StaffTravelDetail,
  StaffTravelRow,
} from '@app/contract/travel/staff-schemas';
import { readCode } from '@app/kernel/typed-code';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { paymentView, staffGroupView, staffPaymentView } from '../../../payments/public.ts';
import { toPrice, toPriceLines } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { type PartPlace, partPlaces } from '../../db/bundle.repo.ts';
import { type ChangeRow, changesOf, orderBehind } from '../../db/change.repo.ts';
import { commentOf } from '../../db/comment.repo.ts';
import { bookedGuestsOf } from '../../db/guest.repo.ts';
import { providerChangesOf } from '../../db/provider-change.repo.ts';
import { ordersOfParty } from '../../db/split.repo.ts';
import { orderOfVoucher, type StaffTravelRecord, travelParties } from '../../db/staff-travel.repo.ts';
import { timelineOf } from '../../db/travel-list.repo.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import { staffActions } from '../../domain/actions.ts';
import { freeReasonOf, refundNow } from '../../domain/cancellation.ts';
import { serviceView } from '../../domain/frozen-travel.ts';
import { staffGuests } from '../../domain/staff-guest.ts';
import { frozenCurrency, isUnpaid, type TravelRow } from '../../domain/travel-row.ts';
import { verifiableFrom } from '../../domain/verifying.ts';
import { isAtMerchant } from '../merchant-scope.ts';
import { notesOfOrder } from '../order-notes.ts';
import { staffProviderChangeView } from '../provider-change/change-views.ts';
import { soldBy } from '../resale/sold-by.ts';
import { subjectListed, subjectNow } from '../subject-now.ts';
import { amendsOf, type TravelVertical, verticalOf, verticals } from '../travel-vertical.ts';
import { commentViewOf, orderPolicy } from '../travel-views.ts';

export type StaffReader = { readonly staff: ScopedActor; readonly lang: Locale };

/** Which orders whoever asks may see. */
export const seenBy = (platform: Platform, { staff }: StaffReader) => ({
  agentId: staff.agentId,
  atMerchant: isAtMerchant(platform, staff.merchantId),
});

/** Where the orders of a list stand in their bundles, by order; orders that stand by themselves have no place. */
export const bundlePlaces = (
  db: Queryable,
  orders: readonly Pick<TravelRow, 'id' | 'bundleId'>[],
): Promise<ReadonlyMap<string, PartPlace>> =>
  partPlaces(
    db,
    orders.filter(({ bundleId }) => bundleId !== null).map(({ id }) => id),
  );

const bundleView = (place: PartPlace | undefined): StaffTravelBundle | null =>
  place ? { id: place.bundleId, number: place.number, part: place.part, of: place.of, last: place.last } : null;

/** An order of the list with its place in its bundle. */
type PlacedRecord = StaffTravelRecord & { readonly place: PartPlace | undefined };

/** What an order begins with, at the hour at which it does by now. */
function firstNow(vertical: TravelVertical, { snapshot, zone, startsAt }: StaffTravelRecord): StaffTravelRow['first'] {
  const first = vertical.first?.(snapshot) ?? null;
  return first && { ...first, localTime: wallTimeIn(zone, startsAt) };
}

/** A travel order as staff see it in the list, with what they may do. */
export function staffRowView(vertical: TravelVertical, order: PlacedRecord, by: StaffReader): StaffTravelRow {
  const { title, subtitle, cover } = subjectListed(vertical, order, by.lang);
  return {
    id: order.id,
    kind: order.kind,
    number: order.number,
    state: order.state,
    title,
    subtitle,
    first: firstNow(vertical, order),
    cover,
    service: serviceView(order),
    bundle: bundleView(order.place),
    // A merchant serves the contact of a booking; whose account it is does not concern them.
    customer: {
      id: order.customerId,
      nickname: order.nickname,
      email: by.staff.merchantId === null ? order.email : '',
    },
    contact: order.contact.name,
    phone: order.contact.phone,
    guests: order.guests,
    payableUsd: order.payableUsd,
    references: [...order.references],
    noShow: order.noShowAt !== null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    confirmBy: order.state === 'pending_verification' ? (order.confirmBy?.toISOString() ?? null) : null,
    version: order.version,
    actions: staffActions(order, {
      permissions: by.staff.permissions,
      amends: amendsOf(vertical),
      isLast: order.place?.last ?? false,
    }),
  };
}

/** A change as staff see it; what was only priced is none. */
function staffChangeView(
  change: ChangeRow,
  { vertical, lang }: { readonly vertical: TravelVertical; readonly lang: Locale },
): StaffTravelChange[] {
  const { state, before, frozen } = change;
  if (state === 'quoted') return [];
  return [
    {
      id: change.id,
      state,
      byStaff: change.byStaff,
      before: {
        subject: before.snapshot ? vertical.describe(before.snapshot, lang) : null,
        service: before.service,
      },
      after: { subject: vertical.describe(frozen.snapshot, lang), service: frozen.service },
      feeUsd: change.feeUsd,
      dueUsd: change.dueUsd,
      backUsd: change.backUsd,
      paymentId: change.paymentId,
      at: change.at.toISOString(),
    },
  ];
}

/** How an order is paid, with what besides, who brought its customer and who sold it; all but the first are not a merchant's concern. */
async function paidWith(
  platform: Platform,
  db: Queryable,
  of: { readonly order: TravelRow; readonly place: PartPlace | undefined; readonly agentName: string | null },
  by: StaffReader,
): Promise<Pick<StaffTravelDetail, 'payment' | 'group' | 'agent' | 'reseller'>> {
  const { order, place, agentName } = of;
  const view = staffPaymentView(await paymentView(db, order.paymentId), by.lang);
  const payment = { id: order.paymentId, ...view };
  if (by.staff.merchantId !== null) return { payment, group: null, agent: null, reseller: null };
  return {
    payment,
    group: await staffGroupView(platform, db, { paymentId: place?.paymentId ?? order.paymentId, lang: by.lang }),
    agent: agentName === null ? null : { name: agentName, rebatePercent: order.agentRebateBp / 100 },
    reseller: await soldBy(platform, db, order.id),
  };
}

/** One travel order with everything about it; an id of a change is that of its order. Refuses record.not_found, also for what is not below an agent or at the places of a merchant who asks. */
export async function staffTravelDetail(
  platform: Platform,
  db: Queryable,
  id: string,
  by: StaffReader,
): Promise<StaffTravelDetail> {
  const orderId = await orderBehind(db, id);
  const order = (await readTravelOrder(db, orderId)) ?? refuse('record.not_found');
  const parties = await travelParties(db, order, seenBy(platform, by));
  if (!parties.visible) refuse('record.not_found');
  const [guests, timeline, comment, changes, places, provided, touched] = [
    await bookedGuestsOf(db, orderId),
    await timelineOf(db, orderId),
    await commentOf(db, orderId),
    await changesOf(db, orderId),
    await bundlePlaces(db, [order]),
    await providerChangesOf(db, orderId),
    await notesOfOrder(platform, db, orderId),
  ];
  const vertical = verticalOf(platform, order.kind);
  const paid = !isUnpaid(order) && order.state !== 'cancelled';
  return {
    ...staffRowView(vertical, { ...order, ...parties, guests: guests.length, place: places.get(orderId) }, by),
    subject: await subjectNow(vertical, db, order, { lang: by.lang, own: false }),
    contact: order.contact,
    guests: staffGuests(guests, {
      documentsShown: by.staff.permissions.has('travel.orders.documents'),
      references: (await vertical.referencesOfGuests?.(db, orderId)) ?? [],
    }),
    wishes: order.wishes,
    arrival: order.arrival,
    priceLines: toPriceLines(order.priceLines, frozenCurrency(order), by.lang),
    payable: toPrice(order.payableUsd, frozenCurrency(order)),
    policy: orderPolicy(order),
    freeReason: paid ? freeReasonOf(order) : null,
    timeline: timeline.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    expiresAt: isUnpaid(order) ? (order.expiresAt?.toISOString() ?? null) : null,
    voucherCode: order.voucherCode,
    verifyFrom: verifiableFrom(order, await parameter(platform, 'travel.verify_before_hours')).toISOString(),
    refundNowUsd: paid ? refundNow(order).refundUsd : 0,
    refundUsd: order.refundUsd,
    feeUsd: order.feeUsd,
    pointsUsed: order.pointsUsed,
    changeFeeUsd: order.changeFeeUsd,
    others: await ordersOfParty(db, order.id),
    changes: changes.flatMap((change) => staffChangeView(change, { vertical, lang: by.lang })),
    touched,
    providerChanges: provided.map((change) => staffProviderChangeView(change, { order, vertical, lang: by.lang })),
    ...(await paidWith(platform, db, { order, place: places.get(orderId), agentName: parties.agentName }, by)),
    comment: commentViewOf(comment),
  };
}

/** The order of a voucher, or of any code that its kind has beside it; null for none. */
async function orderOfAnyCode(platform: Platform, typed: string): Promise<string | null> {
  const code = readCode(typed);
  const byVoucher = await orderOfVoucher(platform.db, code);
  if (byVoucher !== null) return byVoucher;
  for (const { orderOfCode } of verticals(platform)) {
    const orderId = await orderOfCode?.(platform.db, code);
    if (orderId) return orderId;
  }
  return null;
}

/** The order whose voucher, or code of one piece, is presented. Refuses travel.wrong_voucher, also for one the reader may not see. */
export async function findByVoucher(platform: Platform, typed: string, by: StaffReader): Promise<StaffTravelDetail> {
  const orderId = (await orderOfAnyCode(platform, typed)) ?? refuse('travel.wrong_voucher');
  const order = (await readTravelOrder(platform.db, orderId)) ?? refuse('travel.wrong_voucher');
  const { visible } = await travelParties(platform.db, order, seenBy(platform, by));
  if (!visible) refuse('travel.wrong_voucher');
  return staffTravelDetail(platform, platform.db, orderId, by);
}

/** What an order is of, for a vertical's own call of the back office. Refuses record.not_found, also for one of another kind and one the reader may not see. */
export async function orderForStaff(
  platform: Platform,
  of: { readonly id: string; readonly kind: TravelKind },
  by: StaffReader,
): Promise<Pick<TravelRow, 'id' | 'snapshot'>> {
  const order = await readTravelOrder(platform.db, of.id);
  if (order?.kind !== of.kind) return refuse('record.not_found');
  const { visible } = await travelParties(platform.db, order, seenBy(platform, by));
  if (!visible) refuse('record.not_found');
  return order;
}
