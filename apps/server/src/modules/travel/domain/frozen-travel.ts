import type { Locale } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ChangeTerm, PolicyStep, ServiceTime, TravelQuote } from '@app/contract/travel/order-views';
import type { CurrencyRule } from '@app/kernel/money';
import { type FrozenPrice, shownPoints, shownPrice, toPrice } from '../../pricing/public.ts';
import type { DealScope } from '../../travel-deals/core.ts';
import type { ChangeTermRule, OfferItem, TravelOffer, TravelVertical } from '../usecases/travel-vertical.ts';
import { explainedLines } from './explained-lines.ts';
import type { FrozenPolicyStep, TravelRow } from './travel-row.ts';

export type FrozenItem = Omit<OfferItem, 'deal'> & {
  readonly paidUsd: number;
  /** The discount deal it is bought at, units of it, and what it takes off all pieces. */
  readonly deal?: { readonly id: string; readonly units: number; readonly offUsd: number };
  /** What of it deals can be on; without it there is none. */
  readonly scope?: DealScope;
};

/** What a quote needs of discount deals, by item; `ofWhole` where the deal is on what the quote is a part of. */
export const claimsOf = ({ items }: Pick<FrozenTravel, 'items'>) =>
  items.flatMap(({ key, deal, scope }) =>
    deal
      ? [{ itemKey: key, dealId: deal.id, units: deal.units, offUsd: deal.offUsd, ofWhole: scope?.share === true }]
      : [],
  );

/** Everything a quote keeps as it was shown, as JSON: what is offered, its price, currency and rate, policy, points. */
export type FrozenTravel = FrozenPrice & {
  readonly subjectId: string;
  readonly snapshot: Record<string, unknown>;
  readonly service: { from: string; to: string; zone: string; startsAt: string; endsAt: string };
  readonly guestsUntil: string | null;
  readonly cancellation: readonly FrozenPolicyStep[];
  readonly items: readonly FrozenItem[];
  /** US cents that it would cost alone, where it is what a part of a bundle is changed to. */
  readonly aloneUsd?: number;
};

/** An offer's times as JSON keeps them. */
export const frozenTimes = (offer: TravelOffer): Pick<FrozenTravel, 'service' | 'guestsUntil'> => ({
  service: {
    ...offer.service,
    startsAt: offer.service.startsAt.toISOString(),
    endsAt: offer.service.endsAt.toISOString(),
  },
  guestsUntil: offer.guestsUntil?.toISOString() ?? null,
});

/**
 * The steps of a policy without the moment of one that counts from placing, which is another in every quote. What ends before
 * `free`, the latest such moment of those compared, is over by then.
 */
const termsOf = (steps: readonly FrozenPolicyStep[], free: string) =>
  steps.flatMap(({ until, feeUsd, hoursAfterPlacing }) => {
    if (hoursAfterPlacing !== undefined) return [['placing', hoursAfterPlacing, feeUsd]];
    return until !== null && until <= free ? [] : [[until, feeUsd]];
  });

/**
 * Whether two quotes ask and promise the same: every price line, every point, the days, the policy, and what their kind names
 * of the snapshot.
 */
export function asksTheSame(
  a: FrozenTravel,
  b: FrozenTravel,
  promised: (snapshot: Record<string, unknown>) => unknown = () => null,
): boolean {
  const free = [...a.cancellation, ...b.cancellation].flatMap((step) =>
    step.hoursAfterPlacing === undefined || step.until === null ? [] : [step.until],
  );
  const latest = free.sort().at(-1) ?? '';
  const asked = (quote: FrozenTravel) =>
    JSON.stringify([
      quote.subjectId,
      [quote.service.from, quote.service.to, quote.service.startsAt, quote.service.endsAt],
      termsOf(quote.cancellation, latest),
      quote.items.map((item) => [item.key, item.quantity, item.priceUsd, item.paidUsd]),
      quote.pricing.lines.map((line) => [line.step, line.amountUsd]),
      quote.pricing.points.deducted,
      promised(quote.snapshot),
    ]);
  return asked(a) === asked(b);
}

const isAhead = ({ until }: FrozenPolicyStep, now: Date): boolean => until === null || new Date(until) > now;

/** A policy's steps that still apply as they are shown; a fee is never more than what was paid. */
export const policyView = (
  steps: readonly FrozenPolicyStep[],
  of: { currency: CurrencyRule; mostUsd: number; now: Date },
): PolicyStep[] =>
  steps
    .filter((step) => isAhead(step, of.now))
    .map(({ feeUsd, ...when }) => ({ ...when, fee: toPrice(Math.min(feeUsd, of.mostUsd), of.currency) }));

/** The step of a policy that is free for so many hours after placing, where that is not over; undefined for none. */
const freeAfterPlacing = (steps: readonly FrozenPolicyStep[], now: Date): FrozenPolicyStep | undefined =>
  steps.find((step) => step.hoursAfterPlacing !== undefined && step.feeUsd === 0 && isAhead(step, now));

/** What changing each part of a booking costs, as it is shown: nothing as long as it can be cancelled for nothing after it was placed. */
export function changeTermsView(
  terms: readonly ChangeTermRule[] | undefined,
  of: {
    readonly currency: CurrencyRule;
    readonly policy: readonly FrozenPolicyStep[];
    readonly now: Date;
    /** Whether it is placed: until when it is free is a moment then, and not so many hours. */
    readonly placed: boolean;
  },
): { readonly changeTerms?: ChangeTerm[] } {
  if (!terms) return {};
  const free = freeAfterPlacing(of.policy, of.now);
  return {
    changeTerms: terms.map(({ feeUsd, until }): ChangeTerm => {
      const term = { fee: feeUsd === null ? null : toPrice(feeUsd, of.currency), until: until.toISOString() };
      if (!free?.until || !feeUsd || free.until >= term.until) return term;
      return { ...term, ...(of.placed ? { freeUntil: free.until } : { freeHours: free.hoursAfterPlacing }) };
    }),
  };
}

/** When an order's service is, as it is shown. */
export const serviceView = (order: TravelRow): ServiceTime => ({
  from: order.serviceFrom,
  to: order.serviceTo,
  zone: order.zone,
  startsAt: order.startsAt.toISOString(),
  endsAt: order.endsAt.toISOString(),
});

/** A quote as it is shown; the second is its vertical. */
export function travelQuoteView(
  quote: { id: string; kind: TravelKind; expiresAt: Date; frozen: FrozenTravel; now: Date },
  lang: Locale,
  { describe, changeTerms }: Pick<TravelVertical, 'describe' | 'changeTerms'>,
): TravelQuote {
  const { frozen } = quote;
  const { pricing, currency } = frozen;
  return {
    id: quote.id,
    kind: quote.kind,
    expiresAt: quote.expiresAt.toISOString(),
    subject: describe(frozen.snapshot, lang),
    service: frozen.service,
    priceLines: explainedLines(pricing.lines, { items: frozen.items, currency, lang }),
    payable: shownPrice(pricing.payableUsd, pricing.payableShown, currency),
    saved: toPrice(pricing.savedUsd, currency),
    policy: policyView(frozen.cancellation, {
      currency,
      mostUsd: pricing.payableUsd + pricing.points.deductedUsd,
      now: quote.now,
    }),
    ...changeTermsView(changeTerms?.(frozen.snapshot), {
      currency,
      policy: frozen.cancellation,
      now: quote.now,
      placed: false,
    }),
    points: shownPoints(frozen),
    earnPoints: Math.floor(pricing.payableUsd / 100),
  };
}

/** Items as they are stored: in their order, with what of them deals can be on. */
export const storedItems = (items: readonly FrozenItem[]) =>
  items.map(({ scope, ...item }, index) => ({
    ...item,
    position: index + 1,
    dealKeys: scope?.keys ?? null,
    dealDays: scope?.days ?? null,
  }));
