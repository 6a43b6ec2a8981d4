import { basisPointsOf, money } from '@app/kernel/money';

const partOf = (usd: number, bp: number): number => basisPointsOf(money(usd), bp).minor;

/** What a level takes off a sum in US cents: its basis points of the sum, halves to the even cent. Prices and all that announces them ask this. */
export const levelOff = (usd: number, discountBp: number): number => partOf(usd, discountBp);

/** What is taxed in a price with its tax: the one sum of US cents that comes to the price. */
function untaxed(usd: number, taxBp: number): number {
  const about = Math.round((usd * 10_000) / (10_000 + taxBp));
  return [about, about - 1, about + 1].find((net) => net + partOf(net, taxBp) === usd) ?? about;
}

/** A part of a price that a level lowers: US cents with their tax, and how much of them that is. */
export type MemberPart = { readonly usd: number; readonly taxPercent: number };

/** Returns what a level takes off a price of several parts in US cents, part by part, as it is charged. */
export const memberPartsOff = (parts: readonly MemberPart[], discountBp: number): number =>
  parts.reduce(
    (sum, { usd, taxPercent }) => sum + usd - memberUsd(usd, { discountBp, taxBp: Math.round(taxPercent * 100) }),
    0,
  );

/** Returns what a price with its tax comes to for who has a level that takes basis points off: these come off before the tax. */
export function memberUsd(usd: number, of: { readonly discountBp: number; readonly taxBp: number }): number {
  const list = untaxed(usd, of.taxBp);
  const net = list - levelOff(list, of.discountBp);
  return net + partOf(net, of.taxBp);
}
