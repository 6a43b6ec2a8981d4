import { type ApiError, isApiError } from '@app/client/api-error';
import { type CallInput, call } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';

/** A table as it is quoted. */
export type TableBody = Omit<NonNullable<CallInput<typeof diningEndpoints.createDiningQuote>['body']>, 'usePoints'>;

/** The quote of a second table beside the one that is booked, for another group of the party; asked for anew with each quote of the first. */
export function useSecondTable(of: {
  readonly party: DiningParty | null;
  readonly table: TableBody | null;
  readonly besideQuoteId: string | null;
}) {
  const { party, table, besideQuoteId } = of;
  const place = useLanguageAndCurrency();
  const wanted = party && table && besideQuoteId ? { party, table, besideQuoteId } : null;
  const read = useQuery({
    queryKey: ['second table', wanted, place],
    enabled: wanted !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => {
      if (!wanted) throw new Error('no table is wanted');
      const { adults, childAges } = wanted.party;
      const { waitId: _taken, ...beside } = wanted.table;
      const more = { adults, childAges: [...childAges], areaId: null, menus: [], usePoints: false };
      const body = { ...beside, ...more, besideQuoteId: wanted.besideQuoteId };
      return call(diningEndpoints.createDiningQuote, { body }, { quiet: true, toast: false });
    },
  });
  return {
    party,
    quote: wanted ? (read.data ?? null) : null,
    error: wanted && isApiError(read.error) ? read.error : null,
    /** One is wanted and cannot be booked yet. */
    waits: party !== null && (!wanted || read.isFetching || !read.data),
    /** Takes a refusal that is of its quote alone: it is asked for anew. Returns whether it was one. */
    takeChange: (error: ApiError): boolean => {
      const { before } = (error.data ?? {}) as { readonly before?: { readonly id: string } };
      if (error.key !== 'order.quote_changed' || before?.id !== read.data?.id) return false;
      void read.refetch();
      toast(error.msg, 'warning');
      return true;
    },
  };
}
