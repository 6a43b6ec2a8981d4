import { useT } from '@app/client/i18n';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import choices from '../../../widgets/choice-list.module.css';
import results from '../../../widgets/tours/tour-results.module.css';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { TourTabs } from '../../../widgets/tours/tour-tabs.tsx';
import { ComboCard } from './combo-card.tsx';
import styles from './combo-list.module.css';
import { type ComboListOnScreen, comboSorts, useComboList } from './use-combo-list.ts';

type Listed = { readonly list: ComboListOnScreen };

function SortSheet({ list, open, onClose }: Listed & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={t('tours.sort_by')}>
      <div className={choices.list}>
        {comboSorts.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={sort === list.sort}
            className={sort === list.sort ? choices.on : undefined}
            onClick={() => {
              onClose();
              list.setSort(sort);
            }}
          >
            <span className={choices.name}>{t(`tours.sort.${sort}`)}</span>
            {sort === list.sort ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** The order, and the cities that have combos. */
function ComboBar({ list }: Listed) {
  const t = useT();
  const [sorts, setSorts] = useState(false);
  return (
    <>
      <fieldset className={`scroll ${styles.bar}`} aria-label={t('catalog.filter')}>
        <Chip selected={list.sort !== 'popular'} onPress={() => setSorts(true)}>
          <Icon as={IconArrowsSort} size="s" />
          {t(`tours.sort.${list.sort}`)}
        </Chip>
        {list.cities.length > 1 || list.place !== null ? (
          <>
            <Chip selected={list.place === null} onPress={() => list.setPlace(null)}>
              {t('tours.anywhere')}
            </Chip>
            {list.cities.map(({ id, name }) => (
              <Chip key={id} selected={list.place === id} onPress={() => list.setPlace(list.place === id ? null : id)}>
                {name}
              </Chip>
            ))}
          </>
        ) : null}
      </fieldset>
      <SortSheet list={list} open={sorts} onClose={() => setSorts(false)} />
    </>
  );
}

/** No combo here: everywhere instead of in one city, else tours one by one. */
function NoCombos({ list }: Listed) {
  const t = useT();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('tours.combo.none_title')}
      text={t(list.place === null ? 'tours.combo.none_text' : 'tours.combo.none_here')}
      action={
        list.place === null ? (
          <ButtonLink href={hrefTo('tourHome')}>{t('tours.other_search')}</ButtonLink>
        ) : (
          <Button onClick={() => list.setPlace(null)}>{t('tours.combo.show_all')}</Button>
        )
      }
    />
  );
}

/** Tours that are sold together at less than one by one; city and order stand in the address. */
export default function ComboList() {
  const t = useT();
  const go = useGo();
  const list = useComboList();
  const { feed } = list;
  const none = feed.items.length === 0;
  return (
    <Page title={t('tours.title')} onBack={go.back}>
      <TourTabs on="combos" />
      <PullToRefresh onRefresh={async () => void (await feed.refetch())}>
        {feed.first ? <ComboBar list={list} /> : null}
        {feed.isPending ? <TourCardsSkeleton count={3} /> : null}
        {feed.error && none ? <ErrorState error={feed.error} onRetry={() => void feed.refetch()} /> : null}
        {!feed.isPending && !feed.error && none ? <NoCombos list={list} /> : null}
        {none ? null : (
          <div className={cx(results.results, feed.isPlaceholder && results.stale)} aria-busy={feed.isPlaceholder}>
            <p className={`sub t3 ${styles.count}`} role="status">
              {t('tours.combo.count', { count: list.total })}
            </p>
            <InfiniteList feed={feed}>
              {(combos) =>
                combos.map((combo, index) => (
                  <ComboCard
                    key={combo.id}
                    combo={combo}
                    href={hrefTo('tourComboDetails', { id: combo.id })}
                    eager={index === 0}
                  />
                ))
              }
            </InfiniteList>
          </div>
        )}
      </PullToRefresh>
    </Page>
  );
}
