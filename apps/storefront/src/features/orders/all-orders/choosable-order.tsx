import { useT } from '@app/client/i18n';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/controls.tsx';
import styles from '../my-orders/my-orders.module.css';
import type { Choosing } from './use-choosing.ts';

/** A card of the list, drawn as `quiet` says, with a mark beside it while orders are chosen to be paid together. */
export function ChoosableOrder(props: {
  readonly order: { readonly id: string; readonly number: string };
  readonly payable: boolean;
  readonly choosing: Choosing;
  /** The card; quiet where nothing can be done with it. */
  readonly card: (quiet: boolean) => ReactNode;
}) {
  const t = useT();
  const { order, choosing } = props;
  if (!choosing.on || !props.payable) return props.card(false);
  return (
    <div className={styles.choosable}>
      <Checkbox
        checked={choosing.chosen.includes(order.id)}
        onChange={(wanted) => choosing.mark(order.id, wanted)}
        label={t('group.choose_one', { number: order.number })}
      />
      {props.card(true)}
    </div>
  );
}
