import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import { inFours } from '@app/contract/core/in-fours';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import { travelKind } from '@app/contract/travel/kinds';
import { ticketReferences } from '@app/contract/travel/ticket-references';
import type { ReactNode } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card, Note } from '../../../ui/card.tsx';
import { CopyValue } from '../../../ui/copy-button.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useAmountText } from '../../amount-text.ts';
import { InGroup } from '../../in-group.tsx';
import { useMomentText } from '../../moment-text.ts';
import { useNumberText } from '../../number-text.ts';
import { PayWithin } from '../../pay-within.tsx';
import { ReceiptLink } from '../../receipt/receipt-link.tsx';
import { RoundingLine } from '../../rounding-line.tsx';
import { Fold } from '../fold.tsx';
import { hasReceipt, isFreeBundle } from '../order/has-receipt.ts';
import order from '../order/travel-order.module.css';
import { TravelState } from '../order/travel-state.tsx';
import { PolicyLines } from '../policy/policy-card.tsx';
import { orderRouteOf, receiptRouteOf } from '../search/kind-routes.ts';
import styles from './bundle-order.module.css';
import { bundleProgress } from './bundle-progress.ts';
import { PartToPay } from './part-changes.tsx';
import { PartPrice } from './part-price.tsx';

type BundleOrderProps = { readonly bundle: BundleDetail };

/** The references of a part: a flight's record locators and the numbers of its tickets, or confirmation numbers. */
function References({ part: { order, references } }: { readonly part: BundlePart }) {
  const t = useT();
  const { locators, tickets } = ticketReferences(references);
  const lines =
    travelKind(order.kind).presented === 'tickets'
      ? [[t('flights.record_locator'), locators] as const, [t('flights.tickets'), tickets] as const]
      : [[t('travel.references'), references] as const];
  return lines
    .filter(([, numbers]) => numbers.length > 0)
    .map(([name, numbers]) => (
      <KeyValue key={name} name={name}>
        <span className="num">{numbers.join(t('travel.list_comma'))}</span>
      </KeyValue>
    ));
}

/** Where the bundle stands, what that means, and how long it can still be paid. */
export function BundleLead({ bundle, onStale }: BundleOrderProps & { readonly onStale: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const lives = bundle.state !== 'cancelled' && bundle.state !== 'completed';
  const { confirmed, of } = bundleProgress(bundle.parts.map(({ order: part }) => part.state));
  const text = bundle.parts.some(({ providerChange }) => providerChange?.off)
    ? t('travel.bundle.part_off')
    : bundle.state === 'pending_verification' && confirmed > 0
      ? t('travel.bundle.confirmed_of', { count: confirmed, of })
      : bundle.state === 'confirmed'
        ? t('travel.bundle.all_confirmed')
        : t(`travel.lead.${bundle.state}`);
  return (
    <>
      <section className={order.lead} aria-live="polite">
        <h2 className="h1">{t(bundle.proofWaits ? 'proofs.waiting_title' : `travel.state.${bundle.state}`)}</h2>
        <p>{bundle.proofWaits ? t('proofs.cashier_waiting') : text}</p>
        {bundle.own && bundle.earnPoints > 0 && lives ? (
          <p className="cap">{t('orders.earns', { count: bundle.earnPoints, points: number(bundle.earnPoints) })}</p>
        ) : null}
        {bundle.expiresAt && !bundle.proofWaits && bundle.actions.includes('pay') ? (
          <PayWithin until={bundle.expiresAt} onEnd={onStale} />
        ) : null}
      </section>
      {bundle.own ? null : (
        <div className={order.notice}>
          <Note>{t('travel.masked')}</Note>
        </div>
      )}
      {bundle.group ? (
        <div className={order.notice}>
          <InGroup group={bundle.group} />
        </div>
      ) : null}
      {bundle.creditedLate ? (
        <div className={order.notice}>
          <Note>{t('after_sale.credited_late', { amount: format.text(bundle.creditedLate) })}</Note>
        </div>
      ) : null}
    </>
  );
}

/** One part on the timeline: its state, when and where, its voucher, what came back; it leads to its own page. */
export function BundlePartCard(props: {
  readonly part: BundlePart;
  readonly own: boolean;
  /** Its days and hour. */
  readonly when: string;
  /** What its kind has to tell beside. */
  readonly facts: ReactNode;
}) {
  const t = useT();
  const format = usePriceFormat();
  const amountText = useAmountText();
  const { part, own } = props;
  const { order: one, subject } = part;
  const ahead = one.state === 'confirmed' || one.state === 'pending_verification';
  return (
    <li className={styles.part} data-order={one.id}>
      <h3 className={`semi ${styles.when}`}>{props.when}</h3>
      <Card flush>
        <article className={styles.card}>
          <div className={styles.head}>
            <span className={styles.thumb}>
              <Picture src={subject.cover} alt="" width={56} />
            </span>
            <div className="grow">
              <h4 className="semi clip2">
                {own ? (
                  <a className={styles.link} href={hrefTo(orderRouteOf(one.kind), { id: one.id })}>
                    {subject.title}
                  </a>
                ) : (
                  subject.title
                )}
              </h4>
              <p className="cap t2">
                <Unbroken text={subject.subtitle} />
              </p>
              <p className={styles.state}>
                {part.providerChange?.off ? (
                  <Tag tone="warn">{t('travel.part_off.state')}</Tag>
                ) : (
                  <TravelState state={one.state} />
                )}
              </p>
            </div>
          </div>
          {props.facts}
          <PartToPay part={part} />
          <dl>
            {part.voucherCode &&
            one.state !== 'cancelled' &&
            !part.providerChange?.off &&
            travelKind(one.kind).presented === 'voucher' ? (
              <KeyValue name={t('travel.voucher')}>
                <span className="num semi">{inFours(part.voucherCode)}</span>
              </KeyValue>
            ) : null}
            <References part={part} />
            <KeyValue name={t('travel.bundle.price')}>
              <PartPrice part={part} />
            </KeyValue>
            {part.fee && part.fee.usd > 0 ? (
              <KeyValue name={t('travel.refund_fee')}>{format.text(part.fee)}</KeyValue>
            ) : null}
            {part.refund && one.payable.usd > 0 ? (
              <KeyValue name={t('orders.refunded')}>{amountText(part.refund)}</KeyValue>
            ) : null}
          </dl>
          {ahead ? (
            <div className={styles.policy}>
              <Fold title={t('travel.cancellation')}>
                <PolicyLines policy={part.policy} payable={one.payable} zone={one.service.zone} />
              </Fold>
            </div>
          ) : null}
        </article>
      </Card>
    </li>
  );
}

/** Price, what was saved, what came back; who is written to; number, dates and payment. */
export function BundleFacts({ bundle }: BundleOrderProps) {
  const t = useT();
  const format = usePriceFormat();
  const amountText = useAmountText();
  const moment = useMomentText();
  const { contact } = bundle;
  const isPaid = bundle.paidAt !== null && bundle.payable.usd > 0;
  // A part that cost nothing shows no refund.
  const gaveBack = bundle.parts.some(({ refund, order: one }) => refund && one.payable.usd > 0);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('orders.placed_at'), moment.minute(bundle.createdAt)],
    [t('orders.paid_at'), isPaid && bundle.paidAt ? moment.minute(bundle.paidAt) : null],
    [t('orders.paid_by'), bundle.paidBy],
    [t('orders.payment_number'), isPaid ? bundle.paymentNumber : null],
  ];
  return (
    <>
      <Card>
        <h2 className={`h3 ${order.head}`}>{t('orders.price_title')}</h2>
        <dl>
          {bundle.parts.map((part) => (
            <KeyValue key={part.slot} name={<span className={styles.name}>{part.subject.title}</span>}>
              <PartPrice part={part} />
            </KeyValue>
          ))}
          <RoundingLine total={bundle.payable} parts={bundle.parts.map(({ order: one }) => one.payable)} />
          <KeyValue strong name={t(bundle.paidAt ? 'orders.paid_total' : 'orders.to_pay')}>
            {amountText(bundle.payable)}
          </KeyValue>
          {bundle.saved.usd > 0 ? (
            <KeyValue name={t('travel.bundle.saved')}>
              <span className="accent">{format.text(bundle.saved)}</span>
            </KeyValue>
          ) : null}
          {bundle.refund && gaveBack ? (
            <KeyValue name={t('orders.refunded')}>{amountText(bundle.refund)}</KeyValue>
          ) : null}
        </dl>
      </Card>
      <Card>
        <h2 className={`h3 ${order.head}`}>{t('travel.contact')}</h2>
        <dl>
          <KeyValue name={t('travel.contact_name')}>
            <span className={order.long}>{contact.name}</span>
          </KeyValue>
          <KeyValue name={t('travel.contact_phone')}>
            <Unbroken text={contact.phone} />
          </KeyValue>
          <KeyValue name={t('travel.contact_email')}>
            <span className={order.long}>{contact.email}</span>
          </KeyValue>
          {bundle.wishes ? (
            <KeyValue name={t('travel.wishes')}>
              <span className={order.long}>{bundle.wishes}</span>
            </KeyValue>
          ) : null}
        </dl>
      </Card>
      <Card>
        <h2 className={`h3 ${order.head}`}>{t('travel.booking')}</h2>
        <dl>
          <KeyValue name={t('travel.number')}>
            <CopyValue text={bundle.number} label={t('orders.copy_number')} />
          </KeyValue>
          {facts.map(([name, value]) =>
            value ? (
              <KeyValue key={name} name={name}>
                <span className={order.long}>{value}</span>
              </KeyValue>
            ) : null,
          )}
        </dl>
        {hasReceipt(bundle, isFreeBundle(bundle)) ? (
          <ReceiptLink route={receiptRouteOf(bundle.kind)} id={bundle.id} />
        ) : null}
      </Card>
    </>
  );
}
