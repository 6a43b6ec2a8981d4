import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { EventTimeline } from '../../ui/event-timeline';
import { Thumb, TwoLines } from '../../ui/list/cells';
import look from './order.module.css';
import { OrderState } from './order-state';

/** The lines of the order, a picture each. */
export function OrderItems({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const format = useFormat();
  const points = (line: StaffOrderDetail['lines'][number]) =>
    line.points === null ? '' : t('orders.points', { count: line.points, amount: format.count(line.points) });
  return (
    <section>
      <h3 className={look.title}>{t('orders.items')}</h3>
      {order.lines.map((line) => (
        <div className={look.line} key={line.id}>
          <Thumb url={line.cover} size={52} />
          <TwoLines strong top={line.name} bottom={line.options} />
          <span className={look.times}>
            {points(line) || format.money(line.price.usd)} × {format.count(line.quantity)}
          </span>
          <b>{format.money(line.price.usd * line.quantity)}</b>
        </div>
      ))}
    </section>
  );
}

/** Every step of the price that changed something, and what is paid. The steps add up to it. */
export function OrderSum({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const format = useFormat();
  const always = ['list_price'];
  const lines = order.priceLines.filter((line) => line.amount.usd !== 0 || always.includes(line.step));
  return (
    <div className={look.sum}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may occur twice, and lines never move
        <span key={`${line.step}-${index}`}>
          {t(`orders.price.${line.step}`)} <b>{format.money(line.amount.usd)}</b>
        </span>
      ))}
      <span className={look.total}>
        {t('orders.actual_payment')} <b>{format.money(order.payableUsd)}</b>
      </span>
    </div>
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
