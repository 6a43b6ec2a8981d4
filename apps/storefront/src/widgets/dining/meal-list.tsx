import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FilterBar } from '../travel/search/filter-bar.tsx';
import { Results, SortedCount } from '../travel/search/results.tsx';
import { SortButton } from '../travel/search/sorting.tsx';
import home from './dining-home.module.css';
import cards from './meal-card.module.css';
import { MealCard } from './meal-card.tsx';
import styles from './meal-list.module.css';
import { type MealSearch, PEOPLE, useMealSearch } from './use-meal-search.ts';

/** Words to look for, and for how many people. Mount it anew where the address has other words. */
function AskedMeals({ search }: { readonly search: MealSearch }) {
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
      <FilterBar className={home.bar} label={t('meal.for_people')}>
        <Chip selected={search.people === null} onPress={() => search.setPeople(null)}>
          {t('common.all')}
        </Chip>
        {PEOPLE.map((count) => (
          <Chip key={count} selected={search.people === count} onPress={() => search.setPeople(count)}>
            {t('meal.people_from', { count })}
          </Chip>
        ))}
      </FilterBar>
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
export function MealList() {
  const t = useT();
  const search = useMealSearch();
  const { feed, filtered } = search;
  return (
    <>
      <AskedMeals key={search.keyword} search={search} />
      <Results
        feed={feed}
        className={home.results}
        ghosts={<Ghosts />}
        none={
          <EmptyState
            art="/art/search.webp"
            title={t('meal.none_title')}
            text={t(filtered ? 'dining.none_filtered' : 'meal.none_text')}
            action={filtered ? <Button onClick={search.clear}>{t('dining.clear_filters')}</Button> : undefined}
          />
        }
      >
        <SortedCount count={t('meal.count', { count: feed.first?.total ?? feed.items.length })}>
          <SortButton sorting={search.sorting} title={t('dining.sort_by')} name={(sort) => t(`meal.sort.${sort}`)} />
        </SortedCount>
        <InfiniteList feed={feed}>
          {(meals) => meals.map((meal, index) => <MealCard key={meal.id} meal={meal} eager={index === 0} />)}
        </InfiniteList>
      </Results>
    </>
  );
}
