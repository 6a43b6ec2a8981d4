import { useIdentity } from '@app/client/identity';
import { Unbroken } from '@app/client/unbroken';
import { addressText } from '@app/contract/accounts/address-text';
import { ALWAYS_SHOWN } from '@app/contract/orders/price-steps';
import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Button, Flex, Skeleton } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { comma } from '../../text/in-my-language';
import { currentLocale } from '../../text/locale';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PartError } from '../../ui/page-parts';
import styles from './order-receipt.module.css';
import { ORDERS_PATH } from './orders-path';

function Paper({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const format = useFormat();
  const shop = useIdentity((identity) => identity.name);
  const lines = order.priceLines.filter((line) => ALWAYS_SHOWN.includes(line.step) || line.amount.usd !== 0);
  return (
    <article className={styles.paper} data-print>
      <header className={styles.head}>
        <b>{shop}</b>
        <h1>{t('orders.receipt')}</h1>
      </header>
      <dl className={styles.facts}>
        <dt>{t('orders.number')}</dt>
        <dd>{order.number}</dd>
        <dt>{t('orders.paid_at')}</dt>
        <dd>{order.paidAt ? format.exact(order.paidAt) : ''}</dd>
        <dt>{t('orders.recipient')}</dt>
        <dd>
          {order.address.name}, <Unbroken text={addressText(order.address, currentLocale())} />
        </dd>
      </dl>
      <table className={styles.goods}>
        <thead>
          <tr>
            <th scope="col">{t('orders.receipt_item')}</th>
            <th scope="col">{t('orders.items')}</th>
            <th scope="col">{t('orders.receipt_sum')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>{[line.name, line.options].filter(Boolean).join(comma())}</td>
              <td>{format.count(line.quantity)}</td>
              <td>{format.money(line.price.usd * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {lines.map((line) => (
            <tr key={line.step}>
              <th scope="row" colSpan={2}>
                {t(`orders.price.${line.step}`)}
              </th>
              <td>{format.money(line.amount.usd)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              {t('orders.receipt_total')}
            </th>
            <td>{format.money(order.payableUsd)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

/** The receipt of a paid order, made for paper. */
export function OrderReceipt() {
  const t = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readOrder, { params: { id } });
  const order = answer.data?.id === id ? answer.data : undefined;
  if (!order) {
    return answer.error ? (
      <PartError error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <Skeleton active />
    );
  }
  return (
    <>
      <Flex gap={12} justify="space-between" className={styles.bar ?? ''}>
        <Button icon={<IconArrowLeft size={16} />} onClick={() => void navigate(`${ORDERS_PATH}/${id}`)}>
          {t('ui.close')}
        </Button>
        <Button type="primary" icon={<IconPrinter size={16} />} onClick={() => window.print()}>
          {t('orders.receipt_save')}
        </Button>
      </Flex>
      <Paper order={order} />
    </>
  );
}
