import { useT } from '@app/client/i18n';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { TourTabs } from '../../../widgets/tours/tour-tabs.tsx';
import { ComboListPage } from '../../../widgets/travel/bundle/combo-list-page.tsx';
import { FilterBar } from '../../../widgets/travel/search/filter-bar.tsx';
import { SortChip } from '../../../widgets/travel/search/sorting.tsx';
import { ComboCard } from './combo-card.tsx';
import styles from './combo-list.module.css';
import { type ComboListOnScreen, useComboList } from './use-combo-list.ts';

type Listed = { readonly list: ComboListOnScreen };

/** The order, and the cities that have combos. */
function ComboBar({ list }: Listed) {
  const t = useT();
  return (
    <FilterBar className={styles.bar}>
      <SortChip sorting={list.sorting} title={t('tours.sort_by')} name={(sort) => t(`tours.sort.${sort}`)} />
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
    </FilterBar>
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
  const list = useComboList();
  return (
    <ComboListPage
      title={t('tours.title')}
      feed={list.feed}
      top={<TourTabs on="combos" />}
      bar={<ComboBar list={list} />}
      ghosts={<TourCardsSkeleton count={3} />}
      none={<NoCombos list={list} />}
      count={t('tours.combo.count', { count: list.total })}
      card={(combo, eager) => (
        <ComboCard key={combo.id} combo={combo} href={hrefTo('tourComboDetails', { id: combo.id })} eager={eager} />
      )}
    />
  );
}
