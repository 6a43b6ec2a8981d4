import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useEffect } from 'react';
import { hrefTo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { RootTabs } from '../../shell/root-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchLink } from '../../ui/search-box.tsx';
import { EmptyPart, ErrorState } from '../../ui/states.tsx';
import styles from './category.module.css';
import { CategoryPane } from './category-pane.tsx';
import { CategoryRail } from './category-rail.tsx';
import { CategoryPaneSkeleton, CategoryRailSkeleton } from './category-skeleton.tsx';

/** Top categories at the left, what the chosen one holds at the right. The choice stands in the address as `top`. */
export default function CategoryScreen() {
  const t = useT();
  const { top } = useScreenParams<'top'>();
  const setParams = useSetScreenParams();
  const answer = useEndpoint(
    catalogEndpoints.categoriesWithGoods,
    { query: top ? { category: top } : {} },
    { keepPrevious: true },
  );
  const { data } = answer;
  // A category that was taken away, or a link with a typing error: show the first one instead of a dead end.
  const unknown = Boolean(top) && (answer.error?.key === 'record.not_found' || answer.error?.key === 'input.invalid');
  useEffect(() => {
    if (unknown) setParams({ top: null });
  });
  const current = top && !unknown ? top : data?.current;
  const node = data?.tree.find((one) => one.id === current);
  const choose = (id: string) => {
    setParams({ top: id });
    window.scrollTo({ top: 0 });
  };

  return (
    <Page
      title={t('catalog.categories')}
      tabs={<RootTabs />}
      header={
        <header className={styles.header}>
          <h1 className="visually-hidden">{t('catalog.categories')}</h1>
          <SearchLink href={hrefTo('search')}>{t('catalog.search_all')}</SearchLink>
        </header>
      }
    >
      {answer.error && !data && !unknown ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : data?.tree.length === 0 ? (
        <div className={styles.none}>
          <EmptyPart
            icon={IconLayoutGrid}
            title={t('catalog.nothing_here')}
            text={t('catalog.nothing_here_text')}
          />
        </div>
      ) : (
        <div className={styles.columns}>
          {data ? <CategoryRail tree={data.tree} current={current ?? null} onChoose={choose} /> : <CategoryRailSkeleton />}
          <div className={styles.pane}>
            {answer.error && answer.isPlaceholderData ? (
              <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
            ) : node && data && data.current === node.id ? (
              <CategoryPane node={node} groups={data.groups} />
            ) : (
              <CategoryPaneSkeleton />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
