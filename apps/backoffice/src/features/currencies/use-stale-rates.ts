import { staffCurrencyEndpoints } from '@app/contract/currencies/staff-endpoints';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';

const EVERY_MS = 300_000;

/** How many currencies on offer have a rate that is too old; none for who may not see them. */
export function useStaleRates(): number {
  const enabled = useAllowed('system.currencies.view');
  const answer = useAnswer(
    staffCurrencyEndpoints.listCurrencies,
    { query: { stale: '1', limit: '1' } },
    { enabled, everyMs: EVERY_MS },
  );
  return enabled ? (answer.data?.counts.stale ?? 0) : 0;
}
