import { rich, useT } from '@app/client/i18n';
import type { ProductCard } from '@app/contract/catalog/schemas';
import { Price } from '../ui/price.tsx';
import styles from './listed-price.module.css';

type Listed = Pick<ProductCard, 'price' | 'points' | 'priceVaries'>;

/** What goods are listed at, in money or points: "from" where others of their variants that can be bought cost more. */
export function ListedPrice(props: {
  readonly of: Listed;
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly deal?: boolean;
  readonly pointsClass?: string | undefined;
}) {
  const t = useT();
  const { price, points, priceVaries } = props.of;
  const amount =
    points === null ? (
      <Price price={price} size={props.size ?? 'm'} deal={props.deal ?? false} />
    ) : (
      <b data-amount className={props.pointsClass ?? 'semi'}>
        {t('catalog.points_price', { count: points })}
      </b>
    );
  return priceVaries ? <span className={styles.from}>{rich('catalog.listed_from', { amount })}</span> : amount;
}
