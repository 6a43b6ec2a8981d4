import type { Locale } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { runningDeals } from '../../../travel-deals/core.ts';
import { type FrozenTravel, travelQuoteView } from '../../domain/frozen-travel.ts';
import { verticalOf } from '../travel-vertical.ts';
import { type Buyer, dealKeys, frozenOffer } from './freeze-offer.ts';
import { quoteTerms } from './quote-terms.ts';

/** No member level, no points, no agent. */
const VISITOR: Buyer = {
  who: {
    emailVerified: false,
    levelDiscountBp: 0,
    levelName: { 'en-US': '', 'zh-cn': '', es: '', pt: '' },
    agentId: null,
    agentRebateBp: 0,
    agentUserId: null,
  },
  points: { balance: 0, spendable: () => 0 },
};

/** What something costs someone who has not signed in, and for how many minutes it is quoted. */
export type VisitorQuote = { readonly frozen: FrozenTravel; readonly minutes: number };

/**
 * Prices what a vertical is asked for as it costs someone who has not signed in, frozen as a quote is but stored nowhere. Refuses what the
 * vertical's `quote` refuses.
 */
export async function visitorQuote(
  platform: Platform,
  db: Queryable,
  of: { readonly kind: TravelKind; readonly request: Record<string, unknown>; readonly currency: string },
): Promise<VisitorQuote> {
  const [{ currency, minutes }, perUsd, maxPercent] = await Promise.all([
    quoteTerms(platform, of.currency),
    parameter(platform, 'points.per_usd'),
    parameter(platform, 'order.deduction_percent'),
  ]);
  const offer = await verticalOf(platform, of.kind).quote(db, { request: of.request, now: platform.clock.now() });
  const deals = await runningDeals(db, { keys: dealKeys({ offers: [offer] }), customerId: null });
  const terms = { buyer: VISITOR, points: { perUsd, maxPercent } };
  return { frozen: frozenOffer(terms, { offer, currency, usePoints: false }, deals), minutes };
}

/** What was priced for someone who has not signed in as a quote is shown, without an id and an end. */
export const visitorQuoteView = (
  platform: Platform,
  of: { readonly kind: TravelKind; readonly frozen: FrozenTravel; readonly lang: Locale },
): Omit<TravelQuote, 'id' | 'expiresAt'> => {
  const now = platform.clock.now();
  const {
    id: _id,
    expiresAt: _expiresAt,
    ...view
  } = travelQuoteView(
    { id: '', kind: of.kind, frozen: of.frozen, expiresAt: now, now },
    of.lang,
    verticalOf(platform, of.kind),
  );
  return view;
};
