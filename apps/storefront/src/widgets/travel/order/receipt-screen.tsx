import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import type { RouteName } from '@app/contract/core/routes';
import { isByPieces } from '@app/contract/travel/kinds';
import type { TravelOrderDetail, TravelSubject } from '@app/contract/travel/order-views';
import type { ContactView, GuestView } from '@app/contract/travel/person-schemas';
import { IconReceiptOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useMomentText } from '../../moment-text.ts';
import styles from '../../receipt/receipt.module.css';
import { ReceiptFacts, ReceiptPage, ReceiptPart, ReceiptSums } from '../../receipt/receipt-page.tsx';
import { hasReceipt, isFree } from './has-receipt.ts';
import { OrderNotShown, useOrderOnScreen } from './order-screen.tsx';

/** Price steps that are shown even when they change nothing: where no tax is added it is part of the prices. */
const ALWAYS = ['list_price'] as const;

/** What a kind of travel writes on the receipts of its bookings. */
export type ReceiptSlots = {
  /** What was booked, and who comes. */
  readonly parts: ReactNode;
  /** What the first price line is of, such as 2 rooms, 3 nights. */
  readonly listName: string;
  /** What is taken off the list prices, where its kind has a name for it. */
  readonly offName?: string;
  /** The number it was confirmed with, where its kind has another name for it. */
  readonly reference?: readonly [name: string, number: string];
};

/** What was booked: its name and where it is, then the lines of its kind; empty lines are left out. */
export function BookedPart(props: { readonly subject: TravelSubject; readonly lines: readonly string[] }) {
  const t = useT();
  const { title, place } = props.subject;
  const where = place ? [place.address, place.phone].filter(Boolean).join(t('travel.comma')) : '';
  return (
    <ReceiptPart title={t('travel.booking')}>
      <p className="sub semi">{title}</p>
      {[where, ...props.lines].filter(Boolean).map((line) => (
        <p key={line} className="sub t2">
          <Unbroken text={line} />
        </p>
      ))}
    </ReceiptPart>
  );
}

/** Who the receipt is for. */
export function ContactPart({ contact }: { readonly contact: ContactView }) {
  const t = useT();
  return (
    <ReceiptPart title={t('travel.contact')}>
      <p className="sub">{contact.name}</p>
      <p className="sub t2">{contact.email}</p>
    </ReceiptPart>
  );
}

/** Who the receipt is for, and who comes; nobody is named where pieces are used by whoever has them. */
export function PeoplePart(props: {
  readonly order: TravelOrderDetail;
  readonly guestTitle: (guest: GuestView, index: number) => string;
}) {
  const t = useT();
  const { order, guestTitle } = props;
  const guests = isByPieces(order.kind) ? [] : order.guests;
  return (
    <>
      {guests.length > 0 ? (
        <ReceiptPart title={t('travel.receipt_names')}>
          <ul>
            {guests.map((guest, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guests are told apart by their place alone
              <li key={index}>
                {guest.givenName} {guest.familyName}
                <span className={styles.options}>{guestTitle(guest, index)}</span>
              </li>
            ))}
          </ul>
        </ReceiptPart>
      ) : null}
      <ContactPart contact={order.contact} />
    </>
  );
}

/** That a booking has no receipt: it is not paid yet, or cost nothing. It leads back to the booking. */
export function NoReceipt(props: {
  readonly title: string;
  readonly route: RouteName;
  readonly id: string;
  readonly free: boolean;
}) {
  const t = useT();
  const go = useGo();
  return (
    <Page title={t('orders.receipt')} onBack={go.back}>
      <EmptyState
        icon={IconReceiptOff}
        title={t(props.free ? 'travel.receipt_free' : 'orders.receipt_unpaid')}
        action={<ButtonLink href={hrefTo(props.route, { id: props.id })}>{props.title}</ButtonLink>}
      />
    </Page>
  );
}

/** Which payments paid for a booking that was split or paid more for with a change, and how much each. */
function PaidWithPart({ order }: { readonly order: TravelOrderDetail }) {
  const { paidWith, payable, changeFee, refund } = order;
  const t = useT();
  const format = usePriceFormat();
  if (paidWith.length === 0) return null;
  const sum = (of: 'usd' | 'amount'): number =>
    paidWith.reduce((all, { amount }) => all + amount[of], 0) - payable[of] - (changeFee?.[of] ?? 0);
  const back = { ...payable, usd: sum('usd'), amount: sum('amount') };
  return (
    <ReceiptPart title={t('travel.receipt_paid_with')}>
      <ul>
        {paidWith.map(({ number, by, amount }) => (
          <li key={number}>
            {format.text(amount)}
            <span className={styles.options}>{[number, by].filter(Boolean).join(t('travel.comma'))}</span>
          </li>
        ))}
        {refund === null && back.usd > 0 ? (
          <li>
            −{format.text(back)}
            <span className={styles.options}>{t('travel.receipt_given_back')}</span>
          </li>
        ) : null}
      </ul>
    </ReceiptPart>
  );
}

/** What stands on the receipt of a booking: number and payment, what was booked, every step of the price. */
export function BookingPaper({ order, slots }: { readonly order: TravelOrderDetail; readonly slots: ReceiptSlots }) {
  const t = useT();
  const moment = useMomentText();
  const { parts, listName, offName, reference } = slots;
  const { bundle } = order;
  const references = [t('travel.references'), order.references.join(t('travel.list_comma'))] as const;
  const cancelled = order.timeline.find(({ state }) => state === 'cancelled');
  return (
    <>
      <ReceiptFacts
        // What was paid for a part is on the receipt of its bundle; points have no payment.
        order={
          bundle || order.payable.usd === 0
            ? { ...order, paymentNumber: '' }
            : order.paidWith.length > 0
              ? { ...order, paymentNumber: '', paidBy: null }
              : order
        }
        more={[
          reference ?? references,
          [t('travel.state.cancelled'), cancelled && order.state === 'cancelled' ? moment.dated(cancelled.at) : ''],
        ]}
      />
      {parts}
      <PaidWithPart order={order} />
      <ReceiptSums
        lines={order.priceLines}
        always={ALWAYS}
        payable={order.payable}
        refund={order.refund}
        fee={order.fee}
        changeFee={order.changeFee}
        names={{ list_price: listName, ...(offName && { variant: offName }) }}
      />
      {bundle ? (
        <p className="cap t3">
          {t('travel.bundle.part_of', { part: bundle.part, of: bundle.of, title: bundle.title })}
          {t('travel.comma')}
          {bundle.number}
        </p>
      ) : null}
    </>
  );
}

/** The receipt of one booking of any kind, made for paper. */
export function ReceiptScreen(props: {
  /** Name and route of the screen with the booking itself. */
  readonly title: string;
  readonly route: RouteName;
  readonly slotsOf: (order: TravelOrderDetail) => ReceiptSlots;
}) {
  const t = useT();
  const on = useOrderOnScreen();
  const { order } = on;
  if (!order?.own) {
    return <OrderNotShown title={t('orders.receipt')} on={on} />;
  }
  const free = isFree(order);
  if (!hasReceipt(order, free)) return <NoReceipt title={props.title} route={props.route} id={order.id} free={free} />;
  return (
    <ReceiptPage>
      <BookingPaper order={order} slots={props.slotsOf(order)} />
    </ReceiptPage>
  );
}
