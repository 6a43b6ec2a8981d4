import { type PricingLine, shown } from '../../pricing/public.ts';
import type { FrozenItem } from './frozen-travel.ts';
import type { ItemShare } from './split-share.ts';
import { frozenCurrency, type TravelRow } from './travel-row.ts';

/** An item of a booking as it was paid; `offUsd` is what a discount deal took off all of it. */
export type BookedItem = FrozenItem & { readonly offUsd: number };

/** The price of one side of a booking that is split. */
export type PriceShare = {
  readonly items: readonly FrozenItem[];
  readonly lines: readonly PricingLine[];
  readonly totalUsd: number;
  readonly payableUsd: number;
  readonly pointsUsed: number;
  readonly pointsValueUsd: number;
};

type Priced = Pick<
  TravelRow,
  'payableUsd' | 'priceLines' | 'pointsUsed' | 'pointsValueUsd' | 'totalUsd' | 'currency' | 'currencyDecimals' | 'rate'
>;

/** Steps whose part of a price follows from the items that it is of. */
const OF_ITEMS = new Set(['list_price', 'variant', 'deal', 'points']);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const listOf = ({ listPriceUsd, priceUsd }: FrozenItem): number => listPriceUsd ?? priceUsd;

/** Items that move, at what they cost after the deal they were bought at: their booking is on none. */
function movedItems(items: readonly BookedItem[], shares: readonly ItemShare[]): FrozenItem[] {
  return items.flatMap(({ offUsd, paidUsd, deal: _deal, scope: _scope, ...item }, index) => {
    const share = shares[index];
    if (!share || share.moves === 0) return [];
    const off = Math.floor(offUsd / item.quantity);
    const paid = Math.floor((paidUsd * share.moves) / item.quantity);
    return [
      {
        ...item,
        ...share.moved,
        quantity: share.moves,
        priceUsd: item.priceUsd - off,
        listPriceUsd: item.listPriceUsd ?? (off > 0 ? item.priceUsd : null),
        paidUsd: paid,
      },
    ];
  });
}

function stayingItems(items: readonly BookedItem[], shares: readonly ItemShare[]): FrozenItem[] {
  return items.flatMap(({ offUsd: _off, ...item }, index) => {
    const share = shares[index];
    const moves = share?.moves ?? 0;
    if (moves === item.quantity) return [];
    const paidUsd = item.paidUsd - Math.floor((item.paidUsd * moves) / item.quantity);
    return [{ ...item, ...share?.stays, quantity: item.quantity - moves, paidUsd }];
  });
}

/** What of each line of a price moves, in their order, and as it is of who moves; together exactly what the moved items were paid with. */
function movedLines(
  order: Priced,
  moved: readonly FrozenItem[],
  part: { readonly usd: number; readonly of: number; readonly offUsd: number },
) {
  const { offUsd } = part;
  const payableUsd = sum(moved.map(({ paidUsd }) => paidUsd));
  const list = sum(moved.map((item) => listOf(item) * item.quantity));
  const price = sum(moved.map((item) => item.priceUsd * item.quantity));
  const others = order.priceLines.filter(({ step, amountUsd }) => !OF_ITEMS.has(step) && amountUsd !== 0);
  const share = (usd: number): number => (part.of === 0 ? 0 : Math.trunc((usd * part.usd) / part.of));
  const ownPoints = others.length === 0 ? price - payableUsd : share(order.pointsValueUsd);
  const rest = payableUsd - price + ownPoints - sum(others.map(({ amountUsd }) => share(amountUsd)));
  // Cents that shares leave over are of the line that is the largest.
  const largest = others.reduce<PricingLine | undefined>(
    (most, line) => (most && Math.abs(most.amountUsd) >= Math.abs(line.amountUsd) ? most : line),
    undefined,
  );
  const gone = order.priceLines.map((line) => {
    if (line.step === 'list_price') return list;
    if (line.step === 'variant') return price + offUsd - list;
    if (line.step === 'deal') return -offUsd;
    if (line.step === 'points') return -ownPoints;
    return share(line.amountUsd) + (line === largest ? rest : 0);
  });
  // Who moves pays what they did by the deal, and is on none.
  const amounts = order.priceLines.map(({ step }, index) =>
    step === 'deal' ? 0 : (gone[index] ?? 0) - (step === 'variant' ? offUsd : 0),
  );
  return { payableUsd, gone, amounts, pointsValueUsd: ownPoints };
}

/** Numbers of a line that are counted, of the part that it is then of. */
function detailOf(line: PricingLine, of: { readonly count: number; readonly points: number; readonly part: number }) {
  const { detail } = line;
  return {
    ...detail,
    ...('count' in detail && { count: of.count }),
    ...(line.step === 'points' && { points: of.points }),
    ...(typeof detail.own === 'number' && { own: Math.round(detail.own * of.part) }),
  };
}

/** One side, with its lines as they are shown. */
function sideOf(
  order: Priced,
  of: Omit<PriceShare, 'lines' | 'totalUsd'> & { readonly amounts: readonly number[] },
): PriceShare {
  const { amounts, ...side } = of;
  const count = sum(side.items.map(({ quantity }) => quantity));
  const part = order.payableUsd === 0 ? 0 : side.payableUsd / order.payableUsd;
  const lines = order.priceLines.map(({ amountShown: _, ...line }, index) => ({
    ...line,
    amountUsd: amounts[index] ?? 0,
    detail: detailOf({ ...line, amountShown: 0 }, { count, points: side.pointsUsed, part }),
  }));
  const view = shown(lines, frozenCurrency(order));
  return { ...side, lines: view.lines, totalUsd: view.lines[0]?.amountUsd ?? 0 };
}

/**
 * Returns the price of a booking as that of who stays and that of who has a booking of their own from then on: each what their own items
 * cost, to the cent of what was paid together. A deal stays with those who stay; the items of the others cost what they did by it.
 */
export function splitPrice(
  order: Priced,
  items: readonly BookedItem[],
  shares: readonly ItemShare[],
): { readonly stays: PriceShare; readonly moves: PriceShare } {
  const [moved, staying] = [movedItems(items, shares), stayingItems(items, shares)];
  const worth = (ofItems: readonly FrozenItem[]): number =>
    sum(ofItems.map(({ priceUsd, quantity }) => priceUsd * quantity));
  const whole = worth(items) - sum(items.map(({ offUsd }) => offUsd));
  const offUsd = sum(items.map((item, index) => Math.floor(item.offUsd / item.quantity) * (shares[index]?.moves ?? 0)));
  const { payableUsd, gone, amounts, pointsValueUsd } = movedLines(order, moved, {
    usd: worth(moved),
    of: whole,
    offUsd,
  });
  const pointsUsed =
    order.pointsValueUsd === 0 ? 0 : Math.round((order.pointsUsed * pointsValueUsd) / order.pointsValueUsd);
  return {
    moves: sideOf(order, { items: moved, payableUsd, pointsUsed, pointsValueUsd, amounts }),
    stays: sideOf(order, {
      items: staying,
      payableUsd: order.payableUsd - payableUsd,
      pointsUsed: order.pointsUsed - pointsUsed,
      pointsValueUsd: order.pointsValueUsd - pointsValueUsd,
      amounts: order.priceLines.map((line, index) => line.amountUsd - (gone[index] ?? 0)),
    }),
  };
}
