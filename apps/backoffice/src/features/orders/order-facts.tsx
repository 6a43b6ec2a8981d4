import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { customerFact, Facts } from '../../ui/drawer';
import look from './order.module.css';

function addressOf({ address }: StaffOrderDetail): string {
  const { addressDetail, county, city, province, postalCode, country } = address;
  return [addressDetail, county, city, province, postalCode, country].filter(Boolean).join(', ');
}

/** Who carries what; a number that can be followed is a link. */
const Parcels = ({ shipments }: Pick<StaffOrderDetail, 'shipments'>) =>
  shipments.map(({ company, trackingNumber, trackingUrl }) => (
    <div key={`${company} ${trackingNumber}`}>
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
      , {company}
    </div>
  ));

/** The two columns about the order: who receives it, and how it was paid; below, how it travels. */
export function OrderFacts({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  const { payment, agent } = order;
  const rebate = agent && t('orders.agent_rebate', { name: agent.name, percent: format.percent(agent.rebatePercent) });
  return (
    <div className={look.two}>
      <Facts
        title={t('orders.recipient')}
        facts={[
          [t('orders.name'), order.address.name],
          [t('orders.phone'), order.address.tel],
          [t('orders.address'), addressOf(order)],
          [t('orders.customer'), customerFact(order.customer)],
          [t('orders.note'), order.note],
          [t('orders.tracking_number'), order.shipments.length > 0 && <Parcels shipments={order.shipments} />],
        ]}
      />
      <Facts
        title={t('orders.payment')}
        facts={[
          [
            t('orders.paid_by'),
            payment.channel &&
              textOf(`orders.channel.${payment.channel}`, 'orders.channel.other', { name: payment.channel }),
          ],
          [t('orders.payment_status'), textOf(`orders.payment_state.${payment.status}`, 'ui.unknown')],
          [t('orders.payment_number'), payment.number],
          [t('orders.provider_number'), payment.providerNumber],
          [t('orders.paid_at'), payment.paidAt && format.exact(payment.paidAt)],
          [t('orders.refunded'), payment.refundedUsd > 0 && format.money(payment.refundedUsd)],
          [t('orders.agent'), rebate],
        ]}
      />
    </div>
  );
}
