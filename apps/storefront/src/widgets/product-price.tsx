import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { OldPrice } from '../ui/price.tsx';
import { ListedPrice } from './listed-price.tsx';
import styles from './product-price.module.css';
import type { Variant } from './variant-choice.ts';

/** What the chosen variant costs; before a choice, the lowest price that can be had. */
export function ProductPrice({
  product,
  variant,
  size = 'xl',
}: {
  readonly product: ProductDetail;
  readonly variant: Variant | null;
  readonly size?: 'l' | 'xl';
}) {
  const shown = variant ? { ...variant, priceVaries: false } : product;
  const struck = shown.points === null ? shown.listPrice : null;
  return (
    <>
      <ListedPrice of={shown} size={size} deal={struck !== null} pointsClass={styles.points} />
      {struck ? <OldPrice price={struck} /> : null}
    </>
  );
}

/** In stock, a few left with their number, or sold out. */
export function StockNote({ product, variant }: { readonly product: ProductDetail; readonly variant: Variant | null }) {
  const t = useT();
  const level = (variant ?? product).stock;
  if (level === 'out') return <span className="t3">{t('catalog.sold_out')}</span>;
  if (level === 'in') return <span className="ok">{t('catalog.stock_in')}</span>;
  return (
    <span className="accent">
      {variant ? t('catalog.stock_low', { count: variant.available }) : t('catalog.stock_few')}
    </span>
  );
}
