import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { rebateEndpoints } from '@app/contract/rebates/endpoints';
import type { RebateOrder } from '@app/contract/rebates/schemas';
import type { ReactNode } from 'react';
import { KeyValue } from '../../ui/list-row.tsx';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './levels.module.css';

function Facts({ order }: { readonly order: RebateOrder }) {
  const t = useT();
  const format = usePriceFormat();
  const moment = useMomentText();
  const facts: [string, ReactNode][] = [
    [
      t('rebates.order'),
      <span key="number" className="num">
        {order.orderNumber}
      </span>,
    ],
    [t('rebates.person'), order.nickname],
    [t('rebates.paid'), format.text(order.paid)],
    [t('rebates.refunded'), order.refunded.usd > 0 ? format.text(order.refunded) : null],
    [t('rebates.ratio'), t('rebates.ratio_value', { percent: order.ratioPercent })],
    [t('rebates.expected'), order.expected ? format.text(order.expected) : null],
    [t('rebates.paid_at'), moment.minute(order.paidAt)],
    [t('rebates.completed_at'), order.completedAt ? moment.minute(order.completedAt) : null],
  ];
  return (
    <>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <KeyValue key={name} name={name}>
              {value}
            </KeyValue>
          ) : null,
        )}
      </dl>
      <h3 className={`h3 ${styles.linesHead}`}>{t('rebates.lines')}</h3>
      {order.lines.length === 0 ? <p className="sub t2">{t('rebates.no_lines')}</p> : null}
      <dl>
        {order.lines.map((line) => (
          <KeyValue key={line.id} name={t(`rebates.at.${line.state}`, { moment: moment.minute(line.at) })}>
            <span className={line.state === 'settled' ? 'ok' : styles.minus}>
              {line.state === 'settled' ? '+' : '−'}
              <Price price={line.amount} />
            </span>
          </KeyValue>
        ))}
      </dl>
    </>
  );
}

/** What an agent may see of the order behind a rebate, over the list. */
export function RebateOrderSheet(props: { readonly orderId: string | null; readonly onClose: () => void }) {
  const t = useT();
  const { orderId } = props;
  const read = useEndpoint(
    rebateEndpoints.rebateOrder,
    { query: { order: orderId ?? '' } },
    { enabled: orderId !== null, staleTime: 0 },
  );
  return (
    <Sheet open={orderId !== null} onClose={props.onClose} title={t('rebates.detail')}>
      {read.data ? <Facts order={read.data} /> : null}
      {!read.data && read.error ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
      {!read.data && !read.error ? <Skeleton height="18rem" /> : null}
    </Sheet>
  );
}
