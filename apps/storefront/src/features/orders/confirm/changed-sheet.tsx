import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Quote } from '@app/contract/orders/schemas';
import { useNumberText } from '../../../widgets/number-text.ts';
import { type ChangedRow, PriceChangeSheet, useChangedLines } from '../../../widgets/price-change-sheet.tsx';
import type { Placing } from './use-place-order.ts';

/** What differs between two versions of a quote: prices a piece, then price steps. */
function useDifferences(): (before: Quote, after: Quote) => ChangedRow[] {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const changedLines = useChangedLines();
  const each = (line: Quote['lines'][number]) =>
    line.points === null
      ? format.text(line.price)
      : t('orders.points_value', { count: line.points, points: number(line.points) });
  return (before, after) => [
    ...before.lines.flatMap((line) => {
      const now = after.lines.find((one) => one.variantId === line.variantId);
      return now && each(now) !== each(line) ? [{ name: line.name, before: each(line), after: each(now) }] : [];
    }),
    ...changedLines(before.priceLines, after.priceLines),
  ];
}

/** The price is no longer what was shown: old beside new, and whether to order all the same. */
export function ChangedSheet({ placing }: { readonly placing: Placing }) {
  const differences = useDifferences();
  const { changed } = placing;
  return (
    <PriceChangeSheet
      changed={
        changed && {
          rows: differences(changed.before, changed.after),
          before: changed.before.payable,
          after: changed.after.payable,
        }
      }
      busy={placing.isPlacing}
      onAccept={() => void placing.acceptChange()}
      onRefuse={placing.refuseChange}
    />
  );
}
