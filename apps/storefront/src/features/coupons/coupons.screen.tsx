import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { OfferTicket } from '../../widgets/offer-ticket.tsx';
import { useCollect } from '../../widgets/use-collect.ts';
import { CodeEntry } from './code-entry.tsx';
import styles from './coupons.module.css';
import { TicketsSkeleton } from './tickets-skeleton.tsx';

/** Coupons that can be collected, and a field for a code. */
export default function CouponsScreen() {
  const t = useT();
  const go = useGo();
  const offers = useEndpoint(couponEndpoints.couponCentre, { query: {} });
  const { collect, collecting } = useCollect();
  const list = offers.data?.list ?? [];
  return (
    <Page
      title={t('coupons.title')}
      onBack={go.back}
      actions={<NavAction href={hrefTo('myCoupons')}>{t('coupons.to_mine')}</NavAction>}
    >
      <PullToRefresh onRefresh={async () => void (await offers.refetch())}>
        <CodeEntry />
        {offers.isPending ? <TicketsSkeleton /> : null}
        {offers.error && !offers.data ? (
          <ErrorState error={offers.error} onRetry={() => void offers.refetch()} />
        ) : null}
        {offers.data && list.length === 0 ? (
          <EmptyState
            art="/art/gift.webp"
            title={t('coupons.centre_empty')}
            text={t('coupons.centre_empty_text')}
            action={<ButtonLink href={hrefTo('home')}>{t('coupons.shop_now')}</ButtonLink>}
          />
        ) : null}
        <ul className={styles.list}>
          {list.map((offer) => (
            <li key={offer.id}>
              <OfferTicket offer={offer} busy={collecting === offer.id} onCollect={() => collect(offer.id)} />
            </li>
          ))}
        </ul>
      </PullToRefresh>
    </Page>
  );
}
