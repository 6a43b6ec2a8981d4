import { useEndpoint } from '@app/client/use-endpoint';
import { usePaged } from '@app/client/use-feed';
import { DEAL_KINDS, DEAL_TIMES, type DealKind, type DealTime } from '@app/contract/deals/deal-facts';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { firstKind } from './deal-state.ts';

/** The kind, the city and the time in the address, and the deals. Without a kind it is the first one that has deals. */
export function useDeals() {
  const params = useScreenParams<'kind' | 'time' | 'city'>();
  const setParams = useSetScreenParams();
  const asked = DEAL_KINDS.find((one) => one === params.kind);
  const time: DealTime = DEAL_TIMES.find((one) => one === params.time) ?? 'running';
  const { city } = params;
  const all = useEndpoint(dealEndpoints.dealList, { query: { limit: '1' } }, { enabled: asked === undefined });
  const kind = asked ?? (all.data ? firstKind(all.data.kinds) : undefined);
  const feed = usePaged(
    dealEndpoints.dealList,
    { query: { time, ...(kind && { kind }), ...(city && { city }) } },
    { enabled: kind !== undefined, keepPrevious: true, staleTime: 0 },
  );
  const trouble = kind === undefined ? all : feed;
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    kind,
    time,
    feed,
    kinds: feed.first?.kinds ?? all.data?.kinds,
    times: feed.first?.times,
    city: city ?? null,
    cities: feed.first?.cities ?? [],
    isPending: trouble.isPending,
    error: trouble.error,
    refetch: trouble.refetch,
    setKind: (next: DealKind) => change({ kind: next, city: null }),
    setCity: (next: string | null) => change({ city: next }),
    setTime: (next: DealTime) => change({ time: next === 'running' ? null : next }),
  };
}

export type Deals = ReturnType<typeof useDeals>;
