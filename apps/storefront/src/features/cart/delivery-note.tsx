import { rich, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Cart } from '@app/contract/cart/schemas';
import type { Price } from '@app/contract/core/validation';
import { IconTruck } from '@tabler/icons-react';
import { Note } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSentenceGap } from '../../widgets/list-text.ts';
import styles from './cart.module.css';
import { shareOfFree } from './share-of-free.ts';

/** What delivery adds to the selected lines, in words; before it is free, a bar says how far it is. */
export function DeliveryNote({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const format = usePriceFormat();
  const gap = useSentenceGap();
  const postage = cart.priceLines.find((line) => line.step === 'postage');
  if (!postage || cart.selectedCount === 0) return null;
  const free = postage.amount.usd === 0;
  const amount = (price: Price) => ({ amount: <b className="semi num">{format.text(price)}</b> });
  return (
    <div className={styles.note}>
      <Note icon={<Icon as={IconTruck} size="m" />}>
        {/* Nothing is reached where delivery costs nobody anything. */}
        {free ? cart.savedPostage && t('cart.delivery_free') : rich('cart.delivery_to_go', amount(postage.amount))}
        {cart.toFreePostage ? gap : ''}
        {cart.toFreePostage ? rich('cart.delivery_more', amount(cart.toFreePostage)) : null}
        {gap}
        {cart.savedPostage ? rich('cart.delivery_saved', amount(cart.savedPostage)) : null}
        {cart.toFreePostage ? (
          <span className={styles.toFree} aria-hidden="true">
            <i style={{ width: `${shareOfFree(cart.priceLines, cart.toFreePostage) * 100}%` }} />
          </span>
        ) : null}
      </Note>
    </div>
  );
}
