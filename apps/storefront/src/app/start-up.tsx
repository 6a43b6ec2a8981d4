import { setCurrencies } from '@app/client/currencies';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDeviceCart } from '../shell/device-cart.ts';
import { applyServerLanguage } from '../shell/language.ts';
import { useSession, useSignedIn } from '../shell/session.ts';
import { useClockOffset, useShop } from '../shell/shop.ts';
import { takeOverDeviceCart, takeUserInfo } from '../shell/sign-in.ts';

/** How often the start-up configuration is read again, in milliseconds. */
const CONFIG_FRESH_MS = 5 * 60_000;

/** Reads the shop's configuration and, with a session, who is signed in; both quietly. Draws nothing. */
export function StartUp() {
  const signedIn = useSignedIn();
  const token = useSession((state) => state.session?.token.token);
  const boot = useEndpoint(settingsEndpoints.bootstrap, undefined, { staleTime: CONFIG_FRESH_MS });
  const user = useEndpoint(accountEndpoints.userInfo, undefined, { enabled: signedIn });

  useEffect(() => {
    if (!boot.data) return;
    useShop.setState({ shop: boot.data });
    useClockOffset.setState({ offsetMs: Date.parse(boot.data.server_time) - boot.dataUpdatedAt });
    setCurrencies(boot.data.currencies);
    const { currency, setCurrency } = usePreferences.getState();
    if (!boot.data.currencies.some((one) => one.code === currency)) setCurrency('USD');
    applyServerLanguage(boot.data.lang, boot.data.lang_cache_time);
  }, [boot.data, boot.dataUpdatedAt]);

  const queries = useQueryClient();
  useEffect(() => {
    void (signedIn ? takeOverDeviceCart(queries) : openDeviceCart());
  }, [signedIn, queries]);

  const { data: info, isPlaceholderData } = user;
  useEffect(() => {
    if (token && info && !isPlaceholderData) takeUserInfo(info);
  }, [info, isPlaceholderData, token]);

  return null;
}
