import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { PriceLine } from '@app/contract/orders/price-lines';
import type { PriceStep } from '@app/contract/orders/price-steps';
import { IconPrinter } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useAmountText } from '../amount-text.ts';
import { useMomentText } from '../moment-text.ts';
import { itemsToShow, useItemText, usePriceWords } from '../price-lines.tsx';
import { roundingOf } from '../rounding.ts';
import styles from './receipt.module.css';

/** The paper itself: the shop above, what was bought below. */
export function Paper({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <article className={styles.paper} data-print="receipt" aria-label={t('orders.receipt')}>
      <header className={styles.head}>
        <BrandMark />
        <h2 className="h2">{t('orders.receipt')}</h2>
      </header>
      {children}
    </article>
  );
}

/** What a paid order cost, to be printed. */
export function ReceiptPage({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const go = useGo();
  return (
    <Page
      title={t('orders.receipt')}
      onBack={go.back}
      footer={
        <Button block icon={IconPrinter} onClick={() => window.print()}>
          {t('orders.receipt_print')}
        </Button>
      }
    >
      <Paper>{children}</Paper>
    </Page>
  );
}

type Paid = {
  readonly number: string;
  readonly paidAt: string | null;
  readonly paidBy: string | null;
  readonly paymentNumber: string;
};

/** Number and payment of an order, and what else its kind has; what is empty is left out. */
export function ReceiptFacts(props: { readonly order: Paid; readonly more?: readonly (readonly [string, string])[] }) {
  const t = useT();
  const moment = useMomentText();
  const { order, more = [] } = props;
  const facts = [
    [t('orders.receipt_number'), order.number],
    [t('orders.receipt_paid_at'), order.paidAt ? moment.dated(order.paidAt) : ''],
    [t('orders.receipt_paid_by'), order.paidBy ?? ''],
    [t('orders.receipt_payment'), order.paymentNumber],
    ...more,
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** A part of the paper with its title, such as who it went to. */
export const ReceiptPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.to}>
    <h3 className="cap t3">{title}</h3>
    {children}
  </section>
);

/** Whether a receipt says beside a step where its amount comes from. */
const SAYS_WHY: Readonly<Record<PriceStep, boolean>> = {
  list_price: false,
  variant: false,
  deal: false,
  member_level: false,
  coupon: true,
  points: false,
  postage: false,
  tax: true,
  rounding: false,
  adjustment: false,
};

/** Every step of the price that changed something or is `always` shown, the total, and what was refunded. */
export function ReceiptSums(props: {
  readonly lines: readonly PriceLine[];
  readonly always: readonly PriceStep[];
  readonly payable: Price;
  /** What points goods cost besides. */
  readonly points?: number;
  readonly refund: Price | null;
  /** What changes of it cost, paid beside its price: the total has it. */
  readonly changeFee?: Price | null;
  /** What cancelling it cost, taken from what was paid. */
  readonly fee?: Price | null;
  /** Names of steps where the kind has its own. */
  readonly names?: Partial<Record<PriceStep, string>>;
}) {
  const t = useT();
  const format = usePriceFormat();
  const words = usePriceWords();
  const itemText = useItemText();
  const amountText = useAmountText();
  const { names = {}, points = 0 } = props;
  const { refund, fee, changeFee } = props;
  // Paid is the price with what changes cost beside it.
  const total = changeFee
    ? { ...props.payable, usd: props.payable.usd + changeFee.usd, amount: props.payable.amount + changeFee.amount }
    : props.payable;
  const after = [
    [t('travel.refund_fee'), fee],
    [t('orders.price.rounding'), refund && fee ? roundingOf(refund, [props.payable], [fee]) : null],
    [t('orders.receipt_refunded'), refund],
  ] as const;
  const lines = props.lines.filter((line) => props.always.includes(line.step) || line.amount.amount !== 0);
  return (
    <dl className={styles.sums}>
      {lines.map((line) => {
        const { name, why } = words(line);
        return (
          <Fragment key={line.step}>
            <div>
              <dt>
                {names[line.step] ?? name}
                {SAYS_WHY[line.step] ? <span className={styles.options}>{why}</span> : null}
              </dt>
              <dd data-amount>{format.text(line.amount)}</dd>
            </div>
            {itemsToShow(line).map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items may have one name and one price
              <div key={index} className={styles.item}>
                <dt>
                  {item.label} {itemText(item)}
                </dt>
                <dd>{format.text(item.amount)}</dd>
              </div>
            ))}
          </Fragment>
        );
      })}
      {changeFee && changeFee.amount !== 0 ? (
        <div>
          <dt>{t('travel.change_fee')}</dt>
          <dd data-amount>{format.text(changeFee)}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{t('orders.receipt_total')}</dt>
        <dd data-amount>
          {points > 0
            ? [
                props.payable.amount === 0 ? '' : format.text(props.payable),
                t('orders.receipt_points', { count: points }),
              ]
                .filter(Boolean)
                .join(' + ')
            : amountText(total)}
        </dd>
      </div>
      {after.map(([name, amount]) =>
        amount && amount.amount !== 0 ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-amount>{format.text(amount)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
