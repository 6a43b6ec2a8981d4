import {
  DEAL_KINDS,
  DEAL_TIMES,
  type DealKind,
  type DealTime,
  type OpenDealState,
} from '@app/contract/deals/deal-facts';
import { DAY } from '@app/kernel/clock';

/** What of a deal its place in a list follows from. */
export type Shelved = {
  readonly id: string;
  readonly kind: DealKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quota: number;
  readonly claimed: number;
};

/** What a deal that is switched on does at a moment. */
export function stateAt(deal: Omit<Shelved, 'id' | 'kind'>, now: Date): OpenDealState {
  if (deal.endsAt <= now) return 'ended';
  if (deal.startsAt > now) return 'scheduled';
  return deal.claimed >= deal.quota ? 'sold_out' : 'running';
}

const isAt: Readonly<Record<DealTime, (deal: Shelved, now: Date) => boolean>> = {
  running: (deal, now) => deal.startsAt <= now && deal.endsAt > now,
  ending: (deal, now) => isAt.running(deal, now) && deal.endsAt.getTime() - now.getTime() <= DAY,
  soon: (deal, now) => deal.startsAt > now,
};

/** Those that begin first, or end first; what is sold out stands last. */
const inOrder =
  (time: DealTime, now: Date) =>
  (a: Shelved, b: Shelved): number => {
    const gone = (deal: Shelved) => (stateAt(deal, now) === 'sold_out' ? 1 : 0);
    const at = ({ startsAt, endsAt }: Shelved) => (time === 'soon' ? startsAt : endsAt).getTime();
    return gone(a) - gone(b) || at(a) - at(b) || (a.id < b.id ? -1 : 1);
  };

/** Deals of a kind, or of all, at a time, in the order of a list. */
export const shelf = <T extends Shelved>(
  deals: readonly T[],
  of: { readonly kind: DealKind | undefined; readonly time: DealTime; readonly now: Date },
): T[] =>
  deals
    .filter((deal) => (of.kind === undefined || deal.kind === of.kind) && isAt[of.time](deal, of.now))
    .sort(inOrder(of.time, of.now));

/** How many deals of each kind there are. */
export const countKinds = (deals: readonly Shelved[]): Record<DealKind, number> =>
  Object.fromEntries(DEAL_KINDS.map((kind) => [kind, deals.filter((deal) => deal.kind === kind).length])) as Record<
    DealKind,
    number
  >;

/** How many deals there are at each time. */
export const countTimes = (
  deals: readonly Shelved[],
  of: { readonly kind: DealKind | undefined; readonly now: Date },
): Record<DealTime, number> =>
  Object.fromEntries(DEAL_TIMES.map((time) => [time, shelf(deals, { ...of, time }).length])) as Record<
    DealTime,
    number
  >;
