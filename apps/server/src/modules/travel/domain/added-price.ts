import { adjustTo, type PricingLine } from '../../pricing/public.ts';
import { besidePolicy } from './carried-policy.ts';
import type { FrozenItem, FrozenTravel } from './frozen-travel.ts';
import { frozenCurrency, type TravelRow } from './travel-row.ts';

/** Numbers of a line that are counted; all others say how its amount came about. */
const COUNTED = new Set(['count', 'own']);

/** A line of a price with what was added to it. What it is explained by is that of the booking, unless only what was added has an amount. */
function addLine(line: PricingLine, more: PricingLine | undefined): PricingLine {
  if (!more) return line;
  const detail = line.amountUsd === 0 && more.amountUsd !== 0 ? more.detail : line.detail;
  const counted = [...COUNTED].flatMap((name) => {
    const [a, b] = [line.detail[name], more.detail[name]].map((value) => (typeof value === 'number' ? value : 0));
    return a || b ? [[name, (a ?? 0) + (b ?? 0)]] : [];
  });
  return {
    ...line,
    amountUsd: line.amountUsd + more.amountUsd,
    amountShown: line.amountShown + more.amountShown,
    detail: { ...detail, ...Object.fromEntries(counted) },
  };
}

/**
 * A booking with what is bought beside it: what was paid stays line by line, what is added comes onto it. `items` are those of the
 * booking, `added` is priced alone.
 */
export function withAdded(order: TravelRow, items: readonly FrozenItem[], added: FrozenTravel): FrozenTravel {
  const { pricing } = added;
  const payableUsd = order.payableUsd + pricing.payableUsd;
  const summed = order.priceLines.map((line) =>
    addLine(
      line,
      pricing.lines.find(({ step }) => step === line.step),
    ),
  );
  const { lines, payableShown } = adjustTo(
    { lines: summed, weights: [1], currency: frozenCurrency(order) },
    payableUsd,
  );
  const { pointsUsed: deducted, pointsValueUsd: deductedUsd } = order;
  return {
    ...added,
    service: {
      from: order.serviceFrom,
      to: order.serviceTo,
      zone: order.zone,
      startsAt: order.startsAt.toISOString(),
      endsAt: order.endsAt.toISOString(),
    },
    guestsUntil: order.guestsUntil?.toISOString() ?? null,
    items: [...items, ...added.items],
    pricing: { ...pricing, lines, payableUsd, payableShown, points: { ...pricing.points, deducted, deductedUsd } },
    cancellation: besidePolicy({
      before: order.policy,
      added: added.cancellation,
      worthUsd: payableUsd + deductedUsd,
    }),
  };
}
