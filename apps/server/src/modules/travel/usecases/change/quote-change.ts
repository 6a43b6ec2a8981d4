import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelChange } from '@app/contract/travel/order-views';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { shownPrice, toPrice, toPriceLines } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { insertChange, type NewChange } from '../../db/change.repo.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import { policyGoesOn } from '../../domain/carried-policy.ts';
import { explainedLines } from '../../domain/explained-lines.ts';
import { policyView } from '../../domain/frozen-travel.ts';
import { frozenCurrency, type TravelRow } from '../../domain/travel-row.ts';
import { type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { backWays } from './back-ways.ts';
import { priceChange, type WantedChange } from './price-change.ts';

/** A change as whoever asks for it sees it. */
async function changeView(
  db: Queryable,
  of: { order: TravelRow; vertical: TravelVertical; change: NewChange; expiresAt: Date; lang: Locale },
): Promise<TravelChange> {
  const { order, vertical, change, lang } = of;
  const { frozen, before } = change;
  const currency = frozenCurrency(order);
  const { pricing } = frozen;
  return {
    id: change.id,
    orderId: order.id,
    expiresAt: of.expiresAt.toISOString(),
    before: {
      subject: vertical.describe(order.snapshot, lang),
      service: before.service,
      priceLines: toPriceLines(before.priceLines, currency, lang),
      payable: toPrice(before.payableUsd, currency),
    },
    after: {
      subject: vertical.describe(frozen.snapshot, lang),
      service: frozen.service,
      priceLines: explainedLines(pricing.lines, { items: frozen.items, currency, lang }),
      payable: shownPrice(pricing.payableUsd, pricing.payableShown, currency),
    },
    policy: policyView(frozen.cancellation, {
      currency,
      mostUsd: pricing.payableUsd + pricing.points.deductedUsd,
      now: order.now,
    }),
    policyKept: !change.waivesFee && policyGoesOn(before.policy, before.exchange, order.now),
    fee: toPrice(change.feeUsd, currency),
    due: change.dueUsd > 0 ? toPrice(change.dueUsd, currency) : null,
    back: change.backUsd > 0 ? toPrice(change.backUsd, currency) : null,
    backBy: await backWays(db, order, { amountUsd: change.backUsd, currency, lang }),
    pointsBack: change.pointsBack,
  };
}

/** Whose order it must be: a customer's own, or for staff one that the caller has checked. */
export type ChangeAsked = WantedChange & {
  /** Whose call it is, which says what may be wanted. */
  readonly kind: TravelKind;
  readonly orderId: string;
  readonly customerId: string | null;
  readonly lang: Locale;
};

/** The order, locked. Refuses record.not_found, also for another's or a hidden one, and for one of another kind. */
export async function lockOwn(
  tx: Tx,
  of: { readonly orderId: string; readonly customerId: string | null; readonly kind?: TravelKind },
): Promise<TravelRow> {
  const order = (await lockTravelOrder(tx, of.orderId)) ?? refuse('record.not_found');
  assertThat(of.kind === undefined || order.kind === of.kind, 'record.not_found');
  const own = of.customerId === null || (order.customerId === of.customerId && order.hiddenAt === null);
  assertThat(own, 'record.not_found');
  return order;
}

/**
 * Prices a change of a paid order and keeps that for as long as a quote. Refuses record.not_found, order.not_allowed,
 * travel.not_changeable, travel.change_too_late, travel.same_dates, and what the vertical refuses.
 */
export async function quoteChange(platform: Platform, of: ChangeAsked): Promise<TravelChange> {
  const minutes = await parameter(platform, 'travel.quote_minutes');
  return inTransaction(platform.db, async (tx) => {
    const order = await lockOwn(tx, of);
    const vertical = verticalOf(platform, order.kind);
    const change = { ...(await priceChange(platform, tx, { order, vertical }, of)), id: newId(platform.clock) };
    const expiresAt = await insertChange(tx, change, minutes);
    return changeView(tx, { order, vertical, change, expiresAt, lang: of.lang });
  });
}
