import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ProductGrid } from '../../../widgets/product-grid.tsx';
import { noFilters } from './listing-address.ts';
import { filterCount } from './listing-bar.tsx';
import { useFoundTravel } from './use-found-travel.ts';
import type { Listing } from './use-listing.ts';

/** What staff recommend, for those who found nothing. */
function Recommended() {
  const t = useT();
  const hints = useEndpoint(catalogEndpoints.searchHints, undefined, { staleTime: 300_000 });
  if (!hints.data || hints.data.recommended.length === 0) return null;
  return (
    <Section title={t('catalog.picked')}>
      <ProductGrid cards={hints.data.recommended} />
    </Section>
  );
}

/** Nothing to show: says why, and offers the nearest way on. */
export function ListingEmpty({ listing }: { readonly listing: Listing }) {
  const t = useT();
  const { subject, filters, setFilters } = listing;
  const travel = useFoundTravel(subject.kind === 'keyword' ? subject.value : '').length > 0;
  const instead = listing.feed.first?.instead ?? null;
  if (subject.kind === 'keyword' && instead !== null) {
    return (
      <EmptyState
        art="/art/search.webp"
        title={t(travel ? 'search.no_goods' : 'catalog.no_results', { keyword: subject.value })}
        action={
          <ButtonLink href={hrefTo('productListing', { keyword: instead })}>
            {t('catalog.did_you_mean', { keyword: instead })}
          </ButtonLink>
        }
      />
    );
  }
  if (filterCount(filters, subject) > 0) {
    const cleared = { ...noFilters, ...(subject.kind === 'type' && { type: filters.type }) };
    return (
      <EmptyState
        art="/art/search.webp"
        title={t('catalog.no_match')}
        text={t('catalog.no_match_text')}
        action={<Button onClick={() => setFilters(cleared)}>{t('catalog.clear_filters')}</Button>}
      />
    );
  }
  if (subject.kind === 'keyword') {
    return (
      <>
        <EmptyState
          art="/art/search.webp"
          title={t(travel ? 'search.no_goods' : 'catalog.no_results', { keyword: subject.value })}
          text={t(travel ? 'search.no_goods_text' : 'catalog.no_results_text')}
          action={
            <ButtonLink href={hrefTo('search', { keyword: subject.value })}>{t('catalog.search_again')}</ButtonLink>
          }
        />
        <Recommended />
      </>
    );
  }
  return (
    <>
      <EmptyState
        art="/art/bags.webp"
        title={t('catalog.nothing_here')}
        text={t('catalog.nothing_here_text')}
        action={<ButtonLink href={hrefTo('category')}>{t('catalog.browse')}</ButtonLink>}
      />
      <Recommended />
    </>
  );
}
