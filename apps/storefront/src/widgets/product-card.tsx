import { useT } from '@app/client/i18n';
import type { ProductCard as Card } from '@app/contract/catalog/schemas';
import { hrefTo } from '../shell/navigation.ts';
import { cx } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { OldPrice } from '../ui/price.tsx';
import { Rating } from '../ui/stars.tsx';
import { Tag } from '../ui/tag.tsx';
import { HeartButton } from './heart-button.tsx';
import { ListedPrice } from './listed-price.tsx';
import styles from './product-card.module.css';
import { useSoldText } from './sold-text.ts';

/** The one flag on a card's picture: a discount first, then what staff marked. */
function Flag({ card }: { readonly card: Card }) {
  const t = useT();
  if (card.stock === 'out') return <Tag plate>{t('catalog.sold_out')}</Tag>;
  if (card.discountPercent) return <Tag tone="solid">−{card.discountPercent}%</Tag>;
  if (card.isPopular) return <Tag plate>{t('catalog.popular')}</Tag>;
  if (card.isNew) return <Tag plate>{t('catalog.new')}</Tag>;
  const [tag] = card.tags;
  return tag ? <Tag plate>{tag}</Tag> : null;
}

/** What it costs: points for a points good, else the price with the struck one beside it. */
export function CardPrice({ card, size = 'm' }: { readonly card: Card; readonly size?: 's' | 'm' }) {
  const struck = card.points === null ? card.listPrice : null;
  return (
    <>
      <ListedPrice of={card} size={size} deal={struck !== null} pointsClass={styles.points} />
      {struck ? <OldPrice price={struck} /> : null}
    </>
  );
}

/** A product in a grid: no box, picture 4:5 with the heart, two lines of title, price, rating and sold. */
export function ProductCard(props: { readonly card: Card; readonly eager?: boolean; readonly heading?: 'h2' | 'h3' }) {
  const { card, eager, heading: Name = 'h3' } = props;
  const sold = useSoldText();
  return (
    <div className={styles.frame}>
      <a
        className={cx(styles.card, card.stock === 'out' && styles.out)}
        href={hrefTo('productDetail', { id: card.id })}
      >
        <span className={styles.picture}>
          <Picture src={card.cover} alt="" width={164} ratio="4 / 5" eager={eager ?? false} />
          <span className={styles.flag}>
            <Flag card={card} />
          </span>
        </span>
        <Name className={cx('clip2', styles.name)}>{card.name}</Name>
        <span className={cx('row between baseline wrap', styles.price)}>
          <CardPrice card={card} />
        </span>
        <span className={styles.facts}>
          {card.reviews > 0 ? <Rating value={card.rating} /> : null}
          {card.reviews > 0 && card.sold > 0 ? <span aria-hidden="true">·</span> : null}
          {card.sold > 0 ? sold(card.sold) : null}
        </span>
      </a>
      <HeartButton id={card.id} name={card.name} className={styles.heart} />
    </div>
  );
}
