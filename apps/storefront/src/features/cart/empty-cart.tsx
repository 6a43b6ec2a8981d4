import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../widgets/product-grid.tsx';

/** Nothing in the cart: a way to the shop, and what staff recommend. */
export function EmptyCart() {
  const t = useT();
  const feed = useFeed(catalogEndpoints.productList, { query: { flag: 'recommended', limit: 6 } });
  return (
    <>
      <EmptyState
        art="/art/bags.webp"
        title={t('cart.empty_title')}
        text={t('cart.empty_text')}
        action={<ButtonLink href={hrefTo('category')}>{t('cart.browse')}</ButtonLink>}
      />
      {feed.isPending || feed.items.length > 0 ? (
        <Section title={t('cart.may_like')}>
          {feed.isPending ? <ProductGridSkeleton /> : <ProductGrid cards={feed.items.slice(0, 6)} />}
        </Section>
      ) : null}
    </>
  );
}
