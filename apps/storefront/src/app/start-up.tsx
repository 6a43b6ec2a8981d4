import { setCurrencies } from '@app/client/currencies';
import { takeIdentity } from '@app/client/identity';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDeviceCart } from '../shell/device-cart.ts';
import { applyServerLanguage } from '../shell/language.ts';
import { listenTo } from '../shell/realtime.ts';
import { useSession, useSignedIn } from '../shell/session.ts';
import { useClockOffset, useShop } from '../shell/shop.ts';
import { takeOverDeviceCart, takeUserInfo } from '../shell/sign-in.ts';
import { deviceZone } from '../shell/time-zone.ts';
import { followWallet } from '../shell/wallet-changes.ts';

/**
 * How often the start-up configuration is read again, in milliseconds: without a line to the server this is how late a
 * page hears of new texts, rates and parameters.
 */
const CONFIG_FRESH_MS = 60_000;

/** Reads the shop's configuration and, with a session, who is signed in; both quietly. Draws nothing. */
export function StartUp() {
  const signedIn = useSignedIn();
  const token = useSession((state) => state.session?.token.token);
  const boot = useEndpoint(settingsEndpoints.bootstrap, undefined, {
    staleTime: CONFIG_FRESH_MS,
    refetchInterval: CONFIG_FRESH_MS,
    ofShell: true,
  });
  const user = useEndpoint(accountEndpoints.userInfo, undefined, { enabled: signedIn, ofShell: true });

  useEffect(() => {
    if (!boot.data) return;
    useShop.setState({ shop: boot.data });
    takeIdentity(boot.data.config.identity);
    useClockOffset.setState({ offsetMs: Date.parse(boot.data.server_time) - boot.dataUpdatedAt });
    setCurrencies(boot.data.currencies);
    const { suggestCurrency, setCurrency } = usePreferences.getState();
    suggestCurrency(boot.data.default_currency);
    const { currency } = usePreferences.getState();
    if (!boot.data.currencies.some((one) => one.code === currency)) setCurrency(boot.data.default_currency);
    applyServerLanguage(boot.data);
  }, [boot.data, boot.dataUpdatedAt]);

  const { refetch } = boot;
  useEffect(() => (signedIn ? listenTo('translations', () => void refetch()) : undefined), [signedIn, refetch]);

  const queries = useQueryClient();
  useEffect(() => (signedIn ? followWallet(queries) : undefined), [signedIn, queries]);
  useEffect(() => {
    void (signedIn ? takeOverDeviceCart(queries) : openDeviceCart());
  }, [signedIn, queries]);

  const { data: info, isPlaceholderData } = user;
  useEffect(() => {
    if (!token || !info || isPlaceholderData) return;
    takeUserInfo(info);
    const notify = () => {
      if (document.visibilityState === 'visible' && !info.timeZoneChosen && info.timeZone !== deviceZone())
        void import('../shell/keep-time-zone.ts').then(
          ({ sendDeviceZone }) => sendDeviceZone(queries),
          () => undefined,
        );
    };
    notify();
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  }, [info, isPlaceholderData, token, queries]);

  return null;
}
