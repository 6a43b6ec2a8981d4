import { DEAL_KINDS, type DealKind, type DealTime } from '@app/contract/deals/deal-facts';
import type { DealCard } from '@app/contract/deals/views';

/** So many units, or a tenth of them, are few. */
const FEW = 3;
const FEW_SHARE = 0.1;

type Units = Pick<DealCard, 'quota' | 'left'>;

/** Whether so few units are left that the number is worth saying. */
export const isFew = ({ quota, left }: Units): boolean => left > 0 && (left <= FEW || left <= quota * FEW_SHARE);

/** Units that are taken, be it by orders that are not paid yet. */
export const claimedOf = ({ quota, left }: Units): number => Math.max(quota - left, 0);

/** Units that are taken, in whole percent. */
export const claimedShare = (units: Units): number =>
  units.quota === 0 ? 100 : Math.round((claimedOf(units) / units.quota) * 100);

/** Whether nothing of it can be had any more. */
export const isOver = ({ state }: Pick<DealCard, 'state'>): boolean => state === 'sold_out' || state === 'ended';

/** When the list next changes by itself: one of its deals ends, or begins where they begin later. Null for never. */
export function nextTurn(
  deals: readonly Pick<DealCard, 'startsAt' | 'endsAt'>[],
  time: DealTime,
  now: number,
): string | null {
  const moments = deals.map(({ startsAt, endsAt }) => (time === 'soon' ? startsAt : endsAt));
  const [next] = moments.filter((at) => Date.parse(at) > now).sort((a, b) => Date.parse(a) - Date.parse(b));
  return next ?? null;
}

/** The first kind that has deals; the first of all where none has. */
export const firstKind = (counts: Readonly<Partial<Record<DealKind, number>>>): DealKind =>
  DEAL_KINDS.find((kind) => (counts[kind] ?? 0) > 0) ?? DEAL_KINDS[0];
