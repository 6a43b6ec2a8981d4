import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import { KeyValue } from '../ui/list-row.tsx';
import { roundingOf } from './rounding.ts';

/** What rounding makes between a total and its parts as they are shown; nothing where they add up. */
export function RoundingLine(props: {
  readonly total: Price;
  readonly parts: readonly Price[];
  /** Parts that are taken off. */
  readonly off?: readonly (Price | null)[];
}) {
  const t = useT();
  const format = usePriceFormat();
  const rounding = roundingOf(props.total, props.parts, props.off);
  return rounding ? <KeyValue name={t('orders.price.rounding')}>{format.text(rounding)}</KeyValue> : null;
}
