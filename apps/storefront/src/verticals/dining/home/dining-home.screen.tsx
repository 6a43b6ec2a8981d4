import { useT } from '@app/client/i18n';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { FreeTime, RestaurantCard as Restaurant } from '@app/contract/verticals/dining/views';
import { useEffect } from 'react';
import { hrefTo, useSetScreenParams } from '../../../shell/navigation.ts';
import { Note, NoteAction } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import styles from '../../../widgets/dining/dining-home.module.css';
import { MealList } from '../../../widgets/dining/meal-list.tsx';
import { Results, SortedCount } from '../../../widgets/travel/search/results.tsx';
import { SortButton } from '../../../widgets/travel/search/sorting.tsx';
import { diningPartyParams } from '../table-search.ts';
import { OwnWaits } from '../waits/own-waits.tsx';
import { DiningCardsSkeleton } from './dining-cards-skeleton.tsx';
import { DiningFilterBar } from './dining-filter-bar.tsx';
import { DiningMap } from './dining-map.tsx';
import { DiningSearchHeader } from './dining-search-header.tsx';
import { keepLastCity, readLastCity } from './last-city.ts';
import { NoRestaurantFound } from './nothing-found.tsx';
import { RestaurantCard } from './restaurant-card.tsx';
import { useDiningHome } from './use-dining-home.ts';
import { type DiningSearch, useDiningSearch } from './use-dining-search.ts';

/** The cities; where the address names none, the last one of this device or the most popular one is put into it. */
function useCity(city: string) {
  const home = useDiningHome();
  const setParams = useSetScreenParams();
  const cities = home.data?.cities;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each city and answer
  useEffect(() => {
    if (city !== '') {
      void keepLastCity(city);
      return;
    }
    if (!cities) return;
    let left = false;
    void readLastCity().then((last) => {
      const chosen = cities.find(({ id }) => id === last) ?? cities[0];
      if (!left && chosen) setParams({ city: chosen.id });
    });
    return () => {
      left = true;
    };
  }, [city, cities]);
  return { home, nowhere: city === '' && cities?.length === 0 };
}

function Found({ search }: { readonly search: DiningSearch }) {
  const t = useT();
  const { feed, first } = search;
  const hrefOf = (restaurant: Restaurant, free?: FreeTime): string =>
    hrefTo('diningDetails', {
      id: restaurant.id,
      day: free?.day ?? search.day,
      time: free?.time ?? search.time,
      // Who looks for seats outdoors is led to those of the first hour that has any.
      area: free?.areaId ?? (search.filters.facilities.includes('outdoor') ? restaurant.times[0]?.areaId : undefined),
      ...diningPartyParams(search.ask.party),
    });
  if (search.onMap) {
    const city = first?.city;
    return (
      <DiningMap
        search={search}
        centre={city ? { lat: city.latitude, lng: city.longitude, name: city.name } : null}
        hrefOf={hrefOf}
      />
    );
  }
  return (
    <>
      <SortedCount count={t('dining.count_line', { count: search.freeTotal, time: search.time ?? '' })}>
        <SortButton sorting={search.sorting} title={t('dining.sort_by')} name={(sort) => t(`dining.sort.${sort}`)} />
      </SortedCount>
      {first && first.mostTogether > 0 && peopleOf(search.ask.party) > first.mostTogether ? (
        <div className={styles.note}>
          <Note
            action={
              <NoteAction onPress={() => search.setAsk({ party: { adults: first.mostTogether, childAges: [] } })}>
                {t('dining.take_most', { people: t('dining.people', { count: first.mostTogether }) })}
              </NoteAction>
            }
          >
            {t('dining.too_large_here', { people: t('dining.people', { count: peopleOf(search.ask.party) }) })}
          </Note>
        </div>
      ) : null}
      <InfiniteList feed={feed}>
        {(restaurants) =>
          restaurants.map((restaurant, index) => (
            <RestaurantCard
              key={restaurant.id}
              restaurant={restaurant}
              day={search.day}
              hrefOf={(free) => hrefOf(restaurant, free)}
              eager={index === 0}
            />
          ))
        }
      </InfiniteList>
    </>
  );
}

/** Restaurants of the city, with the states of looking for them. */
function Tables({ search, city }: { readonly search: DiningSearch; readonly city: ReturnType<typeof useCity> }) {
  const t = useT();
  const { home, nowhere } = city;
  const { feed } = search;
  const isCityKnown = search.city !== '';
  // Until the city is known it is the list of cities that is under way or failed.
  const shown = isCityKnown
    ? feed
    : { ...feed, isPending: true, error: home.data ? null : home.error, refetch: home.refetch };
  return (
    <>
      {nowhere ? null : <DiningFilterBar search={search} />}
      {search.onMap ? null : <OwnWaits />}
      <Results
        feed={shown}
        asks={!nowhere}
        className={cx(styles.results, search.onMap && styles.onMap)}
        ghosts={
          <div className={styles.ghosts}>
            <DiningCardsSkeleton />
          </div>
        }
        none={
          nowhere ? (
            <EmptyState art="/art/search.webp" title={t('dining.none_title')} text={t('dining.nowhere')} />
          ) : (
            <NoRestaurantFound search={search} />
          )
        }
      >
        <Found search={search} />
      </Results>
    </>
  );
}

/** Restaurants of a city with their next free tables, or its set meals; city, tab, table, filters and order stand in the address. */
export default function DiningHomeScreen() {
  const t = useT();
  const search = useDiningSearch();
  const city = useCity(search.city);
  const known = city.home.data?.cities.find(({ id }) => id === search.city)?.name;
  const name = search.first?.city.name ?? known ?? null;
  return (
    <Page
      title={name === null ? t('dining.title') : t('dining.tables_in', { city: name })}
      header={<DiningSearchHeader search={search} city={name} />}
    >
      {search.ofMeals && search.city !== '' ? <MealList /> : <Tables search={search} city={city} />}
    </Page>
  );
}
