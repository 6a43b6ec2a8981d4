import {
  DEAL_KINDS,
  DEAL_TIMES,
  type DealKind,
  type DealTime,
  type OpenDealState,
} from '@app/contract/deals/deal-facts';
import { DAY } from '@app/kernel/clock';

/** What of a deal its place in a list follows from. */
export type ListedDeal = {
  readonly id: string;
  readonly kind: DealKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null for what is in no city. */
  readonly cityId: string | null;
  readonly quota: number;
  readonly claimed: number;
};

/** What a deal that is switched on does at a moment. */
export function stateAt(deal: Omit<ListedDeal, 'id' | 'kind' | 'cityId'>, now: Date): OpenDealState {
  if (deal.endsAt <= now) return 'ended';
  if (deal.startsAt > now) return 'scheduled';
  return deal.claimed >= deal.quota ? 'sold_out' : 'running';
}

const isAt: Readonly<Record<DealTime, (deal: ListedDeal, now: Date) => boolean>> = {
  running: (deal, now) => deal.startsAt <= now && deal.endsAt > now,
  ending: (deal, now) => isAt.running(deal, now) && deal.endsAt.getTime() - now.getTime() <= DAY,
  soon: (deal, now) => deal.startsAt > now,
};

/** Those that begin first, or end first; what is sold out stands last. */
const inOrder =
  (time: DealTime, now: Date) =>
  (a: ListedDeal, b: ListedDeal): number => {
    const gone = (deal: ListedDeal) => (stateAt(deal, now) === 'sold_out' ? 1 : 0);
    const at = ({ startsAt, endsAt }: ListedDeal) => (time === 'soon' ? startsAt : endsAt).getTime();
    return gone(a) - gone(b) || at(a) - at(b) || (a.id < b.id ? -1 : 1);
  };

type DealListQuery = { readonly kind: DealKind | undefined; readonly city?: string | undefined; readonly now: Date };

/** Deals of a kind, or of all, in a city, or anywhere, at a time, in the order of a list. */
export const dealList = <T extends ListedDeal>(
  deals: readonly T[],
  of: DealListQuery & { readonly time: DealTime },
): T[] =>
  deals
    .filter(({ kind }) => of.kind === undefined || kind === of.kind)
    .filter((deal) => (of.city === undefined || deal.cityId === of.city) && isAt[of.time](deal, of.now))
    .sort(inOrder(of.time, of.now));

/** How many deals of each kind there are. */
export const countKinds = (deals: readonly ListedDeal[]): Record<DealKind, number> =>
  Object.fromEntries(DEAL_KINDS.map((kind) => [kind, deals.filter((deal) => deal.kind === kind).length])) as Record<
    DealKind,
    number
  >;

/** How many deals there are at each time. */
export const countTimes = (deals: readonly ListedDeal[], of: DealListQuery): Record<DealTime, number> =>
  Object.fromEntries(DEAL_TIMES.map((time) => [time, dealList(deals, { ...of, time }).length])) as Record<
    DealTime,
    number
  >;

/** Ids of the cities of some deals with how many are in each, most first. */
export function countCities(deals: readonly ListedDeal[]): { id: string; count: number }[] {
  const byCity = Map.groupBy(deals, ({ cityId }) => cityId);
  return [...byCity]
    .flatMap(([id, own]) => (id === null ? [] : [{ id, count: own.length }]))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}
