import { call } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { i18nEndpoints } from '@app/contract/i18n/endpoints';
import { useSignedIn } from './session.ts';

/** Shows prices in a currency from now on; with an account it is kept there too, quietly. */
export function useChooseCurrency(): (code: string) => void {
  const signedIn = useSignedIn();
  return (code) => {
    usePreferences.getState().setCurrency(code);
    if (signedIn) {
      // The device has it already; the account follows when it can be reached.
      call(i18nEndpoints.changeCurrency, { body: { code } }, { quiet: true, toast: false }).catch(() => undefined);
    }
  };
}
