import { readAnswer } from '@app/client/answer-age';
import { usePreferences } from '@app/client/preferences';
import { endpointKey, invalidateEndpoints } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { currentToken } from './session.ts';

/** How recent the wallet's answer must be not to be asked for once more, in milliseconds. */
const JUST_NOW_MS = 1_000;

/**
 * Marks every read of money and points as out of date, and reads the wallet even when no screen shows it: its answer is
 * what the device shows without a connection.
 */
export async function readWallet(queries: QueryClient): Promise<void> {
  if (currentToken() === null) return;
  const { wallet, moneyLog, statementMonths } = walletEndpoints;
  await invalidateEndpoints(queries, accountEndpoints.userInfo, wallet, moneyLog, statementMonths);
  const { locale, currency } = usePreferences.getState();
  await queries.prefetchQuery({
    queryKey: endpointKey(wallet, undefined, { locale, currency }),
    queryFn: (asked) => readAnswer(wallet, undefined, asked, false),
    staleTime: JUST_NOW_MS,
  });
}
