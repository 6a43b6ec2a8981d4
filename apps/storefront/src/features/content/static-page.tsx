import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { lazy, Suspense } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { AnalyticsRow } from '../../widgets/analytics-row.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './static.module.css';

const RichText = lazy(() => import('../../ui/rich-text.tsx'));

export type PageKey = 'about' | 'condition' | 'privacy' | 'returnpolicy';

/** One of the shop's own pages, as staff have published it. `title` stands above it until it is read. */
export function StaticPage({ page, title }: { readonly page: PageKey; readonly title: string }) {
  const t = useT();
  const go = useGo();
  const { day } = useMomentText();
  // What staff have just published is read at every opening, behind what is known already.
  const article = useEndpoint(contentEndpoints.article, { query: { key: page } }, { staleTime: 0 });
  const missing = article.error?.key === 'record.not_found';
  return (
    <Page title={article.data?.title ?? title} onBack={go.back}>
      {article.data ? (
        <article className={styles.page}>
          <Suspense fallback={<PageSkeleton />}>
            <RichText html={article.data.html} />
          </Suspense>
          <p className={styles.updated}>{t('content.page_updated_on', { date: day(article.data.updatedAt) })}</p>
        </article>
      ) : article.isPending ? (
        <div className={styles.page}>
          <PageSkeleton />
        </div>
      ) : missing ? (
        <EmptyState art="/art/search.webp" title={t('content.page_gone')} text={t('content.page_gone_text')} />
      ) : (
        <ErrorState error={article.error} onRetry={() => void article.refetch()} />
      )}
      {page === 'privacy' ? <AnalyticsRow /> : null}
    </Page>
  );
}

/** Headings and paragraphs, still empty. */
function PageSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')} className={styles.skeleton}>
      <SkeletonText lines={3} />
      {[1, 2, 3].map((part) => (
        <div key={part} className="stack">
          <Skeleton width="45%" height="2.2rem" />
          <SkeletonText lines={4} />
        </div>
      ))}
    </div>
  );
}
