import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { earlierAmount, earlierStateOf } from '@app/contract/earlier-orders/kinds';

/** How the words and amounts of another shop's files are shown: known steps in the reader's language, others as written. */
export function useEarlierWords() {
  const t = useT();
  const tag = tagOf(usePreferences((state) => state.locale));
  const state = (written: string): string => {
    const known = earlierStateOf(written);
    return known ? t(`earlier.state.${known}`) : written;
  };
  return {
    state,
    /** The steps of an order that its file names, once each. */
    states: (order: {
      readonly payment: string;
      readonly fulfilment: string;
      readonly cancelled: boolean;
    }): string[] => {
      if (order.cancelled) return [t('earlier.cancelled')];
      return [...new Set([order.payment, order.fulfilment].filter(Boolean).map(state))];
    },
    amount: (amount: string, currency: string): string => earlierAmount(amount, currency, tag),
  };
}
