import { call } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { useInvalidate } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { useSignedIn } from './session.ts';

let changes = 0;

/** Whether the account's currency is about to follow the device's: until then what it says is of before. */
export const currencyIsChanging = (): boolean => changes > 0;

/** Shows prices in a currency from now on; with an account it is kept there too, quietly. */
export function useChooseCurrency(): (code: string) => void {
  const signedIn = useSignedIn();
  const invalidate = useInvalidate();
  return (code) => {
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
