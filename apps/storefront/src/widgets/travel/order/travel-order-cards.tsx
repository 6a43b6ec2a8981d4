import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import { isByPieces } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { CopyValue } from '../../../ui/copy-button.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useAmountText } from '../../amount-text.ts';
import { useMomentText } from '../../moment-text.ts';
import { ReceiptLink } from '../../receipt/receipt-link.tsx';
import { receiptRouteOf } from '../search/kind-routes.ts';
import { hasReceipt, isFree } from './has-receipt.ts';
import styles from './travel-order.module.css';

type OrderProps = { readonly order: TravelOrderDetail };

/** Who comes, and who is written to; masked for those who look by a link. */
export function PeopleCard(props: OrderProps & { readonly guestTitle: (guest: GuestView, index: number) => string }) {
  const t = useT();
  const { order } = props;
  const { contact } = order;
  // Whoever has a piece uses it: nobody is named.
  const guests = isByPieces(order.kind) ? [] : order.guests;
  const people = order.kind === 'flight' ? 'travel.travellers_and_contact' : 'travel.guests_and_contact';
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t(guests.length > 0 ? people : 'travel.contact')}</h2>
      <dl>
        {guests.map((guest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests are told apart by their place alone
          <KeyValue key={index} name={props.guestTitle(guest, index)}>
            {guest.givenName} {guest.familyName}
          </KeyValue>
        ))}
        <KeyValue name={t('travel.contact_name')}>{contact.name}</KeyValue>
        <KeyValue name={t('travel.contact_phone')}>
          <Unbroken text={contact.phone} />
        </KeyValue>
        <KeyValue name={t('travel.contact_email')}>
          <span className={styles.long}>{contact.email}</span>
        </KeyValue>
        {order.arrival ? <KeyValue name={t('travel.arrival')}>{order.arrival}</KeyValue> : null}
        {order.wishes ? (
          <KeyValue name={t('travel.wishes')}>
            <span className={styles.long}>{order.wishes}</span>
          </KeyValue>
        ) : null}
      </dl>
    </Card>
  );
}

/** Number, dates, payment and refund of a booking; what is not there is left out. */
export function FactsCard({ order }: OrderProps) {
  const t = useT();
  const format = usePriceFormat();
  const amountText = useAmountText();
  const moment = useMomentText();
  const free = isFree(order);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('orders.placed_at'), moment.minute(order.createdAt)],
    [t('orders.paid_at'), order.paidAt && !free ? moment.minute(order.paidAt) : null],
    [t('orders.paid_by'), order.paidBy],
    [t('orders.payment_number'), order.paidAt && order.payable.usd > 0 ? order.paymentNumber : null],
    [t('travel.refund_fee'), order.fee && order.fee.usd > 0 ? format.text(order.fee) : null],
    [t('orders.refunded'), order.refund && order.payable.usd > 0 ? amountText(order.refund) : null],
  ];
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('travel.booking')}</h2>
      <dl>
        <KeyValue name={t('travel.number')}>
          <CopyValue text={order.number} label={t('orders.copy_number')} />
        </KeyValue>
        {facts.map(([name, value]) =>
          value ? (
            <KeyValue key={name} name={name}>
              <span className={styles.long}>{value}</span>
            </KeyValue>
          ) : null,
        )}
      </dl>
      {hasReceipt(order, free) ? <ReceiptLink route={receiptRouteOf(order.kind)} id={order.id} /> : null}
    </Card>
  );
}

/** What the customer wrote afterwards. */
export function CommentCard({ comment }: { readonly comment: NonNullable<TravelOrderDetail['comment']> }) {
  const t = useT();
  return (
    <Card>
      <div className={styles.row}>
        <h2 className="h3">{t('travel.your_comment')}</h2>
        <Stars value={comment.rating} />
      </div>
      {comment.text ? <p className={styles.long}>{comment.text}</p> : null}
      {comment.pictures.length > 0 ? (
        <div className={styles.pictures}>
          {comment.pictures.map((picture) => (
            <span key={picture} className={styles.picture}>
              <Picture src={picture} alt={t('orders.review_pictures')} width={76} />
            </span>
          ))}
        </div>
      ) : null}
    </Card>
  );
}
