import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Quote } from '@app/contract/orders/schemas';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useNumberText } from '../../widgets/number-text.ts';
import { usePriceWords } from '../../widgets/price-lines.tsx';
import styles from './orders.module.css';
import type { Placing } from './use-place-order.ts';

type Row = { readonly name: string; readonly before: string; readonly after: string };

/** What differs between two versions of a quote: prices a piece, then price steps. */
function useDifferences(): (before: Quote, after: Quote) => Row[] {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const words = usePriceWords();
  const each = (line: Quote['lines'][number]) =>
    line.points === null ? format.text(line.price) : t('orders.points_value', { points: number(line.points) });
  return (before, after) => [
    ...before.lines.flatMap((line) => {
      const now = after.lines.find((one) => one.variantId === line.variantId);
      return now && each(now) !== each(line) ? [{ name: line.name, before: each(line), after: each(now) }] : [];
    }),
    ...before.priceLines.flatMap((line) => {
      const now = after.priceLines.find((one) => one.step === line.step);
      if (!now || now.amount.amount === line.amount.amount) return [];
      return [{ name: words(now).name, before: format.text(line.amount), after: format.text(now.amount) }];
    }),
  ];
}

/** The price is no longer what was shown: old beside new, and whether to order all the same. */
export function ChangedSheet({ placing }: { readonly placing: Placing }) {
  const t = useT();
  const format = usePriceFormat();
  const differences = useDifferences();
  const { changed } = placing;
  return (
    <Sheet
      open={changed !== null}
      onClose={placing.refuseChange}
      title={t('orders.changed_title')}
      footer={
        <div className={styles.stackedButtons}>
          <Button block loading={placing.isPlacing} onClick={() => void placing.acceptChange()}>
            {changed ? t('orders.changed_accept', { amount: format.text(changed.after.payable) }) : null}
          </Button>
          <Button block kind="ghost" onClick={placing.refuseChange}>
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
            {differences(changed.before, changed.after).map((row) => (
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
              <td className="t3">{format.text(changed.before.payable)}</td>
              <td>{format.text(changed.after.payable)}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </Sheet>
  );
}
