import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { Note } from '../../../ui/card.tsx';
import styles from '../my-orders/orders.module.css';
import type { QuoteOnScreen } from './use-quote.ts';

/** Says what a second look at the prices found, and why something cannot be ordered any more. */
export function QuoteNotes({ on }: { readonly on: QuoteOnScreen }) {
  const t = useT();
  const format = usePriceFormat();
  const { rechecked, refused } = on;
  const changed = rechecked?.before && rechecked.before.payable.amount !== rechecked.after.payable.amount;
  return (
    <>
      {refused ? (
        <div className={styles.note}>
          <Note tone="bad">{refused.msg}</Note>
        </div>
      ) : null}
      {rechecked && !refused ? (
        <div className={styles.note} role="status">
          <Note tone={changed ? 'warn' : 'info'}>
            {changed && rechecked.before
              ? t('orders.requoted_changed', {
                  before: format.text(rechecked.before.payable),
                  after: format.text(rechecked.after.payable),
                })
              : t(rechecked.before ? 'orders.requoted_same' : 'orders.requoted')}
          </Note>
        </div>
      ) : null}
    </>
  );
}
