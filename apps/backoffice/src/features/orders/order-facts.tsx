import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { comma } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { customerFact, Facts } from '../../ui/drawer';
import { usePaymentFacts } from '../../ui/use-payment-facts';
import styles from './order.module.css';

/** Where an order goes, in one line. */
export function addressText({ address }: Pick<StaffOrderDetail, 'address'>): string {
  const { addressDetail, county, city, province, postalCode, country } = address;
  return [addressDetail, county, city, province, postalCode, country].filter(Boolean).join(comma());
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
  const paymentFacts = usePaymentFacts();
  const { payment, agent } = order;
  return (
    <div className={styles.two}>
      <Facts
        title={t('orders.recipient')}
        facts={[
          [t('orders.name'), order.address.name],
          [t('orders.phone'), order.address.tel],
          [t('orders.address'), addressText(order)],
          [t('orders.customer'), customerFact(order.customer)],
          [t('orders.note'), order.note],
          [t('orders.tracking_number'), order.shipments.length > 0 && <Parcels shipments={order.shipments} />],
        ]}
      />
      <Facts title={t('orders.payment')} facts={paymentFacts(payment, agent)} />
    </div>
  );
}
