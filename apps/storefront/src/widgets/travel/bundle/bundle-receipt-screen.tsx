import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import type { RouteName } from '@app/contract/core/routes';
import type { BundleDetail, BundlePart } from '@app/contract/travel/bundle-views';
import { Fragment } from 'react';
import { useItemText, usePriceWords } from '../../price-lines.tsx';
import styles from '../../receipt/receipt.module.css';
import { ReceiptFacts, ReceiptPage, ReceiptSums } from '../../receipt/receipt-page.tsx';
import { roundingOf } from '../../rounding.ts';
import { useDateText } from '../dates/date-text.ts';
import { hasReceipt, isFreeBundle } from '../order/has-receipt.ts';
import { OrderNotShown } from '../order/order-screen.tsx';
import { ContactPart, NoReceipt } from '../order/receipt-screen.tsx';
import { PartPrice } from './part-price.tsx';
import { useBundleOnScreen } from './use-bundle-on-screen.ts';

/** What the price of a part is made of: what was charged for, then every step that changed something. */
function PriceRows({ part, offName }: { readonly part: BundlePart; readonly offName: string }) {
  const format = usePriceFormat();
  const words = usePriceWords();
  const itemText = useItemText();
  const rows = part.priceLines.flatMap((line) => {
    const { step, amount, items = [] } = line;
    if (step === 'list_price')
      return items.map((item) => ({
        name: [item.label, itemText(item)].filter(Boolean).join(' '),
        amount: item.amount,
      }));
    return amount.amount === 0 ? [] : [{ name: step === 'variant' ? offName : words(line).name, amount }];
  });
  return rows.map(({ name, amount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items may have one name and one price
    <tr key={index} className={styles.part}>
      <td>{name}</td>
      <td>{format.text(amount)}</td>
    </tr>
  ));
}

/** Every part with its days, its numbers, its share of the price and what that is made of. */
function Parts({ bundle, offName }: { readonly bundle: BundleDetail; readonly offName: string }) {
  const t = useT();
  const date = useDateText();
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('travel.booking')}</th>
          <th scope="col">{t('orders.receipt_sum')}</th>
        </tr>
      </thead>
      <tbody>
        {bundle.parts.map((part) => {
          const { slot, subject, order, references } = part;
          return (
            <Fragment key={slot}>
              <tr>
                <td>
                  {subject.title}
                  {[
                    subject.subtitle,
                    date.dated(order.service.from, order.service.to),
                    [order.number, ...references].join(t('travel.list_comma')),
                    order.state === 'cancelled' ? t('travel.state.cancelled') : '',
                  ]
                    .filter(Boolean)
                    .map((line) => (
                      <span key={line} className={styles.options}>
                        <Unbroken text={line} />
                      </span>
                    ))}
                </td>
                <td data-amount>
                  <PartPrice part={part} />
                </td>
              </tr>
              {part.free ? null : <PriceRows part={part} offName={offName} />}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** What stands on the receipt of several bookings that were paid as one: number and payment, each part, the sum. */
export function BundlePaper({ bundle, offName }: { readonly bundle: BundleDetail; readonly offName: string }) {
  const rounding = roundingOf(
    bundle.payable,
    bundle.parts.map(({ order }) => order.payable),
  );
  return (
    <>
      <ReceiptFacts order={bundle} />
      <ContactPart contact={bundle.contact} />
      <div>
        <p className="sub semi">{bundle.subject.title}</p>
        <Parts bundle={bundle} offName={offName} />
      </div>
      <ReceiptSums
        lines={rounding ? [{ step: 'rounding', amount: rounding, detail: {} }] : []}
        always={[]}
        payable={bundle.payable}
        refund={bundle.refund}
      />
    </>
  );
}

/** The receipt of several bookings that were paid as one, made for paper. */
export function BundleReceiptScreen(props: {
  /** Name and route of the screen with the bundle itself. */
  readonly title: string;
  readonly route: RouteName;
  /** What is taken off the list prices. */
  readonly offName: string;
}) {
  const t = useT();
  const on = useBundleOnScreen();
  const { bundle } = on;
  if (!bundle?.own) return <OrderNotShown title={t('orders.receipt')} on={on} />;
  const free = isFreeBundle(bundle);
  if (!hasReceipt(bundle, free))
    return <NoReceipt title={props.title} route={props.route} id={bundle.id} free={free} />;
  return (
    <ReceiptPage>
      <BundlePaper bundle={bundle} offName={props.offName} />
    </ReceiptPage>
  );
}
