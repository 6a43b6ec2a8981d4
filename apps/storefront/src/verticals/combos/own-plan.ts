import type { Price } from '@app/contract/core/validation';
import { memberUsd } from '@app/contract/levels/member-price';
import type { ComboChoice, ComboPlan, ComboPlanPart } from '@app/contract/verticals/combos/views';
import { policyOf } from '../../widgets/travel/policy/policy-rules.ts';

type Filled = Pick<NonNullable<ComboPlanPart['filled']>, 'alone' | 'price' | 'memberTaxPercent' | 'policy'>;
/** For whom prices are worked out. */
export type OwnTerms = {
  /** What the level of who is signed in takes off, in basis points; 0 for nothing. */
  readonly discountBp: number;
  readonly converted: (price: Price) => Price;
};

const ownPrice = (price: Price, taxPercent: number | null, { discountBp, converted }: OwnTerms): Price =>
  taxPercent === null
    ? price
    : converted({ ...price, usd: memberUsd(price.usd, { discountBp, taxBp: Math.round(taxPercent * 100) }) });

/** Returns what could fill a slot with what it costs, and what cancelling it costs, for who has a level. */
function ownFilling<F extends Filled>(filled: F, of: OwnTerms): F {
  const price = ownPrice(filled.price, filled.memberTaxPercent, of);
  return {
    ...filled,
    price,
    alone: ownPrice(filled.alone, filled.memberTaxPercent, of),
    policy: policyOf(filled.policy, { usd: price.usd, ofUsd: filled.price.usd }).map((step) => ({
      ...step,
      fee: of.converted(step.fee),
    })),
  };
}

const sumUsd = (prices: readonly Price[]): number => prices.reduce((sum, { usd }) => sum + usd, 0);

/** Returns a plan, which is everybody's, as it is for who has a level: part by part, as its quote is priced. */
export function ownPlan(plan: ComboPlan, of: OwnTerms): ComboPlan {
  if (of.discountBp === 0) return plan;
  const parts = plan.parts.map((part) => ({ ...part, filled: part.filled && ownFilling(part.filled, of) }));
  const filled = parts.flatMap((part) => part.filled ?? []);
  const priced = plan.price && of.converted({ ...plan.price, usd: sumUsd(filled.map(({ price }) => price)) });
  const alone = plan.alone && of.converted({ ...plan.alone, usd: sumUsd(filled.map((one) => one.alone)) });
  return {
    ...plan,
    parts,
    price: priced,
    alone,
    saved:
      priced && alone
        ? {
            ...alone,
            usd: Math.max(0, alone.usd - priced.usd),
            amount: Math.max(0, alone.amount - priced.amount),
          }
        : plan.saved,
  };
}

/** Returns choices of a slot as they are for who has a level; the total with each is that of their own plan. */
export function ownChoices(
  choices: readonly ComboChoice[],
  of: OwnTerms & { readonly slot: string; readonly plan: ComboPlan },
): ComboChoice[] {
  if (of.discountBp === 0) return [...choices];
  const rest = of.plan.parts.flatMap(({ slot, filled }) => (filled && slot !== of.slot ? [filled.price] : []));
  return choices.map((choice) => {
    const own = ownFilling(choice, of);
    return { ...own, total: of.converted({ ...choice.total, usd: sumUsd(rest) + own.price.usd }) };
  });
}
