import { pictureAt } from '@app/contract/core/picture-size';
import { staffAfterSaleEndpoints as calls } from '@app/contract/orders/after-sale/staff-endpoints';
import type { StaffReturnRequest } from '@app/contract/orders/after-sale/staff-return-request';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { Alert, Button, Image } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../api/random-key';
import { request } from '../../api/request';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts } from '../../ui/drawer';
import { Thumb, TwoLines } from '../../ui/list/cells';
import { useAction } from '../../ui/use-action';
import styles from './order.module.css';
import { ReturnRequestState } from './return-request-state';

const SMALL = 88;
const LARGE = 750;

function ReturnRequestItems({ one }: { one: StaffReturnRequest }) {
  const t = useText();
  const format = useFormat();
  return one.lines.map((line) => (
    <div className={styles.line} key={line.lineId}>
      <Thumb url={line.cover} size={52} />
      <TwoLines strong top={line.name} bottom={line.options} />
      <span className={styles.times}>
        {t('after_sale.pieces', { count: line.quantity, bought: format.count(line.bought) })}
      </span>
      <b>{format.money(line.amount.usd)}</b>
    </div>
  ));
}

/** What the customer shows; a click opens it large, the arrows go on to the next. */
function ReturnRequestPictures({ pictures }: { pictures: readonly string[] }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      <Image.PreviewGroup items={pictures.map((src) => pictureAt(src, LARGE))}>
        {pictures.map((src, index) => (
          <Image
            key={src}
            width={SMALL}
            height={SMALL}
            src={pictureAt(src, SMALL * 2)}
            alt={t('after_sale.picture', { index: index + 1 })}
          />
        ))}
      </Image.PreviewGroup>
    </div>
  );
}

function FailedRefund({ one }: { one: StaffReturnRequest }) {
  const t = useText();
  const format = useFormat();
  const { failedRefund } = one;
  const action = useAction();
  const [idempotencyKey] = useState(randomKey);
  const move = () =>
    action.run(() => request(calls.refundToWallet, { params: { id: one.id } }, { idempotencyKey }), {
      done: 'after_sale.to_wallet_done',
    });
  if (!failedRefund) return null;
  const amount = { amount: format.money(failedRefund.usd) };
  return (
    <Alert
      showIcon
      type={failedRefund.settled ? 'info' : 'error'}
      message={t(failedRefund.settled ? 'after_sale.failed_settled' : 'after_sale.failed', amount)}
      action={
        failedRefund.settled ? undefined : (
          <Button size="small" loading={action.busy} onClick={() => void move()}>
            {t('after_sale.to_wallet')}
          </Button>
        )
      }
    />
  );
}

function ReturnRequestCard({ one }: { one: StaffReturnRequest }) {
  const t = useText();
  const format = useFormat();
  const points = (value: number) => value > 0 && format.count(value);
  const usd = (value: number | null) => value !== null && value > 0 && format.money(value);
  return (
    <article className={styles.case}>
      <header>
        <b>{one.number}</b>
        <span>
          {t(`after_sale.kind.${one.kind}`)} · {t(`after_sale.reason.${one.reason}`)}
        </span>
        <ReturnRequestState state={one.state} />
      </header>
      <FailedRefund one={one} />
      {one.description && <p>{one.description}</p>}
      <ReturnRequestPictures pictures={one.pictures} />
      <ReturnRequestItems one={one} />
      <Facts
        title={t('after_sale.split')}
        facts={[
          [t('after_sale.goods'), format.money(one.goodsUsd)],
          [t('after_sale.postage'), usd(one.postageUsd)],
          [t('after_sale.claimed'), format.money(one.amountUsd)],
          [t('after_sale.approved'), one.approvedUsd !== null && format.money(one.approvedUsd)],
          [t('after_sale.refunded'), one.refundedUsd !== null && format.money(one.refundedUsd)],
          [t('after_sale.to'), t(`after_sale.to.${one.to}`)],
          [t('after_sale.points'), points(one.points)],
          [t('after_sale.coupon'), usd(one.couponUsd)],
          [t('after_sale.earned_back'), points(one.earnedBack)],
          [t('after_sale.earned_kept'), points(one.earnedKept)],
          [t('after_sale.rebate_back'), usd(one.rebateBackUsd)],
          [t('after_sale.answer'), one.answer],
          [
            t('after_sale.parcel'),
            one.returnParcel && listed(one.returnParcel.trackingNumber, one.returnParcel.company),
          ],
          [t('after_sale.due'), one.dueAt && format.exact(one.dueAt)],
        ]}
      />
    </article>
  );
}

/** The refunds and returns of an order, the newest first: what, why, pictures, and what goes back by source. */
export function OrderReturnRequests({ cases }: Pick<StaffOrderDetail, 'cases'>) {
  const t = useText();
  if (cases.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('after_sale.cases')}</h3>
      {cases.map((one) => (
        <ReturnRequestCard key={one.id} one={one} />
      ))}
    </section>
  );
}
