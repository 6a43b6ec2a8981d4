import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { CartLine as Line } from '@app/contract/cart/schemas';
import { limits } from '@app/contract/core/limits';
import { IconHeart, IconTrash } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { useShop } from '../../shell/shop.ts';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OldPrice, Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { SwipeRow } from '../../ui/swipe-row.tsx';
import { useNumberText } from '../../widgets/number-text.ts';
import styles from './cart.module.css';
import { LineOptions } from './line-options.tsx';

/** Picture and name of a line, leading to its product. */
export function LineThing({ line }: { readonly line: Line }) {
  return (
    // The name beside it is the same link; this one is for the finger alone.
    <span className={styles.thumb} aria-hidden="true">
      <a href={hrefTo('productDetail', { id: line.productId })} tabIndex={-1}>
        <Picture src={line.cover} alt="" width={88} ratio="1" />
      </a>
    </span>
  );
}

/** What one piece costs: points, or money with the struck price; `plain` for what cannot be had. */
export function LinePrice({ line, plain = false }: { readonly line: Line; readonly plain?: boolean }) {
  const t = useT();
  const number = useNumberText();
  return (
    <span className={styles.prices}>
      {line.points === null ? (
        <>
          <Price price={line.price} deal={line.listPrice !== null && !plain} />
          {line.listPrice && !plain ? <OldPrice price={line.listPrice} /> : null}
        </>
      ) : (
        <span className={styles.points}>
          {t('cart.points_each', { count: line.points, points: number(line.points) })}
        </span>
      )}
    </span>
  );
}

/** What changed since it was put in, and what limits it. */
function Hints({ line }: { readonly line: Line }) {
  const t = useT();
  const format = usePriceFormat();
  const lowAt = useShop((state) => state.shop?.config.low_stock_at ?? 0);
  const before = line.points === null ? line.priceBefore : null;
  return (
    <>
      {before && before.usd !== line.price.usd ? (
        <p className={`${styles.hint} ${before.usd < line.price.usd ? 't2' : 'ok'}`}>
          {t(before.usd < line.price.usd ? 'cart.price_risen' : 'cart.price_fallen', { price: format.text(before) })}
        </p>
      ) : null}
      {line.limit !== null && line.quantity >= line.max ? (
        <p className={`${styles.hint} t3`}>{t('cart.limit', { count: line.limit })}</p>
      ) : null}
      {line.limit === null && line.max <= Math.max(lowAt, line.quantity) && line.max < limits.quantityPerLine ? (
        <p className={`${styles.hint} accent semi`}>{t('cart.left', { count: line.max })}</p>
      ) : null}
    </>
  );
}

/**
 * A line that can be ordered: choose, change options and number, swipe to keep it for later or to remove it. While `editing` the mark chooses what to
 * remove and a bin stands in place of the stepper.
 */
export function CartLine(props: {
  readonly line: Line;
  readonly editing: boolean;
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onVariant: (variantId: string, quantity: number) => Promise<boolean>;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}) {
  const t = useT();
  const { line, editing } = props;
  const row = (
    <div className={styles.line}>
      <Checkbox checked={props.marked} onChange={props.onMark} label={t('cart.select_line', { name: line.name })} />
      <LineThing line={line} />
      <div className="grow">
        <a href={hrefTo('productDetail', { id: line.productId })} className={styles.name}>
          <span className="clip2">{line.name}</span>
        </a>
        <LineOptions line={line} onChange={props.onVariant} />
        <Hints line={line} />
        <div className={styles.foot}>
          <LinePrice line={line} />
          {editing ? (
            <IconButton
              icon={IconTrash}
              size="m"
              label={t('cart.remove_named', { name: line.name })}
              onClick={props.onRemove}
            />
          ) : (
            <Stepper
              value={line.quantity}
              max={line.max}
              onChange={props.onQuantity}
              label={t('cart.quantity_of', { name: line.name })}
            />
          )}
        </div>
      </div>
    </div>
  );
  if (editing) return row;
  return (
    <SwipeRow
      actions={[
        { label: t('cart.save'), icon: IconHeart, tone: 'brand', onPress: props.onSave },
        { label: t('common.remove'), icon: IconTrash, tone: 'danger', onPress: props.onRemove },
      ]}
    >
      {row}
    </SwipeRow>
  );
}
