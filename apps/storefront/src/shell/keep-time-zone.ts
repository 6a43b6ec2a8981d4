import { call } from '@app/client/call';
import { invalidateEndpoints } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { TimeZoneWay } from '@app/contract/accounts/schemas';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { deviceZone } from './time-zone.ts';

type Wish = { readonly timeZone: string; readonly how: TimeZoneWay };

/** Keeps a zone on the account; what the server says by days is read again. Throws what the call refuses. */
export async function keepTimeZone(queries: QueryClient, wish: Wish, { quiet = false } = {}): Promise<void> {
  const { session } = useSession.getState();
  const kept = await call(accountEndpoints.keepTimeZone, { body: wish }, quiet ? { quiet, toast: false } : {});
  const now = useSession.getState();
  if (!now.session?.userInfo || now.session.token.token !== session?.token.token) return;
  now.setUserInfo({ ...now.session.userInfo, ...kept });
  const { wallet, moneyLog, statementMonths } = walletEndpoints;
  await invalidateEndpoints(queries, accountEndpoints.userInfo, wallet, moneyLog, statementMonths);
}

/** Tells the account the device's zone unless it is known there, or the customer chose one. Says nothing of a failure. */
export async function sendDeviceZone(queries: QueryClient): Promise<void> {
  const user = useSession.getState().session?.userInfo;
  const timeZone = deviceZone();
  if (!user || user.timeZoneChosen || user.timeZone === timeZone) return;
  await keepTimeZone(queries, { timeZone, how: 'noticed' }, { quiet: true }).catch(() => undefined);
}
