import { useT } from '@app/client/i18n';
import type { Cart } from '@app/contract/cart/schemas';
import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PriceLines } from '../../widgets/price-lines.tsx';
import { SumPrice } from '../../widgets/sum-price.tsx';
import styles from './cart.module.css';

type AllMark = { readonly all: boolean; readonly onAll: (all: boolean) => void; readonly none: boolean };

const AllBox = ({ all, onAll, none }: AllMark) => {
  const t = useT();
  return (
    <Checkbox checked={all} onChange={onAll} disabled={none} label={t('cart.select_all')}>
      <span className="sub">{t('cart.select_all')}</span>
    </Checkbox>
  );
};

/** The bar on the tab bar: all or none, the server's total, on to the order. The total fades while it is worked out. */
export function CartBar(
  props: AllMark & {
    readonly cart: Cart;
    readonly unsettled: boolean;
    readonly checkingOut: boolean;
    readonly onCheckOut: () => void;
  },
) {
  const t = useT();
  const { cart } = props;
  const nothing = !cart.lines.some((line) => line.selected && line.state === 'ok');
  return (
    <>
      <AllBox all={props.all} onAll={props.onAll} none={props.none} />
      <div className={cx(styles.total, props.unsettled && styles.unsettled)} aria-live="polite">
        {nothing ? <p className="cap t3 clip1">{t('cart.select_first')}</p> : <ExplainedTotal cart={cart} />}
      </div>
      <Button className={styles.pay} disabled={nothing} loading={props.checkingOut} onClick={props.onCheckOut}>
        {t('cart.check_out')}
      </Button>
    </>
  );
}

/** The total, which opens how it comes about: by now it holds what level, delivery and tax make of the lines. */
function ExplainedTotal({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const name = t('cart.total', { count: cart.selectedCount });
  return (
    <>
      <button type="button" className={styles.explain} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={`cap t3 ${styles.explainName}`}>
          <span className="clip1">{name}</span>
          <Icon as={IconChevronUp} size="s" className="brand" />
        </span>
        <SumPrice price={cart.payable} points={cart.pointsForGoods} size="l" />
        <span className="visually-hidden">{t('cart.explain')}</span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('cart.explain')}>
        <PriceLines lines={cart.priceLines} payable={cart.payable} points={cart.pointsForGoods} sumName={name} />
      </Sheet>
    </>
  );
}

/** The bar while editing: remove what is marked, or everything. */
export function EditBar(
  props: AllMark & { readonly marked: number; readonly onRemove: () => void; readonly onClear: () => void },
) {
  const t = useT();
  return (
    <>
      <AllBox all={props.all} onAll={props.onAll} none={props.none} />
      <span className="grow" />
      <Button kind="ghost" size="m" onClick={props.onClear}>
        {t('cart.clear')}
      </Button>
      <Button kind="danger" size="m" disabled={props.marked === 0} onClick={props.onRemove}>
        {t('cart.remove_count', { count: props.marked })}
      </Button>
    </>
  );
}
