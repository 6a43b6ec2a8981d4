import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { IconCheck } from '@tabler/icons-react';
import { useChooseCurrency } from '../shell/choose-currency.ts';
import { Icon } from '../ui/icon.tsx';
import { ErrorNote } from '../ui/states.tsx';
import styles from './choice-list.module.css';
import { ChoiceListSkeleton } from './choice-list-skeleton.tsx';

/** The shop's currencies. Choosing one shows every price in it; signed in, it is kept with the account. */
export function CurrencyList({ onChosen }: { readonly onChosen?: () => void }) {
  const currencies = useEndpoint(currencyEndpoints.currencies, undefined, { staleTime: 600_000 });
  const chosen = usePreferences((state) => state.currency);
  const choose = useChooseCurrency();
  if (currencies.isPending) return <ChoiceListSkeleton rows={12} />;
  if (!currencies.data) return <ErrorNote error={currencies.error} onRetry={() => void currencies.refetch()} />;
  return (
    <div className={styles.list}>
      {currencies.data.map((currency) => {
        const on = currency.code === chosen;
        return (
          <button
            key={currency.code}
            type="button"
            aria-pressed={on}
            className={on ? styles.on : undefined}
            onClick={() => {
              choose(currency.code);
              onChosen?.();
            }}
          >
            <span className={styles.name}>{currency.name}</span>
            <span className={styles.note}>
              {currency.code} · {currency.symbol}
            </span>
            {on ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        );
      })}
    </div>
  );
}
