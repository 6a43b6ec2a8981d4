import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { IconLayoutGrid } from '@tabler/icons-react';
import { hrefTo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { Page } from '../../../ui/page.tsx';
import { SearchLink } from '../../../ui/search-box.tsx';
import { EmptyPart, ErrorState } from '../../../ui/states.tsx';
import styles from './category.module.css';
import { CategoryPane } from './category-pane.tsx';
import { CategoryRail } from './category-rail.tsx';
import { CategoryPaneSkeleton, CategoryRailSkeleton } from './category-skeleton.tsx';

/** The goods of a top category; of the first one without an id. A failure leaves the rail to choose another. */
function Pane({ top }: { readonly top: string | null }) {
  const answer = useEndpoint(catalogEndpoints.categoriesWithGoods, { query: top ? { category: top } : {} });
  if (answer.isPending) return <CategoryPaneSkeleton />;
  if (!answer.data) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { tree, current } = answer.data;
  const node = tree.find((one) => one.id === current);
  return node ? <CategoryPane node={node} shown={answer.data} /> : null;
}

function Columns() {
  const t = useT();
  const { top } = useScreenParams<'top'>();
  const setParams = useSetScreenParams();
  const tree = useEndpoint(catalogEndpoints.categories, undefined, { staleTime: 300_000 });
  if (tree.error && !tree.data) return <ErrorState error={tree.error} onRetry={() => void tree.refetch()} />;
  if (tree.data?.length === 0) {
    return (
      <div className={styles.none}>
        <EmptyPart icon={IconLayoutGrid} title={t('catalog.nothing_here')} text={t('catalog.nothing_here_text')} />
      </div>
    );
  }
  // A category that was taken away, or a link with a typing error, shows the first one instead of a dead end.
  const known = tree.data ? tree.data.find((one) => one.id === top)?.id : top;
  const choose = (id: string) => {
    setParams({ top: id });
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.columns}>
      {tree.data ? (
        <CategoryRail tree={tree.data} current={known ?? tree.data[0]?.id ?? null} onChoose={choose} />
      ) : (
        <CategoryRailSkeleton />
      )}
      <div className={styles.pane}>
        <Pane top={known ?? null} />
      </div>
    </div>
  );
}

/** Top categories at the left, what the chosen one holds at the right. The choice stands in the address as `top`. */
export default function CategoryScreen() {
  const t = useT();
  return (
    <Page
      title={t('catalog.categories')}
      aboveTabs
      header={
        <header className={styles.header}>
          <h1 className="visually-hidden">{t('catalog.categories')}</h1>
          <SearchLink href={hrefTo('search')}>{t('catalog.search_all')}</SearchLink>
        </header>
      }
    >
      <Columns />
    </Page>
  );
}
