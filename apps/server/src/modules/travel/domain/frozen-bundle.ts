import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { BundleQuote, BundleSubject } from '@app/contract/travel/bundle-views';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { CurrencyRule } from '@app/kernel/money';
import { toPrice } from '../../pricing/public.ts';
import { asksTheSame, type FrozenTravel, travelQuoteView } from './frozen-travel.ts';

/** A part of what is about to be booked together, as JSON. */
export type FrozenPart = {
  /** Of the order it becomes. */
  readonly orderId: string;
  readonly slot: string;
  readonly kind: TravelKind;
  readonly core: boolean;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  /** US cents that it would cost booked alone after the parts before it, with the deals that run, without points. */
  readonly aloneUsd: number;
};

/** Everything a quote of several orders keeps as it was shown, as JSON. */
export type FrozenBundle = {
  readonly subjectId: string;
  readonly snapshot: Record<string, unknown>;
  readonly offBp: number;
  readonly currency: CurrencyRule;
  readonly usePoints: boolean;
  readonly parts: readonly FrozenPart[];
};

/** What the parts come to, in US cents. */
export function bundleSums({ parts }: Pick<FrozenBundle, 'parts'>) {
  const sum = (of: (part: FrozenPart) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const payableUsd = sum(({ frozen }) => frozen.pricing.payableUsd);
  const aloneUsd = sum((part) => part.aloneUsd);
  const pointsUsd = sum(({ frozen }) => frozen.pricing.points.deductedUsd);
  return { payableUsd, aloneUsd, pointsUsd };
}

/** What is saved of what parts cost alone, as shown: points are spent, not saved. */
export const savedOf = (alone: Price, payable: Price, points?: Price): Price => ({
  usd: alone.usd - payable.usd - (points?.usd ?? 0),
  amount: alone.amount - payable.amount - (points?.amount ?? 0),
  currency: alone.currency,
});

type Promised = (kind: TravelKind) => ((snapshot: Record<string, unknown>) => unknown) | undefined;

/** Whether two quotes are of the same parts, and each asks and promises the same. */
export function bundleAsksTheSame(a: FrozenBundle, b: FrozenBundle, promised: Promised): boolean {
  const parts = (bundle: FrozenBundle) =>
    JSON.stringify([bundle.subjectId, bundle.parts.map(({ slot, kind, core }) => [slot, kind, core])]);
  return (
    parts(a) === parts(b) &&
    a.parts.every(({ kind, frozen }, index) => {
      const other = b.parts[index];
      return other !== undefined && asksTheSame(frozen, other.frozen, promised(kind));
    })
  );
}

/** A quote as it is shown; `describe` and `describePart` are of its kind and of those of its parts. */
export function bundleQuoteView(
  quote: {
    readonly id: string;
    readonly kind: BundleKind;
    readonly expiresAt: Date;
    readonly frozen: FrozenBundle;
    readonly now: Date;
  },
  lang: Locale,
  words: {
    describe(snapshot: Record<string, unknown>, lang: Locale): BundleSubject;
    describePart(kind: TravelKind): (snapshot: Record<string, unknown>, lang: Locale) => TravelSubject;
  },
): BundleQuote {
  const { id, kind, expiresAt, frozen, now } = quote;
  const { currency } = frozen;
  const shown = frozen.parts.map((part) => ({
    part,
    view: travelQuoteView({ id: part.orderId, kind: part.kind, expiresAt, frozen: part.frozen, now }, lang, {
      describe: words.describePart(part.kind),
    }),
  }));
  const sum = (of: (view: (typeof shown)[number]['view']) => number): number =>
    shown.reduce((all, { view }) => all + of(view), 0);
  const sums = bundleSums(frozen);
  const [payable, alone] = [toPrice(sums.payableUsd, currency), toPrice(sums.aloneUsd, currency)];
  const [first] = shown;
  return {
    id,
    kind,
    expiresAt: expiresAt.toISOString(),
    subject: words.describe(frozen.snapshot, lang),
    parts: shown.map(({ part, view }) => ({
      slot: part.slot,
      kind: part.kind,
      core: part.core,
      subject: view.subject,
      service: view.service,
      priceLines: view.priceLines,
      payable: view.payable,
      alone: toPrice(part.aloneUsd, currency),
      policy: view.policy,
    })),
    payable,
    alone,
    saved: savedOf(alone, payable, toPrice(sums.pointsUsd, currency)),
    points: {
      balance: first?.view.points.balance ?? 0,
      usable: sum(({ points }) => points.usable),
      value: toPrice(
        sum(({ points }) => points.value.usd),
        currency,
      ),
      used: frozen.usePoints,
      percent: first?.view.points.percent ?? 0,
      lockedReason: first?.view.points.lockedReason ?? null,
    },
    earnPoints: sum(({ earnPoints }) => earnPoints),
  };
}
