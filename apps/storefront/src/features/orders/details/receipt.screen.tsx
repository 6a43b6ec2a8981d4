import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { ALWAYS_SHOWN } from '@app/contract/orders/price-steps';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { IconReceiptOff } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AddressLine } from '../../../widgets/address-line.tsx';
import styles from '../../../widgets/receipt/receipt.module.css';
import { ReceiptFacts, ReceiptPage, ReceiptPart, ReceiptSums } from '../../../widgets/receipt/receipt-page.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

function Goods({ order }: { readonly order: OrderDetail }) {
  const t = useT();
  const format = usePriceFormat();
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('orders.receipt_item')}</th>
          <th scope="col">{t('orders.receipt_quantity')}</th>
          <th scope="col">{t('orders.receipt_sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td>
              {line.name}
              {line.options ? <span className={styles.options}>{line.options}</span> : null}
            </td>
            <td>{line.quantity}</td>
            <td data-amount>
              {line.points === null
                ? format.text({ ...line.price, amount: line.price.amount * line.quantity })
                : t('orders.receipt_points', { count: line.points * line.quantity })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a paid order cost, made for paper. */
export default function ReceiptScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(orderEndpoints.orderDetails, { query: { id } }, { enabled: id !== '' });
  const order = read.data;
  if (!order?.paidAt) {
    return (
      <Page title={t('orders.receipt')} onBack={go.back}>
        {order ? (
          <EmptyState
            icon={IconReceiptOff}
            title={t('orders.receipt_unpaid')}
            action={<ButtonLink href={hrefTo('orderDetails', { id })}>{t('orders.details_title')}</ButtonLink>}
          />
        ) : read.isPending && id !== '' ? (
          <OrderSkeleton />
        ) : (
          <OrderMissing error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Page>
    );
  }
  return (
    <ReceiptPage>
      <ReceiptFacts order={order} />
      <ReceiptPart title={t('orders.receipt_to')}>
        <AddressLine address={order.address} />
      </ReceiptPart>
      <Goods order={order} />
      <ReceiptSums
        lines={order.priceLines}
        always={ALWAYS_SHOWN}
        payable={order.payable}
        points={order.pointsForGoods}
        refund={order.refundAmount}
      />
      <p className="cap t3">{t('orders.receipt_thanks')}</p>
    </ReceiptPage>
  );
}
