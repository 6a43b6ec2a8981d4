import { useT } from '@app/client/i18n';
import { usePaged } from '@app/client/use-feed';
import { usePriceFormat } from '@app/client/use-price';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import type { MyCoupon, MyCouponTab } from '@app/contract/coupons/schemas';
import { useEffect, useState } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CouponTicket } from '../../widgets/coupon-ticket.tsx';
import { type CouponWords, useCouponWords } from '../../widgets/coupon-words.ts';
import styles from './coupons.module.css';
import { TicketsSkeleton } from './tickets-skeleton.tsx';

// The schemas stay out of the first load, so the names stand here again.
const TABS: readonly MyCouponTab[] = ['usable', 'used', 'expired'];
type Counts = { readonly [K in MyCouponTab]?: number };

/** Until when, or what became of it. */
function useCouponNotes(): (coupon: MyCoupon, words: CouponWords) => string[] {
  const t = useT();
  const format = usePriceFormat();
  return (coupon, words) => {
    const until = words.day(coupon.validUntil);
    if (coupon.state === 'expired') return [t('coupons.expired_on', { until })];
    if (coupon.state === 'used')
      return [coupon.saved ? t('coupons.used_saved', { amount: format.text(coupon.saved) }) : t('coupons.used')];
    const dates = t('coupons.valid_between', { from: words.day(coupon.validFrom), until });
    return coupon.state === 'held' ? [dates, t('coupons.held')] : [dates];
  };
}

function MyTicket({ coupon }: { readonly coupon: MyCoupon }) {
  const t = useT();
  const words = useCouponWords();
  const notes = useCouponNotes();
  const action = coupon.orderId ? (
    <ButtonLink size="s" kind="ghost" href={hrefTo('orderDetails', { id: coupon.orderId })}>
      {t('coupons.see_order')}
    </ButtonLink>
  ) : coupon.state === 'usable' ? (
    <ButtonLink size="s" kind="ghost" href={hrefTo('couponGoods', { id: coupon.couponId })}>
      {t('coupons.use')}
    </ButtonLink>
  ) : null;
  const spent = coupon.state === 'used' || coupon.state === 'expired';
  return <CouponTicket coupon={coupon} spent={spent} notes={notes(coupon, words)} action={action} />;
}

/** The customer's coupons by where they stand. The tab is in the address. */
export default function MyCouponsScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const { tab: asked } = useScreenParams<'tab'>();
  const tab = TABS.find((one) => one === asked) ?? 'usable';
  const feed = usePaged(couponEndpoints.myCoupons, { query: { tab } }, { staleTime: 0 });
  const [counts, setCounts] = useState<Counts>({});
  const shown = feed.first?.counts;
  useEffect(() => {
    if (shown) setCounts(shown);
  }, [shown]);
  const label = (name: MyCouponTab) => (
    <>
      {t(`coupons.tab.${name}`)}
      {counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
    </>
  );
  return (
    <Page
      title={t('coupons.mine_title')}
      onBack={go.back}
      actions={<NavAction href={hrefTo('coupons')}>{t('coupons.to_centre')}</NavAction>}
    >
      <Tabs
        label={t('coupons.tabs')}
        choices={TABS.map((value) => ({ value, label: label(value) }))}
        value={tab}
        onChange={(next) => setParams({ tab: next })}
      />
      <div className={styles.head} />
      <FeedView
        feed={feed}
        skeleton={<TicketsSkeleton />}
        empty={
          <EmptyState
            art="/art/gift.webp"
            title={t(`coupons.empty.${tab}`)}
            text={t('coupons.empty_text')}
            action={<ButtonLink href={hrefTo('coupons')}>{t('coupons.to_centre')}</ButtonLink>}
          />
        }
      >
        {(items) => (
          <ul className={styles.list}>
            {items.map((coupon) => (
              <li key={coupon.id}>
                <MyTicket coupon={coupon} />
              </li>
            ))}
          </ul>
        )}
      </FeedView>
    </Page>
  );
}
