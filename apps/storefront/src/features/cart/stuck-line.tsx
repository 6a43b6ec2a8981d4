import { useT } from '@app/client/i18n';
import type { CartLine } from '@app/contract/cart/schemas';
import { hrefTo } from '../../shell/navigation.ts';
import { TextButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls.tsx';
import styles from './cart.module.css';
import { LinePrice, LineThing } from './cart-line.tsx';
import { LineOptions } from './line-options.tsx';

/** Why a line cannot be ordered as it stands. */
function useReason(): (line: CartLine) => string {
  const t = useT();
  return (line) => {
    if (line.state === 'offline') return t('cart.off_sale');
    if (line.state === 'out_of_stock') return t('cart.sold_out');
    if (line.state === 'insufficient') return t('cart.left', { count: line.max });
    return t(line.max > 0 ? 'cart.over_limit' : 'cart.over_limit_shared', { count: line.limit ?? line.max });
  };
}

/** A line that cannot be ordered as it stands: why, and the ways out. */
export function StuckLine(props: {
  readonly line: CartLine;
  readonly editing: boolean;
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onVariant: (variantId: string, quantity: number) => Promise<boolean>;
  readonly onRemove: () => void;
}) {
  const t = useT();
  const reason = useReason();
  const { line, editing } = props;
  const mendable = line.max > 0 && (line.state === 'insufficient' || line.state === 'over_limit');
  return (
    <div className={cx(styles.line, !mendable && styles.off)}>
      <Checkbox
        checked={editing && props.marked}
        onChange={props.onMark}
        disabled={!editing}
        label={t('cart.select_line', { name: line.name })}
      />
      <LineThing line={line} />
      <div className="grow">
        <a href={hrefTo('productDetail', { id: line.productId })} className={styles.name}>
          <span className="clip2">{line.name}</span>
        </a>
        {line.state === 'offline' ? (
          line.options && <p className="cap t3 clip1">{line.options}</p>
        ) : (
          <LineOptions line={line} onChange={props.onVariant} />
        )}
        <p className={`${styles.hint} bad`}>{reason(line)}</p>
        <div className={styles.stuckFoot}>
          <LinePrice line={line} plain={!mendable} />
          <span className={styles.links}>
            {mendable ? (
              <TextButton onClick={() => props.onQuantity(line.max)}>
                {t('cart.set_to', { count: line.max })}
              </TextButton>
            ) : (
              <a className={styles.link} href={hrefTo('productListing', { category: line.categoryId })}>
                {t('cart.find_similar')}
              </a>
            )}
            <TextButton aria-label={t('cart.remove_named', { name: line.name })} onClick={props.onRemove}>
              {t('common.remove')}
            </TextButton>
          </span>
        </div>
      </div>
    </div>
  );
}
