import { invariant } from '@app/kernel/assert';
import { allocate, money } from '@app/kernel/money';

/** A line of an order as refunds need it; `returned` pieces of it have gone back already. */
export type RefundableLine = {
  readonly id: string;
  readonly quantity: number;
  readonly returned: number;
  /** Its share of what was paid in money, delivery included. */
  readonly paidUsd: number;
  readonly unitPriceUsd: number;
  readonly unitPoints: number | null;
  /** Its share of what the coupon took off. */
  readonly couponUsd: number;
};

/** An order as refunds need it. Money in USD cents. */
export type RefundBasis = {
  readonly lines: readonly RefundableLine[];
  readonly payableUsd: number;
  /** Before tax. */
  readonly postageUsd: number;
  /** The tax, and what it was of: goods and delivery after everything that was taken off. */
  readonly taxUsd: number;
  readonly taxedUsd: number;
  readonly pointsUsed: number;
  readonly shipped: boolean;
};

export type RefundItem = { readonly lineId: string; readonly quantity: number };
export type SplitLine = RefundItem & { readonly amountUsd: number; readonly points: number };
export type Split = {
  readonly lines: readonly SplitLine[];
  readonly goodsUsd: number;
  readonly postageUsd: number;
  /** Delivery with its tax that the shop keeps, because the order was shipped. */
  readonly keptPostageUsd: number;
  readonly amountUsd: number;
  readonly points: number;
  readonly couponUsd: number;
  /** Nothing of the order is left afterwards. */
  readonly everything: boolean;
};

const partsOf = (total: number, weights: readonly number[]): number[] =>
  allocate(money(total), weights).map((part) => part.minor);

/** What of a line's share belongs to its first `pieces` pieces; the steps between add up to the share in any order. */
const upTo = (share: number, pieces: number, quantity: number): number =>
  Number((BigInt(share) * BigInt(pieces)) / BigInt(quantity));

/** What was paid for delivery, with its part of the tax. */
function paidPostage({ postageUsd, taxUsd, taxedUsd, payableUsd }: RefundBasis): number {
  if (postageUsd === 0) return 0;
  const [, tax = 0] = partsOf(taxUsd, [Math.max(0, taxedUsd - postageUsd), postageUsd]);
  return Math.min(postageUsd + tax, payableUsd);
}

/** Each line's share of money without delivery, and of the points spent. */
function shares(basis: RefundBasis) {
  const { lines } = basis;
  const postage = paidPostage(basis);
  const paid = lines.map((line) => line.paidUsd);
  const carried = partsOf(postage, paid);
  const worth = lines.map((line) => line.unitPriceUsd * line.quantity);
  const goodsPoints = lines.map((line) => (line.unitPoints ?? 0) * line.quantity);
  const deducted = basis.pointsUsed - goodsPoints.reduce((sum, points) => sum + points, 0);
  const points = partsOf(deducted, worth).map((part, index) => part + (goodsPoints[index] ?? 0));
  return { postage, goods: paid.map((usd, index) => usd - (carried[index] ?? 0)), points };
}

/** Pieces that can still go back, by line, as items of a return request that takes all of them. */
export const everythingLeft = (lines: readonly RefundableLine[]): RefundItem[] =>
  lines
    .filter((line) => line.quantity > line.returned)
    .map((line) => ({ lineId: line.id, quantity: line.quantity - line.returned }));

/** The items that cannot go back: of no line of the order, named twice, or more pieces than are left. */
export function tooMany(lines: readonly RefundableLine[], items: readonly RefundItem[]): RefundItem[] {
  const seen = new Set<string>();
  return items.filter(({ lineId, quantity }) => {
    const line = lines.find((one) => one.id === lineId);
    const twice = seen.has(lineId);
    seen.add(lineId);
    return twice || !line || quantity > line.quantity - line.returned;
  });
}

/**
 * What goes back for these pieces: each line's share by pieces, so that all return requests of an order together come to exactly
 * what was paid, in whatever order and parts. Delivery goes back with the last piece of an order that was never
 * shipped, and keeps its tax where it is kept. Points come back as points; the coupon's part was never paid and is only told. Throws for items that
 * `tooMany` names.
 */
export function splitRefund(basis: RefundBasis, items: readonly RefundItem[]): Split {
  invariant(items.length > 0 && tooMany(basis.lines, items).length === 0, 'only what is left goes back');
  const share = shares(basis);
  const taken = items.map((item) => {
    const index = basis.lines.findIndex((line) => line.id === item.lineId);
    const { quantity, returned, couponUsd } = basis.lines[index] as RefundableLine;
    const of = (whole: number | undefined): number =>
      upTo(whole ?? 0, returned + item.quantity, quantity) - upTo(whole ?? 0, returned, quantity);
    return {
      line: { ...item, amountUsd: of(share.goods[index]), points: of(share.points[index]) },
      couponUsd: of(couponUsd),
    };
  });
  const sum = (part: (one: (typeof taken)[number]) => number): number =>
    taken.reduce((total, one) => total + part(one), 0);
  const pieces = (list: readonly RefundItem[]): number => list.reduce((total, item) => total + item.quantity, 0);
  const everything = pieces(items) === pieces(everythingLeft(basis.lines));
  const goodsUsd = sum((one) => one.line.amountUsd);
  const postageUsd = everything && !basis.shipped ? share.postage : 0;
  return {
    lines: taken.map((one) => one.line),
    goodsUsd,
    postageUsd,
    keptPostageUsd: basis.shipped ? share.postage : 0,
    amountUsd: goodsUsd + postageUsd,
    points: sum((one) => one.line.points),
    couponUsd: sum((one) => one.couponUsd),
    everything,
  };
}
