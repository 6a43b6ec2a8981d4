import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { tagOf } from '@app/contract/core/locale';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { WithdrawalChannel } from '@app/contract/withdrawals/schemas';
import { useEffect, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { inUsd } from '../../widgets/typed-cents.ts';
import { arrivalText } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

const TYPING_MS = 350;

/** The text once nothing was typed for a moment; at once when `settled`. */
function useSettled(text: string, settled: boolean): string {
  const [kept, setKept] = useState(text);
  useEffect(() => {
    if (settled) return setKept(text);
    const timer = setTimeout(() => setKept(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return kept;
}

/** What the withdrawal costs, what leaves the wallet and what arrives, before anything is asked for. */
export function QuoteCard(props: {
  readonly channel: WithdrawalChannel;
  /** As typed and within the limits; empty otherwise. */
  readonly amount: string;
  readonly settled: boolean;
}) {
  const t = useT();
  const format = usePriceFormat();
  const locale = usePreferences((state) => state.locale);
  const { channel } = props;
  const amount = useSettled(props.amount, props.settled);
  const quote = useEndpoint(
    withdrawalEndpoints.withdrawalQuote,
    { query: { channel: channel.id, amount } },
    { enabled: amount !== '', keepPrevious: true, staleTime: 0 },
  );
  const shown = amount !== '' && quote.data?.amountUsd !== undefined ? quote.data : null;
  const rule = [
    channel.feeUsd > 0 ? format.text(inUsd(channel.feeUsd)) : '',
    channel.feeBp > 0
      ? `${new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 2 }).format(channel.feeBp / 100)}%`
      : '',
  ].filter(Boolean);
  const fee = rule.length > 0 ? rule.join(' + ') : t('withdrawals.no_fee');
  return (
    <Card>
      <div className={styles.sum} aria-live="polite" aria-busy={quote.isFetching}>
        <dl className={quote.isFetching || amount !== props.amount ? styles.stale : ''}>
          <KeyValue name={t('withdrawals.fee')}>{shown ? format.text(inUsd(shown.feeUsd)) : fee}</KeyValue>
          <KeyValue name={t('withdrawals.leaves')}>{shown ? format.text(inUsd(shown.totalUsd)) : '–'}</KeyValue>
          <KeyValue strong name={t('withdrawals.arrives')}>
            {shown ? arrivalText(shown.arrives, locale) : '–'}
          </KeyValue>
        </dl>
        {shown && !shown.covered ? (
          <p className={styles.flaw} role="alert">
            {t('withdrawals.not_covered')}
          </p>
        ) : null}
        {quote.error && amount !== '' ? <ErrorNote error={quote.error} onRetry={() => void quote.refetch()} /> : null}
      </div>
    </Card>
  );
}
