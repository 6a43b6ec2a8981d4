import { levelOff } from '@app/contract/levels/member-price';
import { PRICE_STEPS, type PriceStep } from '@app/contract/orders/price-steps';
import { allocate, basisPointsOf, basisPointsOfDown, money } from '@app/kernel/money';
import { coupon } from './coupon-step.ts';
import { type Draft, type DraftItem, goodsUsd, type Step, withLine } from './draft.ts';
import { postageUnits, postageUsd } from './postage.ts';
import type { PriceInput } from './pricing.ts';
import { dealPrice } from './unit-price.ts';

const pieces = (draft: Draft): number => draft.items.reduce((sum, item) => sum + item.quantity, 0);

/** Puts changed items into the draft; the line says what that changed. */
function reprice(draft: Draft, items: readonly DraftItem[]): { draft: Draft; change: number } {
  const next = { ...draft, items };
  return { draft: next, change: goodsUsd(next) - goodsUsd(draft) };
}

const listPrice: Step = (draft) =>
  withLine(draft, {
    step: 'list_price',
    amountUsd: goodsUsd(draft),
    detail: { count: pieces(draft) },
    pieces: draft.items,
  });

/** From the list price to the shop's price of the chosen variant. */
const variant: Step = (draft, input) => {
  const items = draft.items.map((item, index) => {
    const unitPriceUsd = item.unitPoints === null ? (input.items[index]?.priceUsd ?? item.unitPriceUsd) : 0;
    return { ...item, unitPriceUsd, netUsd: unitPriceUsd * item.quantity };
  });
  const { draft: next, change } = reprice(draft, items);
  return withLine(next, { step: 'variant', amountUsd: change, detail: {}, pieces: items });
};

/**
 * A deal holds for a whole line or not at all; lines are served in order until its pieces are gone. `missed` is 1 where one is on a line
 * but has too few units left for it, such as for a customer who had theirs.
 */
const deal: Step = (draft, input) => {
  const left = new Map<string, number>();
  let best = 0;
  let missed = false;
  const items = draft.items.map((item, index) => {
    const offer = input.items[index]?.deal;
    if (!offer || item.unitPoints !== null || offer.priceUsd >= item.unitPriceUsd) return item;
    const remaining = left.get(offer.id) ?? offer.left;
    const units = offer.units ?? item.quantity;
    // A part of what is one unit as a whole takes none of its own.
    if (remaining < Math.max(1, units)) {
      missed = true;
      return item;
    }
    left.set(offer.id, remaining - units);
    const unitPriceUsd = dealPrice(item.unitPriceUsd, offer);
    best = Math.max(best, Math.round(((item.unitPriceUsd - unitPriceUsd) * 100) / item.unitPriceUsd));
    const netUsd = unitPriceUsd * item.quantity;
    return { ...item, unitPriceUsd, dealId: offer.id, dealOffUsd: item.netUsd - netUsd, netUsd };
  });
  const { draft: next, change } = reprice(draft, items);
  return withLine(next, {
    step: 'deal',
    amountUsd: change,
    detail: { percent: best, ...(missed ? { missed: 1 } : {}) },
    pieces: items,
  });
};

/** A level takes its part of the sum of all but deposits, so that it is the same of a total and of what that is made of; each line has its share. */
const memberLevel: Step = (draft, input) => {
  const { name, discountBp } = input.level;
  const weights = draft.items.map(({ deposit, netUsd }) => (deposit ? 0 : netUsd));
  const sum = weights.reduce((all, usd) => all + usd, 0);
  const shares = sum === 0 ? [] : allocate(money(levelOff(sum, discountBp)), weights);
  const items = draft.items.map((item, index) => ({ ...item, netUsd: item.netUsd - (shares[index]?.minor ?? 0) }));
  const { draft: next, change } = reprice(draft, items);
  return withLine(next, {
    step: 'member_level',
    amountUsd: change,
    detail: { level: name, percent: discountBp / 100 },
  });
};

/** Points cover at most their part of the goods' price; whole points, whole cents, in favour of neither. */
const points: Step = (draft, input) => {
  const { spendable, wanted, perUsd, maxPercent } = input.points;
  const most = basisPointsOfDown(money(goodsUsd(draft)), Math.round(maxPercent * 100)).minor;
  const free = Math.max(0, spendable - draft.pointsForGoods);
  const usableUsd = Math.min(most, Math.floor((free * 100) / perUsd));
  const usable = Math.ceil((usableUsd * perUsd) / 100);
  const deducted = wanted ? usable : 0;
  const deductedUsd = wanted ? usableUsd : 0;
  return withLine(
    { ...draft, deduction: { usable, usableUsd, deducted, deductedUsd } },
    { step: 'points', amountUsd: -deductedUsd, detail: { points: deducted, percent: maxPercent } },
  );
};

const postage: Step = (draft, input) => {
  const { by, freeFromUsd } = input.postage;
  return withLine(draft, {
    step: 'postage',
    amountUsd: postageUsd(draft, input),
    detail: { by, units: postageUnits(input), freeFromUsd: freeFromUsd ?? 0 },
  });
};

/** The tax of pieces that come to a sum: of each for itself where all cost the same. */
const taxOf = (usd: number, quantity: number, bp: number): number =>
  usd % quantity === 0
    ? basisPointsOf(money(usd / quantity), bp).minor * quantity
    : basisPointsOf(money(usd), bp).minor;

/** What items come to of what is left to pay for all of them, and the tax of those that are taxed by themselves. */
function ownTaxes(draft: Draft, input: PriceInput): { baseUsd: number; items: DraftItem[] } {
  const shares = allocate(
    money(goodsUsd(draft) - draft.deduction.deductedUsd),
    draft.items.map(({ netUsd }) => netUsd),
  );
  let baseUsd = 0;
  const items = draft.items.map((item, index) => {
    const { taxBp } = input.items[index] ?? {};
    if (taxBp === undefined) return item;
    const usd = shares[index]?.minor ?? 0;
    baseUsd += usd;
    return { ...item, ownTaxUsd: taxOf(usd, item.quantity, taxBp) };
  });
  return { baseUsd, items };
}

const tax: Step = (draft, input) => {
  const base = draft.lines.reduce((sum, line) => sum + line.amountUsd, 0);
  const { baseUsd, items } = ownTaxes(draft, input);
  const ownUsd = items.reduce((sum, { ownTaxUsd }) => sum + ownTaxUsd, 0);
  const { bp, name } = input.tax;
  const amountUsd = basisPointsOf(money(base - baseUsd), bp).minor + ownUsd;
  const apart = ownUsd > 0 ? { own: ownUsd } : {};
  return withLine({ ...draft, items }, { step: 'tax', amountUsd, detail: { percent: bp / 100, name, ...apart } });
};

/** Nothing in settlement money; as shown, what makes the converted lines sum to the converted payable. */
const rounding: Step = (draft) => withLine(draft, { step: 'rounding', amountUsd: 0, detail: {} });

/** What staff changed afterwards; nothing when an order is placed. */
const adjustment: Step = (draft) => withLine(draft, { step: 'adjustment', amountUsd: 0, detail: {} });

const STEP_OF: Readonly<Record<PriceStep, Step>> = {
  list_price: listPrice,
  variant,
  deal,
  member_level: memberLevel,
  coupon,
  points,
  postage,
  tax,
  rounding,
  adjustment,
};

/** The pipeline, in the order of the contract. */
export const steps: readonly Step[] = PRICE_STEPS.map((step) => STEP_OF[step]);
