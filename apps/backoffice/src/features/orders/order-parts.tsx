import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { EventTimeline } from '../../ui/event-timeline';
import { Thumb, TwoLines } from '../../ui/list/cells';
import styles from './order.module.css';
import { OrderState } from './order-state';

/** The lines of the order, a picture each. */
export function OrderItems({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const format = useFormat();
  const points = (line: StaffOrderDetail['lines'][number]) =>
    line.points === null ? '' : t('orders.points', { count: line.points, amount: format.count(line.points) });
  return (
    <section>
      <h3 className={styles.title}>{t('orders.items')}</h3>
      {order.lines.map((line) => (
        <div className={styles.line} key={line.id}>
          <Thumb url={line.cover} size={52} />
          <TwoLines strong top={line.name} bottom={line.options} />
          <span className={styles.times}>
            {points(line) || format.money(line.price.usd)} × {format.count(line.quantity)}
          </span>
          <b>{format.money(line.price.usd * line.quantity)}</b>
        </div>
      ))}
    </section>
  );
}

/** Everything that happened to the order. */
export function OrderTimeline({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const textOf = useTextOf();
  const events = order.timeline.map((entry) => ({
    what: textOf(`orders.event.${entry.event}`, 'orders.event.other'),
    state: <OrderState state={entry.state} />,
    at: entry.at,
    who: entry.who || t(`orders.by.${entry.by}`),
    note: entry.note,
  }));
  return <EventTimeline title={t('orders.timeline')} events={events} />;
}
