import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { PayWithin } from './pay-within.tsx';
import styles from './price-change-sheet.module.css';
import { useDateText } from './travel/dates/date-text.ts';

/** The order that waits: what it is, for which days, what it costs, and until when it can be paid. */
function WaitingOrder({ id, onEnd }: { readonly id: string; readonly onEnd: () => void }) {
  const t = useT();
  const date = useDateText();
  const read = useEndpoint(orderEndpoints.allOrders, { query: { group: 'unpaid' } }, { staleTime: 0 });
  const order = read.data?.list.find((one) => one.id === id);
  // Without it, what is to be done about it still stands.
  if (!order) return read.isPending ? <SkeletonText lines={2} /> : null;
  const { goods, booked } = order;
  const until = goods ? goods.expiresAt : (booked?.pay?.until ?? null);
  return (
    <div className={styles.waiting}>
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
      {until ? <PayWithin until={until} onEnd={onEnd} /> : null}
    </div>
  );
}

/** Another order waits for its payment: pay it, cancel it and go on, or look at it. */
export function UnpaidOrderSheet(props: {
  readonly open: boolean;
  /** The order that waits. */
  readonly orderId: string | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPay: () => void;
  readonly onCancel: () => void;
  readonly onSee: () => void;
}) {
  const t = useT();
  const leaveFor = (move: () => void) => () => {
    props.onClose();
    move();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('orders.unpaid_title')}
      footer={
        <div className={styles.stackedButtons}>
          <Button block onClick={leaveFor(props.onPay)}>
            {t('orders.unpaid_pay')}
          </Button>
          <Button block kind="ghost" loading={props.busy} onClick={props.onCancel}>
            {t('orders.unpaid_cancel')}
          </Button>
          <Button block kind="ghost" onClick={leaveFor(props.onSee)}>
            {t('orders.unpaid_see')}
          </Button>
        </div>
      }
    >
      <p className={styles.intro}>{t('orders.unpaid_text')}</p>
      {props.orderId === null ? null : <WaitingOrder id={props.orderId} onEnd={props.onClose} />}
    </Sheet>
  );
}
