import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price as Amount } from '@app/contract/core/validation';
import type { PriceLine } from '@app/contract/orders/price-lines';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './price-change-sheet.module.css';
import { usePriceWords } from './price-lines.tsx';

export type ChangedRow = { readonly name: string; readonly before: string; readonly after: string };

/** Gives the steps of a price whose amounts differ between two versions, in words. */
export function useChangedLines(): (before: readonly PriceLine[], after: readonly PriceLine[]) => ChangedRow[] {
  const format = usePriceFormat();
  const words = usePriceWords();
  return (before, after) =>
    before.flatMap((line) => {
      const now = after.find((one) => one.step === line.step);
      if (!now || now.amount.amount === line.amount.amount) return [];
      return [{ name: words(now).name, before: format.text(line.amount), after: format.text(now.amount) }];
    });
}

/** A price is no longer what was shown: old beside new, and whether to order all the same. Null is closed. */
export function PriceChangeSheet(props: {
  readonly changed: {
    readonly rows: readonly ChangedRow[];
    readonly before: Amount;
    readonly after: Amount;
  } | null;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { changed } = props;
  return (
    <Sheet
      open={changed !== null}
      onClose={props.onRefuse}
      title={t('orders.changed_title')}
      footer={
        <div className={styles.stackedButtons}>
          <Button block loading={props.busy} onClick={props.onAccept}>
            {changed ? t('orders.changed_accept', { amount: format.text(changed.after) }) : null}
          </Button>
          <Button block kind="ghost" onClick={props.onRefuse}>
            {t('orders.changed_refuse')}
          </Button>
        </div>
      }
    >
      <p className={styles.intro}>{t('orders.changed_text')}</p>
      {changed ? (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('orders.price_title')}</span>
              </th>
              <th scope="col">{t('orders.changed_before')}</th>
              <th scope="col">{t('orders.changed_now')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className="t3">{row.before}</td>
                <td>{row.after}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('orders.to_pay')}</th>
              <td className="t3">{format.text(changed.before)}</td>
              <td>{format.text(changed.after)}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </Sheet>
  );
}
