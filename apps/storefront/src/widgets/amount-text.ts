import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Amount } from '@app/contract/core/money-words';

/** Returns how an amount beside its name is written: nothing is said in a word, never as zeros. */
export function useAmountText(): (amount: Amount) => string {
  const t = useT();
  const format = usePriceFormat();
  return (amount) => (amount.amount === 0 ? t('orders.nothing') : format.text(amount));
}
