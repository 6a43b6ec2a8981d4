import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { BundleAction, BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import { invariant } from '@app/kernel/assert';
import { openReadOnce, type Queryable } from '../../../../platform/db/connect.ts';
import { rememberReads } from '../../../../platform/db/pipeline/queue.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { paymentView } from '../../../payments/public.ts';
import { toPrice } from '../../../pricing/public.ts';
import { type BundleRow, bundleOrders, readBundle } from '../../db/bundle.repo.ts';
import { openChangeOf } from '../../db/change.repo.ts';
import { listedItemsOf } from '../../db/listed-items.repo.ts';
import { openProviderChange } from '../../db/provider-change.repo.ts';
import { bundleState, cancelledNow } from '../../domain/bundle-state.ts';
import { explainedLines, isFree } from '../../domain/explained-lines.ts';
import { savedOf } from '../../domain/frozen-bundle.ts';
import { maskedContact } from '../../domain/masked.ts';
import { frozenCurrency, isPastDeadline, isUnpaid, type TravelRow } from '../../domain/travel-row.ts';
import { cityNamesOfPlaces } from '../cities/city-of-place.ts';
import { providerChangeView } from '../provider-change/change-views.ts';
import { subjectNow } from '../subject-now.ts';
import { type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { besideSeen, openChangeView, orderPolicy, summaryView } from '../travel-views.ts';
import { bundleOf } from './bundle-vertical.ts';

const isOver = (state: TravelOrderState): boolean => isTravelState(state, 'over');

/** What its customer may do with a bundle now, the main thing first. */
export function bundleActions(state: TravelOrderState, orders: readonly TravelRow[]): BundleAction[] {
  const unpaid = state === 'pending_payment';
  const actions: Record<BundleAction, boolean> = {
    pay: unpaid,
    cancel: unpaid,
    cancel_paid: cancelledNow(orders).length > 0,
    book_again: !unpaid,
    delete: orders.every((order) => isOver(order.state)),
  };
  return (Object.keys(actions) as BundleAction[]).filter((action) => actions[action]);
}

type Seen = { readonly lang: Locale; readonly own: boolean };
type CityOf = Awaited<ReturnType<typeof cityNamesOfPlaces>>;

/** What of a part waits to be paid, and what its customer is asked about it. */
async function changesOfPart(
  db: Queryable,
  order: TravelRow,
  { vertical, seen: { own, lang } }: { readonly vertical: TravelVertical; readonly seen: Seen },
): Promise<Pick<BundlePart, 'openChange' | 'providerChange'>> {
  if (!own) return { openChange: null, providerChange: null };
  const [open, provided] = [await openChangeOf(db, order.id), await openProviderChange(db, order.id)];
  return {
    openChange: openChangeView(open, { vertical, currency: frozenCurrency(order), lang }),
    providerChange: providerChangeView(provided, { order, vertical, lang }),
  };
}

async function partView(
  platform: Platform,
  db: Queryable,
  order: TravelRow,
  { cityOf, ...seen }: Seen & { readonly cityOf: CityOf },
): Promise<BundlePart> {
  const { own } = seen;
  const vertical = verticalOf(platform, order.kind);
  const summary = summaryView(vertical, order, seen.lang);
  const currency = frozenCurrency(order);
  const subject = await subjectNow(vertical, db, order, seen);
  return {
    slot: order.slot ?? '',
    core: order.core,
    order: own ? summary : { ...summary, actions: [] },
    priceLines: own
      ? explainedLines(order.priceLines, { items: await listedItemsOf(db, order.id), currency, lang: seen.lang })
      : [],
    free: isFree(order.priceLines),
    subject,
    city: cityOf(subject),
    references: own ? [...order.references] : [],
    voucherCode: own ? order.voucherCode : null,
    policy: orderPolicy(order),
    confirmBy: order.state === 'pending_verification' ? (order.confirmBy?.toISOString() ?? null) : null,
    refund: order.refundUsd === null ? null : toPrice(order.refundUsd, currency),
    fee: order.feeUsd === null ? null : toPrice(order.feeUsd, currency),
    ...(await changesOfPart(db, order, { vertical, seen })),
  };
}

/** A sum over orders as it is shown: converted at once. */
function shownSum(orders: readonly TravelRow[], of: (order: TravelRow) => number) {
  const [first] = orders;
  invariant(first, 'a bundle has orders');
  return toPrice(
    orders.reduce((sum, order) => sum + of(order), 0),
    frozenCurrency(first),
  );
}

async function detail(
  platform: Platform,
  db: Queryable,
  of: { readonly bundle: BundleRow; readonly orders: readonly TravelRow[]; readonly seen: Seen },
): Promise<BundleDetail> {
  const { bundle, orders, seen } = of;
  const { own, lang } = seen;
  const [first] = orders;
  invariant(first, `bundle ${bundle.id} has orders`);
  const payment = await paymentView(db, bundle.paymentId);
  const currency = frozenCurrency(first);
  const state = bundleState(orders);
  const cityOf = await cityNamesOfPlaces(platform, lang);
  const parts = await Promise.all(orders.map((order) => partView(platform, db, order, { ...seen, cityOf })));
  const actions = bundleActions(state, orders);
  const alone = shownSum(orders, ({ aloneUsd }) => aloneUsd ?? 0);
  const payable = shownSum(orders, ({ payableUsd }) => payableUsd);
  const points = shownSum(orders, ({ pointsValueUsd }) => pointsValueUsd);
  const creditedLate = own && payment && payment.creditedLateUsd > 0 ? payment.creditedLateUsd : null;
  return {
    id: bundle.id,
    kind: bundle.kind,
    number: bundle.number,
    state,
    subject: bundleOf(platform, bundle.kind).describe(bundle.snapshot, lang),
    parts,
    own,
    accessKey: own ? bundle.accessKey : null,
    serverTime: bundle.now.toISOString(),
    createdAt: bundle.createdAt.toISOString(),
    expiresAt: isUnpaid(first) && !isPastDeadline(first) ? (first.expiresAt?.toISOString() ?? null) : null,
    paidAt: payment?.paidAt?.toISOString() ?? null,
    paymentId: bundle.paymentId,
    paymentNumber: payment?.number ?? '',
    paidBy: payment?.channel ? localize(payment.channel.title, lang) : null,
    ...(await besideSeen(db, bundle, own)),
    payable,
    saved: savedOf(alone, payable, points),
    contact: own ? first.contact : maskedContact(first.contact),
    wishes: own ? first.wishes : '',
    refund: orders.some(({ refundUsd }) => refundUsd !== null) ? shownSum(orders, (one) => one.refundUsd ?? 0) : null,
    creditedLate: creditedLate === null ? null : toPrice(creditedLate, currency),
    earnPoints: orders.reduce((sum, order) => sum + (order.state === 'cancelled' ? 0 : order.earnPoints), 0),
    actions: own ? actions : actions.filter((action) => action === 'pay'),
  };
}

/**
 * A bundle with its parts as they stand: to its customer, or to whoever brings the key of its link, who sees personal data masked and
 * can only pay. Refuses record.not_found, also for another's or a hidden one.
 */
export async function bundleDetail(
  platform: Platform,
  db: Queryable,
  of: {
    readonly bundleId: string;
    readonly customerId: string | null;
    readonly key?: string | undefined;
    readonly lang: Locale;
  },
): Promise<BundleDetail> {
  // Over quick reads, what several parts ask at a time needs no connections of its own.
  const reads = db.isTransaction ? db : openReadOnce(platform.reads);
  return rememberReads(reads, async () => {
    const bundle = (await readBundle(reads, of.bundleId)) ?? refuse('record.not_found');
    const own = bundle.customerId === of.customerId;
    if (bundle.hiddenAt || (!own && of.key !== bundle.accessKey)) refuse('record.not_found');
    const orders = await bundleOrders(reads, bundle.id);
    return detail(platform, reads, { bundle, orders, seen: { lang: of.lang, own } });
  });
}
