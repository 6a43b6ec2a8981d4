import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useCouponWords } from '../../../widgets/coupon-words.ts';
import styles from './coupon-strip.module.css';

const ProductCoupons = lazy(() => import('../product/product-coupons.tsx'));

/** A quiet line with the coupons of a product; pressed, they can be collected. Nothing where there are none. */
export function CouponStrip({ productId }: { readonly productId: string }) {
  const t = useT();
  const words = useCouponWords();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const offers = useEndpoint(couponEndpoints.productCoupons, { query: { product: productId } });
  const list = (offers.data?.list ?? []).filter((offer) => offer.state === 'open');
  if (list.length === 0) return null;
  return (
    <section className={styles.strip}>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <span className={styles.name}>{t('coupons.strip')}</span>
        <span className="visually-hidden">{t('coupons.strip_open')}</span>
        <span className={styles.tags}>
          {list.slice(0, 3).map((offer) => (
            <Tag key={offer.id} tone="brand">
              {words.value(offer)}
            </Tag>
          ))}
        </span>
        <Icon as={IconChevronRight} size="m" className={styles.chevron} />
      </button>
      {opened ? (
        <Suspense>
          <ProductCoupons productId={productId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
