import { useT } from '@app/client/i18n';
import type { ViewedProduct } from '@app/contract/favourites/schemas';
import type { ReactNode } from 'react';
import { hrefTo } from '../../shell/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { HeartButton } from '../../widgets/heart-button.tsx';
import { CardPrice } from '../../widgets/product-card.tsx';
import styles from './favourites.module.css';

type KeptProduct = Omit<ViewedProduct, 'viewedAt'>;

/** A kept product in a list: picture, name, price, what there is to say about it, and its heart. */
export function KeptRow(props: {
  readonly item: KeptProduct;
  readonly offSaleText: string;
  readonly children?: ReactNode;
  /** In place of the heart. */
  readonly action?: ReactNode;
}) {
  const t = useT();
  const { item } = props;
  const gone = !item.online || item.stock === 'out';
  const body = (
    <>
      <span className={styles.thumb}>
        <Picture src={item.cover} alt="" width={88} ratio="1" />
      </span>
      <span className="grow">
        <span className={cx('clip2', styles.name)}>{item.name}</span>
        {item.online ? (
          <span className="row g2 baseline wrap">
            <CardPrice card={item} />
          </span>
        ) : null}
        {item.online && item.stock === 'out' ? <span className="cap t3">{t('catalog.sold_out')}</span> : null}
        {item.online ? null : <span className="cap t3">{props.offSaleText}</span>}
        {props.children}
      </span>
    </>
  );
  return (
    <div className={cx(styles.row, gone && styles.gone)}>
      {item.online ? (
        <a className={styles.link} href={hrefTo('productDetail', { id: item.id })}>
          {body}
        </a>
      ) : (
        <div className={styles.link}>{body}</div>
      )}
      {props.action ?? <HeartButton id={item.id} name={item.name} />}
    </div>
  );
}

/** The rows' own shape while they load. */
export const KeptSkeleton = () => (
  <Card flush>
    <div aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <div key={name} className={styles.row}>
          <span className={styles.link}>
            <Skeleton width="8.8rem" height="8.8rem" radius="var(--r-s)" />
            <span className="grow">
              <SkeletonText lines={2} />
              <Skeleton width="35%" height="1.8rem" />
            </span>
          </span>
        </div>
      ))}
    </div>
  </Card>
);
