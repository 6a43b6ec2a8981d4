import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { IconTrash, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Part, Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../widgets/product-grid.tsx';
import styles from './search.module.css';
import type { useRecentSearches } from './use-recent-searches.ts';

type Recent = ReturnType<typeof useRecentSearches>;

function RecentSearches({ recent, onSearch }: { readonly recent: Recent; readonly onSearch: (word: string) => void }) {
  const t = useT();
  if (!recent.list || recent.list.length === 0) return null;
  return (
    <Part
      title={t('catalog.recent')}
      action={
        <IconButton
          icon={IconTrash}
          size="m"
          label={t('catalog.clear_recent')}
          className={styles.clear}
          onClick={recent.clear}
        />
      }
    >
      <ul className={styles.words}>
        {recent.list.map((word) => (
          <li key={word} className={styles.recent}>
            <button type="button" className={styles.recentWord} onClick={() => onSearch(word)}>
              {word}
            </button>
            <button
              type="button"
              className={styles.recentOff}
              aria-label={t('catalog.remove_recent', { keyword: word })}
              onClick={() => recent.remove(word)}
            >
              <Icon as={IconX} size="xs" />
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The first three of the hot keywords are in ember. */
const EMBER_UP_TO = 3;

function HotSearches({
  words,
  onSearch,
}: {
  readonly words: readonly string[];
  readonly onSearch: (word: string) => void;
}) {
  const t = useT();
  if (words.length === 0) return null;
  return (
    <Part title={t('catalog.hot')}>
      <ol className={styles.hot}>
        {words.map((word, index) => (
          <li key={word}>
            <button type="button" className={styles.hotOne} onClick={() => onSearch(word)}>
              <span className={cx(styles.rank, index < EMBER_UP_TO && 'accent')} aria-hidden="true">
                {index + 1}
              </span>
              <span className="clip1">{word}</span>
            </button>
          </li>
        ))}
      </ol>
    </Part>
  );
}

const GHOSTS = ['8.8rem', '6.4rem', '10.4rem', '7.2rem', '9.6rem', '8rem'];

/** The screen's own shape while the hints load. */
const HintsSkeleton = () => (
  <div aria-hidden="true" className={styles.ghosts}>
    <Skeleton width="40%" height="2.6rem" />
    <div className={styles.ghostWords}>
      {GHOSTS.map((width) => (
        <Skeleton key={width} width={width} height="3.6rem" radius="var(--r-full)" />
      ))}
    </div>
    <Skeleton width="36%" height="2.6rem" />
    <ProductGridSkeleton />
  </div>
);

/** What was searched for on this device, what many search for, and goods that staff recommend. */
export function SearchHints({
  recent,
  onSearch,
}: {
  readonly recent: Recent;
  readonly onSearch: (word: string) => void;
}) {
  const t = useT();
  const hints = useEndpoint(catalogEndpoints.searchHints, undefined, { staleTime: 300_000 });
  const { hot = [], trending = [], recommended = [] } = hints.data ?? {};
  const others = trending.filter((word) => !hot.includes(word));
  return (
    <div className={styles.hints}>
      <RecentSearches recent={recent} onSearch={onSearch} />
      {hints.isPending ? <HintsSkeleton /> : null}
      {hints.error && !hints.data ? (
        <div className={styles.failed}>
          <ErrorNote error={hints.error} onRetry={() => void hints.refetch()} />
        </div>
      ) : null}
      <HotSearches words={hot} onSearch={onSearch} />
      {others.length > 0 ? (
        <Part title={t('catalog.trending')}>
          <ul className={styles.words}>
            {others.map((word) => (
              <li key={word} className={styles.word}>
                <Chip onPress={() => onSearch(word)}>
                  <span className="clip1">{word}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {recommended.length > 0 ? (
        <Section title={t('catalog.picked')}>
          <ProductGrid cards={recommended} />
        </Section>
      ) : null}
    </div>
  );
}
