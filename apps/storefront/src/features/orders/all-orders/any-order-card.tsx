import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { AnyOrder, OrderWaitsFor } from '@app/contract/orders/schemas';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InFours } from '../../../ui/in-fours.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { InGroup } from '../../../widgets/in-group.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { PayWithin } from '../../../widgets/pay-within.tsx';
import { SumPrice } from '../../../widgets/sum-price.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import styles from '../my-orders/order-card.module.css';
import { OrderCard } from '../my-orders/order-card.tsx';
import actions from '../order-actions.module.css';

const tones: Record<OrderWaitsFor, Tone> = {
  customer: 'warn',
  shop: 'info',
  day: 'brand',
  done: 'ok',
  cancelled: 'neutral',
};

/** The colour of how a booking stands, by whom it waits for. */
export const toneOf = ({ booked }: AnyOrder): Tone => (booked ? tones[booked.waitsFor] : 'neutral');

type Props = {
  readonly order: AnyOrder;
  readonly onStale: () => void;
  /** Nothing can be done with it here. */
  readonly quiet?: boolean;
};

/** An order of any kind: goods with all that can be done, bookings with their days. It leads to its own screen. */
export function AnyOrderCard({ order, ...props }: Props) {
  return order.goods ? <OrderCard order={order.goods} {...props} /> : <BookedCard order={order} {...props} />;
}

function BookedCard({ order, onStale, quiet = false }: Props) {
  const t = useT();
  const date = useDateText();
  const moment = useMomentText();
  const price = usePriceFormat();
  const { booked } = order;
  const pay = booked?.pay ?? null;
  return (
    <Card>
      <a href={`#${order.details}`}>
        <span className="row between g2">
          <span className={`clip1 ${styles.number}`}>
            <InFours text={order.number} />
          </span>
          {booked?.proofWaits ? null : <Tag tone={toneOf(order)}>{order.stateText}</Tag>}
        </span>
        <span className={styles.body}>
          <span className={styles.thumb}>
            <Picture src={order.cover} alt="" width={72} ratio="1" />
          </span>
          <span className={styles.what}>
            <span className={`clip2 ${styles.title}`}>{order.title}</span>
            {booked ? (
              <>
                <span className="clip1 cap t2">{booked.subtitle}</span>
                <span className="cap t2">{date.range(booked.from, booked.to)}</span>
              </>
            ) : null}
          </span>
          <span className={styles.sum}>
            <SumPrice price={order.payable} points={0} />
          </span>
        </span>
      </a>
      {booked?.answerBy ? (
        <p className={`cap semi ${styles.after}`}>{t('orders.answer_by', { until: moment.minute(booked.answerBy) })}</p>
      ) : null}
      {pay?.change ? (
        <p className={`cap semi ${styles.after}`}>{t('orders.change_to_pay', { amount: price.text(pay.change) })}</p>
      ) : null}
      {pay?.until ? (
        <div className={styles.after}>
          <PayWithin
            until={pay.until}
            proofWaits={booked?.proofWaits ?? false}
            onEnd={onStale}
            words={pay.change ? 'travel.open_change_within' : 'orders.pay_within'}
          />
        </div>
      ) : null}
      {booked?.group ? <InGroup group={booked.group} /> : null}
      {pay && !quiet ? (
        <div className={actions.actions}>
          <ButtonLink size="s" href={`#${pay.path}`}>
            {t(booked?.proofWaits ? 'proofs.see' : 'travel.action.pay')}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
