import { useT } from '@app/client/i18n';
import type { RouteName } from '@app/contract/core/routes';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import styles from '../receipt/receipt.module.css';
import { ReceiptFacts, ReceiptPage, ReceiptSums } from '../receipt/receipt-page.tsx';
import { roundingOf } from '../rounding.ts';
import { useDateText } from './date-text.ts';
import { hasReceipt, isFreeBundle } from './has-receipt.ts';
import { OrderNotShown } from './order-screen.tsx';
import { PartPrice } from './part-price.tsx';
import { ContactPart, NoReceipt } from './receipt-screen.tsx';
import { useBundleOnScreen } from './use-bundle-on-screen.ts';

/** Every part with its days, its numbers and its share of the price. */
function Parts({ bundle }: { readonly bundle: BundleDetail }) {
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
            <tr key={slot}>
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
                      {line}
                    </span>
                  ))}
              </td>
              <td data-amount>
                <PartPrice part={part} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The receipt of several bookings that were paid as one, made for paper: number and payment, each part, the sum. */
export function BundleReceiptScreen(props: {
  /** Name and route of the screen with the bundle itself. */
  readonly title: string;
  readonly route: RouteName;
}) {
  const t = useT();
  const on = useBundleOnScreen();
  const { bundle } = on;
  if (!bundle?.own) return <OrderNotShown title={t('orders.receipt')} on={on} />;
  const free = isFreeBundle(bundle);
  if (!hasReceipt(bundle, free))
    return <NoReceipt title={props.title} route={props.route} id={bundle.id} free={free} />;
  const rounding = roundingOf(
    bundle.payable,
    bundle.parts.map(({ order }) => order.payable),
  );
  return (
    <ReceiptPage>
      <ReceiptFacts order={bundle} />
      <ContactPart contact={bundle.contact} />
      <div>
        <p className="sub semi">{bundle.subject.title}</p>
        <Parts bundle={bundle} />
      </div>
      <ReceiptSums
        lines={rounding ? [{ step: 'rounding', amount: rounding, detail: {} }] : []}
        always={[]}
        payable={bundle.payable}
        refund={bundle.refund}
      />
    </ReceiptPage>
  );
}
