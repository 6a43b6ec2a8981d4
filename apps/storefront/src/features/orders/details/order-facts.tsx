import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { OrderDetail } from '@app/contract/orders/schemas';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { CopyValue } from '../../../ui/copy-button.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { ReceiptLink } from '../../../widgets/receipt/receipt-link.tsx';
import styles from './order-details.module.css';

/** Number, dates, payment, refund and note of an order; what is not there is left out. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const t = useT();
  const format = usePriceFormat();
  const moment = useMomentText();
  const facts: [string, ReactNode][] = [
    [t('orders.placed_at'), moment.minute(order.createdAt)],
    [t('orders.paid_at'), order.paidAt ? moment.minute(order.paidAt) : null],
    [t('orders.paid_by'), order.paidBy],
    [t('orders.payment_number'), order.paidAt ? order.paymentNumber : null],
    [t('orders.refunded'), order.refundAmount && order.refundAmount.usd > 0 ? format.text(order.refundAmount) : null],
    [t('orders.note'), order.note],
  ];
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('orders.facts')}</h2>
      <dl>
        <KeyValue name={t('orders.number')}>
          <CopyValue text={order.number} label={t('orders.copy_number')} />
        </KeyValue>
        {facts.map(([name, value]) =>
          value ? (
            <KeyValue key={name} name={name}>
              <span className={styles.note}>{value}</span>
            </KeyValue>
          ) : null,
        )}
      </dl>
      {order.paidAt ? <ReceiptLink route="receipt" id={order.id} /> : null}
    </Card>
  );
}
