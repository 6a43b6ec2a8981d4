import { useT } from '@app/client/i18n';
import { useEndpoint, useInvalidate } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ProductCard } from '@app/contract/catalog/schemas';
import { contentEndpoints } from '@app/contract/content/endpoints';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { recommendationEndpoints } from '@app/contract/recommendations/endpoints';
import { hrefTo } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { Page, Section } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ProductGrid } from '../../widgets/product-grid.tsx';
import { Banners } from './banners.tsx';
import { BeforeOpening } from './before-opening.tsx';
import { FlashDeals } from './flash-deals.tsx';
import styles from './home.module.css';
import { HomeHeader } from './home-header.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MoreToLove } from './more-to-love.tsx';
import { SeeAll } from './see-all.tsx';
import { TravelRow } from './travel-row.tsx';

const RECOMMENDED_SHOWN = 6;
/** Some of them may stand among the deals already. */
const RECOMMENDED_ASKED = 12;

/** What staff put first, then what suits this customer; without that, what staff recommend to all. */
function recommendedCards(home: AnswerOf<typeof contentEndpoints.home> | undefined, own: ProductCard[] | null) {
  const shared = home?.recommended ?? [];
  if (own === null) return shared;
  const picked = shared.slice(0, home?.picked ?? 0);
  return [...picked, ...own.filter((card) => !picked.some((one) => one.id === card.id))];
}

/** Whether nothing stands above the feed. */
const isBare = (home: AnswerOf<typeof contentEndpoints.home>): boolean =>
  [home.banners, home.verticals, home.deals, home.recommended, home.newArrivals].every((part) => part.length === 0);

/** The shop window: banners, travel, deals, what is picked for the customer or by staff, what is new, and an endless feed. */
export default function HomeScreen() {
  const t = useT();
  const home = useEndpoint(contentEndpoints.home);
  const invalidate = useInvalidate();
  const onSale = new Set(home.data?.deals.map((deal) => deal.id));
  const mine = useEndpoint(
    recommendationEndpoints.forYou,
    { query: { limit: RECOMMENDED_ASKED } },
    { enabled: useSignedIn() },
  );
  const recommended = recommendedCards(home.data, mine.data?.personal ? mine.data.list : null)
    .filter((card) => !onSale.has(card.id))
    .slice(0, RECOMMENDED_SHOWN);
  const shown = new Set(recommended.map((card) => card.id));
  const refresh = async () =>
    void (await Promise.all([
      home.refetch(),
      invalidate(catalogEndpoints.productList, recommendationEndpoints.forYou),
    ]));

  return (
    <Page header={<HomeHeader />} aboveTabs>
      <h1 className="visually-hidden">{t('content.home_title')}</h1>
      <PullToRefresh onRefresh={refresh}>
        {home.isPending ? <HomeSkeleton /> : null}
        {home.error && !home.data ? <ErrorState error={home.error} onRetry={() => void home.refetch()} /> : null}
        {home.data ? (
          <>
            <Banners banners={home.data.banners} />
            <TravelRow tiles={home.data.verticals} />
            <FlashDeals deals={home.data.deals} endsAt={home.data.dealsEndAt} onEnd={() => void home.refetch()} />
            {recommended.length > 0 ? (
              <Section
                title={t('content.picked_for_you')}
                action={
                  <SeeAll href={hrefTo('productListing', { flag: 'recommended' })} of={t('content.picked_for_you')} />
                }
              >
                <ProductGrid cards={recommended} />
              </Section>
            ) : null}
            {home.data.newArrivals.length > 0 ? (
              <Section
                title={t('content.new_arrivals')}
                action={<SeeAll href={hrefTo('new')} of={t('content.new_arrivals')} />}
              >
                <ProductGrid cards={home.data.newArrivals.slice(0, 4)} />
              </Section>
            ) : null}
          </>
        ) : null}
        {home.data ? <MoreToLove shown={shown} instead={isBare(home.data) ? <BeforeOpening /> : null} /> : null}
        <div className={styles.end} />
      </PullToRefresh>
    </Page>
  );
}
