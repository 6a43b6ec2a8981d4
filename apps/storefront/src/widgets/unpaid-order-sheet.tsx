import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { OrderInTheWay } from '@app/contract/orders/in-the-way';
import type { AnyOrder } from '@app/contract/orders/schemas';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/card.tsx';
import { Price } from '../ui/price.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { Tag } from '../ui/tag.tsx';
import { useNamedText } from './list-text.ts';
import { PayWithin } from './pay-within.tsx';
import styles from './price-change-sheet.module.css';
import { useDateText } from './travel/dates/date-text.ts';

/** An order that waits: what it is, for which days, what it costs, and until when it can be paid or that it is in review. */
function WaitingOrder(props: {
  readonly order: AnyOrder;
  readonly inReview: boolean;
  readonly onEnd: () => void;
  readonly children?: ReactNode;
}) {
  const { order, inReview, onEnd, children } = props;
  const t = useT();
  const date = useDateText();
  const { goods, booked } = order;
  const until = goods ? goods.expiresAt : (booked?.pay?.until ?? null);
  return (
    <li className={styles.waiting}>
      <div className="row between g3">
        <div className="grow">
          <p className="semi clip2">{order.title}</p>
          <p className="cap t2">
            {goods ? t('orders.count', { count: goods.count }) : booked ? date.range(booked.from, booked.to) : null}
          </p>
          <p className="cap t3 num">{order.number}</p>
        </div>
        <Price price={order.payable} size="l" />
      </div>
      {inReview ? <Tag tone="info">{order.stateText}</Tag> : until ? <PayWithin until={until} onEnd={onEnd} /> : null}
      {children}
    </li>
  );
}

type SheetProps = {
  /** What stands in the way, the oldest first; empty while nothing does. */
  readonly orders: readonly OrderInTheWay[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPay: (order: OrderInTheWay) => void;
  /** Cancels all of them and goes on. */
  readonly onCancel: () => void;
  readonly onSee: (order: OrderInTheWay) => void;
};

/** Each order that stands in the way; where there are several, with what can be done about it alone. */
function WaitingOrders({ orders, onClose, onPay, onSee }: SheetProps) {
  const t = useT();
  const named = useNamedText();
  const read = useEndpoint(orderEndpoints.allOrders, { query: { group: 'unpaid' } }, { staleTime: 0 });
  const isHere = ({ orderId }: OrderInTheWay) => read.data?.list.some(({ id }) => id === orderId);
  // One that was placed elsewhere meanwhile is read with the next answer.
  if (read.isPending || (read.isFetching && !orders.every(isHere))) return <SkeletonText lines={2} />;
  return (
    <ul className={styles.waitingList}>
      {orders.map((one) => {
        const order = read.data?.list.find(({ id }) => id === one.orderId);
        // Without it, what is to be done about it still stands.
        if (!order) return null;
        return (
          <WaitingOrder key={one.orderId} order={order} inReview={one.inReview} onEnd={onClose}>
            {orders.length > 1 ? (
              <div className="row g2">
                {one.inReview ? null : (
                  <Button
                    size="s"
                    kind="soft"
                    onClick={() => onPay(one)}
                    aria-label={named(t('orders.unpaid_pay'), order.title)}
                  >
                    {t('orders.unpaid_pay')}
                  </Button>
                )}
                <Button
                  size="s"
                  kind="ghost"
                  onClick={() => onSee(one)}
                  aria-label={named(t('orders.unpaid_see'), order.title)}
                >
                  {t('orders.unpaid_see')}
                </Button>
              </div>
            ) : null}
          </WaitingOrder>
        );
      })}
    </ul>
  );
}

/** Other orders wait for their payment or their review: pay, cancel and go on, or look at them. */
export function UnpaidOrderSheet(given: SheetProps) {
  const t = useT();
  const { orders, busy, onCancel, onClose } = given;
  const leaveFor = (move: (order: OrderInTheWay) => void) => (order: OrderInTheWay) => {
    onClose();
    move(order);
  };
  const props = { ...given, onPay: leaveFor(given.onPay), onSee: leaveFor(given.onSee) };
  const count = orders.length;
  const [only] = count === 1 ? orders : [];
  const waits = orders.some(({ inReview }) => inReview);
  return (
    <Sheet
      open={count > 0}
      onClose={onClose}
      title={t(only?.inReview ? 'orders.in_review_title' : 'orders.unpaid_title', { count })}
      footer={
        <div className={styles.stackedButtons}>
          {only && !only.inReview ? (
            <Button block onClick={() => props.onPay(only)}>
              {t('orders.unpaid_pay')}
            </Button>
          ) : null}
          <Button block kind="ghost" loading={busy} onClick={onCancel}>
            {t('orders.unpaid_cancel', { count })}
          </Button>
          {only ? (
            <Button block kind="ghost" onClick={() => props.onSee(only)}>
              {t('orders.unpaid_see')}
            </Button>
          ) : null}
        </div>
      }
    >
      {only?.inReview ? null : <p className={styles.intro}>{t('orders.unpaid_text', { count })}</p>}
      {waits ? (
        <div className={styles.intro}>
          <Note tone="info">{t('orders.in_review_text')}</Note>
        </div>
      ) : null}
      {count > 0 ? <WaitingOrders key={orders.map(({ orderId }) => orderId).join(' ')} {...props} /> : null}
    </Sheet>
  );
}
