import type { Locale } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelChange } from '@app/contract/travel/order-views';
import { inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { shownPrice, toPrice, toPriceLines } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { insertChange, type NewChange } from '../../db/change.repo.ts';
import { policyGoesOn } from '../../domain/carried-policy.ts';
import { explainedLines } from '../../domain/explained-lines.ts';
import { policyView } from '../../domain/frozen-travel.ts';
import { frozenCurrency, type TravelRow } from '../../domain/travel-row.ts';
import { subjectNow } from '../subject-now.ts';
import { movesIn, type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { backWays } from './back-ways.ts';
import { effectsOfChange } from './change-effects.ts';
import { lockOwn } from './lock-own.ts';
import { priceChange, type WantedChange } from './price-change.ts';
import { asIfSplit } from './split-order.ts';

/** A change as whoever asks for it sees it. */
async function changeView(
  platform: Platform,
  db: Queryable,
  of: { order: TravelRow; vertical: TravelVertical; change: NewChange; lang: Locale; withOthers: boolean },
): Promise<Omit<TravelChange, 'orderId' | 'expiresAt' | 'others'>> {
  const { order, vertical, change, lang } = of;
  const { frozen, before } = change;
  const currency = frozenCurrency(order);
  const { pricing } = frozen;
  return {
    id: change.id,
    before: {
      subject: await subjectNow(vertical, db, order, { lang, own: false }),
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
    effects:
      of.withOthers && change.form === 'instead' ? await effectsOfChange(platform, db, { order, frozen, lang }) : [],
  };
}

/** Whose order it must be: a customer's own, or for staff one that the caller has checked. */
export type ChangeAsked = WantedChange & {
  /** Whose call it is, which says what may be wanted. */
  readonly kind: TravelKind;
  readonly orderId: string;
  readonly customerId: string | null;
  readonly lang: Locale;
  /** Whether other bookings of the customer may be named to the caller; true by default. */
  readonly withOthers?: boolean;
};

/**
 * Prices a change of a paid order and keeps that for as long as a quote. Refuses record.not_found, order.not_allowed,
 * travel.not_changeable, travel.change_too_late, travel.same_dates, travel.too_far_apart, and what the
 * vertical refuses.
 */
export async function quoteChange(platform: Platform, of: ChangeAsked): Promise<TravelChange> {
  const minutes = await parameter(platform, 'travel.quote_minutes');
  return inTransaction(platform.db, async (tx) => {
    const order = await lockOwn(tx, of);
    const vertical = verticalOf(platform, order.kind);
    const priced = async (changed: TravelRow) => {
      const change = {
        ...(await priceChange(platform, tx, { order: changed, vertical }, of)),
        id: newId(platform.clock),
      };
      const { lang, withOthers = true } = of;
      return { change, view: await changeView(platform, tx, { order: changed, vertical, change, lang, withOthers }) };
    };
    const moves = movesIn(vertical, of);
    const actor = of.customerId === null ? 'admin' : 'customer';
    // What some of the guests change is priced on the order that they would have.
    const { change, view } =
      moves.length === 0
        ? await priced(order)
        : await asIfSplit(platform, tx, { order, vertical, moves, actor }, priced);
    const { id: orderId, version: orderVersion } = order;
    const expiresAt = await insertChange(tx, { ...change, orderId, orderVersion }, minutes);
    const stays = order.payableUsd - change.before.payableUsd;
    return {
      ...view,
      ...{ orderId, expiresAt: expiresAt.toISOString() },
      others: moves.length === 0 ? null : toPrice(stays, frozenCurrency(order)),
    };
  });
}
