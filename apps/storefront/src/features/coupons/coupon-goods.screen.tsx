import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { IconTicketOff } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/card.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyPart, EmptyState, ErrorState } from '../../ui/states.tsx';
import { useCouponWords } from '../../widgets/coupon-words.ts';
import { ProductGrid, ProductGridSkeleton } from '../../widgets/product-grid.tsx';
import styles from './coupons.module.css';

const GONE = new Set(['record.not_found', 'input.invalid', 'input.missing']);

/** What a coupon is valid for. */
export default function CouponGoodsScreen() {
  const t = useT();
  const go = useGo();
  const words = useCouponWords();
  const { id = '' } = useScreenParams<'id'>();
  const feed = useFeed(couponEndpoints.couponGoods, { query: { id } });
  const coupon = feed.first?.coupon;
  const gone = GONE.has(feed.error?.key ?? '');
  return (
    <Page title={t('coupons.goods_title')} onBack={go.back}>
      {coupon ? (
        <div className={styles.head}>
          <Note>
            <b>{words.value(coupon)}</b>
            <br />
            {words.condition(coupon)}
          </Note>
        </div>
      ) : null}
      {feed.isPending ? <ProductGridSkeleton /> : null}
      {feed.error && gone ? (
        <EmptyState
          icon={IconTicketOff}
          title={t('coupons.gone_title')}
          action={<ButtonLink href={hrefTo('coupons')}>{t('coupons.to_centre')}</ButtonLink>}
        />
      ) : null}
      {feed.error && !gone && feed.items.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {coupon && feed.items.length === 0 ? <EmptyPart icon={IconTicketOff} title={t('coupons.goods_empty')} /> : null}
      <InfiniteList feed={feed}>{(items) => <ProductGrid cards={items} alone />}</InfiniteList>
    </Page>
  );
}
