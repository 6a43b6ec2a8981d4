import { call } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { useInvalidate } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { useSignedIn } from './session.ts';

let changes = 0;
let followsLink = false;

/**
 * Whether the device's currency goes before the account's: while the account is about to follow it, so that what it says is of before, and
 * where the link that opened the app named one.
 */
export const deviceCurrencyLeads = (): boolean => changes > 0 || followsLink;

/** Shows prices in the currency that a link named for as long as the app is open; the account keeps its own. */
export function showCurrencyOfLink(code: string): void {
  followsLink = true;
  usePreferences.getState().setCurrency(code);
}

/** Shows prices in a currency from now on; with an account it is kept there too, quietly. */
export function useChooseCurrency(): (code: string) => void {
  const signedIn = useSignedIn();
  const invalidate = useInvalidate();
  return (code) => {
    followsLink = false;
    if (signedIn) {
      changes += 1;
      // The device has it already; the account follows when it can be reached.
      call(currencyEndpoints.changeCurrency, { body: { code } }, { quiet: true, toast: false })
        .catch(() => undefined)
        .finally(() => {
          changes -= 1;
          void invalidate(accountEndpoints.userInfo);
        });
    }
    usePreferences.getState().setCurrency(code);
  };
}
