import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { MEAL_SORTS } from '@app/contract/verticals/meals/facts';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, TextButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import choices from '../choice-list.module.css';
import { useAsking } from '../travel/use-asking.ts';
import home from './dining-home.module.css';
import cards from './meal-card.module.css';
import { MealCard } from './meal-card.tsx';
import styles from './meal-shelf.module.css';
import { type MealSearch, PEOPLE, useMealSearch } from './use-meal-search.ts';

/** Words to look for, and for how many people. Mount it anew where the address has other words. */
function Asked({ search }: { readonly search: MealSearch }) {
  const t = useT();
  const [typed, setTyped] = useState(search.keyword);
  return (
    <>
      <div className={styles.words}>
        <SearchBox
          label={t('meal.search')}
          value={typed}
          maxLength={limits.searchKeyword}
          raised
          onChange={(next) => {
            setTyped(next);
            if (next === '' && search.keyword !== '') search.setKeyword('');
          }}
          onSearch={search.setKeyword}
        />
      </div>
      <fieldset className={`scroll ${home.bar}`} aria-label={t('meal.for_people')}>
        <Chip selected={search.people === null} onPress={() => search.setPeople(null)}>
          {t('common.all')}
        </Chip>
        {PEOPLE.map((count) => (
          <Chip key={count} selected={search.people === count} onPress={() => search.setPeople(count)}>
            {t('meal.people_from', { count })}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}

/** In which order, at the end of the line that counts. */
function Sort({ search }: { readonly search: MealSearch }) {
  const t = useT();
  const asking = useAsking<'sort'>();
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => asking.ask('sort')}>
        <Icon as={IconArrowsSort} size="s" />
        {t(`meal.sort.${search.sort}`)}
      </TextButton>
      <Sheet open={asking.what === 'sort'} onClose={asking.close} title={t('dining.sort_by')}>
        <div className={choices.list}>
          {MEAL_SORTS.map((sort) => (
            <button
              key={sort}
              type="button"
              aria-pressed={sort === search.sort}
              className={sort === search.sort ? choices.on : undefined}
              onClick={() => {
                asking.close();
                search.setSort(sort);
              }}
            >
              <span className={choices.name}>{t(`meal.sort.${sort}`)}</span>
              {sort === search.sort ? <Icon as={IconCheck} size="m" /> : null}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** Set meals that are still to come, in the shape of their cards. */
const Ghosts = () => (
  <div aria-hidden="true" className={styles.ghosts}>
    {['a', 'b', 'c'].map((name) => (
      <div key={name} className={cards.card}>
        <div className={cards.up}>
          <Skeleton width="9.6rem" height="9.6rem" radius="var(--r-m)" />
          <div className="grow">
            <SkeletonText lines={3} />
          </div>
        </div>
        <div className={cards.down}>
          <Skeleton width="40%" height="2.4rem" />
        </div>
      </div>
    ))}
  </div>
);

/** Set meals that can be used in the city of the address. */
export function MealShelf() {
  const t = useT();
  const search = useMealSearch();
  const { feed, filtered } = search;
  const empty = !feed.isPending && !feed.error && feed.items.length === 0;
  return (
    <>
      <Asked key={search.keyword} search={search} />
      {feed.isPending ? <Ghosts /> : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {empty ? (
        <EmptyState
          art="/art/search.webp"
          title={t('meal.none_title')}
          text={t(filtered ? 'dining.none_filtered' : 'meal.none_text')}
          action={filtered ? <Button onClick={search.clear}>{t('dining.clear_filters')}</Button> : undefined}
        />
      ) : null}
      {feed.items.length > 0 ? (
        <div className={cx(home.results, feed.isPlaceholder && home.stale)} aria-busy={feed.isPlaceholder}>
          <div className={home.count}>
            <p className="sub t2 num" role="status">
              {t('meal.count', { count: feed.first?.total ?? feed.items.length })}
            </p>
            <Sort search={search} />
          </div>
          <InfiniteList feed={feed}>
            {(meals) => meals.map((meal, index) => <MealCard key={meal.id} meal={meal} eager={index === 0} />)}
          </InfiniteList>
        </div>
      ) : null}
    </>
  );
}
