import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { rebateEndpoints } from '@app/contract/rebates/endpoints';
import { REBATE_STATES, type RebateState } from '@app/contract/rebates/states';
import { IconCoin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { Card, Note } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyPart, ErrorState } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './levels.module.css';
import { RebateOrderSheet } from './rebate-order-sheet.tsx';

/**
 * An agent's rebates by state with their sums, each leading to its order; for others, what they are. An order that the
 * address names is opened once.
 */
export function Rebates() {
  const t = useT();
  const moment = useMomentText();
  const [state, setState] = useState<RebateState>('pending');
  const [orderId, setOrderId] = useState<string | null>(null);
  const { order } = useScreenParams<'order'>();
  const setParams = useSetScreenParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: setParams is another one with every address
  useEffect(() => {
    if (!order) return;
    setOrderId(order);
    setParams({ order: undefined });
  }, [order]);
  const feed = useFeed(rebateEndpoints.rebates, { query: { state } });
  const { first } = feed;
  if (!first && feed.isPending) {
    return (
      <Card>
        <Skeleton height="12rem" />
      </Card>
    );
  }
  if (!first) return <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />;
  if (!first.agent) {
    return (
      <div className="pad">
        <Note>{t('rebates.agents_only')}</Note>
      </div>
    );
  }
  const { name, level, ratioPercent } = first.agent;
  return (
    <>
      <Card>
        <p className={`sub t2 ${styles.agent}`}>{t('rebates.agent', { name, level, percent: ratioPercent })}</p>
        <fieldset className={styles.sums} aria-label={t('rebates.choose')}>
          {REBATE_STATES.map((one) => (
            <button
              key={one}
              type="button"
              className={cx(styles.sum, one === state && styles.sumOn)}
              aria-pressed={one === state}
              onClick={() => setState(one)}
            >
              <span className={styles.sumName}>{t(`rebates.state.${one}`)}</span>
              <Price price={first.sums[one].amount} size="m" />
              <span className="cap t3 num">{first.sums[one].count}</span>
            </button>
          ))}
        </fieldset>
      </Card>
      {feed.items.length === 0 ? (
        <EmptyPart icon={IconCoin} title={t(`rebates.none.${state}_title`)} text={t(`rebates.none.${state}_text`)} />
      ) : (
        <InfiniteList feed={feed}>
          {(rebates) => (
            <Card flush>
              {rebates.map((one) => (
                <ListRow
                  key={one.id}
                  title={<span className="num">{one.orderNumber}</span>}
                  note={`${one.nickname} · ${t(`rebates.at.${one.state}`, { moment: moment.minute(one.at) })}`}
                  value={
                    <span className={one.state === 'settled' ? 'ok' : styles.minus}>
                      {one.state === 'settled' ? '+' : one.state === 'reversed' ? '−' : ''}
                      <Price price={one.amount} />
                    </span>
                  }
                  onPress={() => setOrderId(one.orderId)}
                />
              ))}
            </Card>
          )}
        </InfiniteList>
      )}
      <RebateOrderSheet orderId={orderId} onClose={() => setOrderId(null)} />
    </>
  );
}
