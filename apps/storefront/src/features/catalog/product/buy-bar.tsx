import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { IconMessageCircle, IconShoppingBag } from '@tabler/icons-react';
import { useCartCount } from '../../../shell/cart-count.ts';
import { useOpenChat } from '../../../shell/chat.ts';
import { hrefTo } from '../../../shell/navigation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './buy-bar.module.css';
import type { Intent } from './variant-sheet.tsx';

/** Stays at the bottom: the chat, the cart, and the two ways to buy. */
export function BuyBar(props: { readonly product: ProductDetail; readonly onIntent: (intent: Intent) => void }) {
  const t = useT();
  const count = useCartCount((state) => state.count);
  const openChat = useOpenChat();
  const { product } = props;
  const closed = !product.online ? t('catalog.off_sale') : product.stock === 'out' ? t('catalog.sold_out') : null;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.cart} aria-label={t('chat.open')} onClick={openChat}>
        <Icon as={IconMessageCircle} />
        <span className="micro" aria-hidden="true">
          {t('chat.short')}
        </span>
      </button>
      <a className={styles.cart} href={hrefTo('cart')}>
        <Badge count={count} silent>
          <Icon as={IconShoppingBag} />
        </Badge>
        <span className="micro">{t('catalog.cart')}</span>
        {count > 0 ? <span className="visually-hidden">{t('tab.cart_count', { count })}</span> : null}
      </a>
      {closed ? (
        <Button className={styles.wide} disabled>
          {closed}
        </Button>
      ) : (
        <>
          <Button kind="soft" className={styles.wide} onClick={() => props.onIntent('cart')}>
            {t('catalog.add_to_cart')}
          </Button>
          <Button className={styles.wide} onClick={() => props.onIntent('buy')}>
            {t('catalog.buy_now')}
          </Button>
        </>
      )}
    </div>
  );
}
