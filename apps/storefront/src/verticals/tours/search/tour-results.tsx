import { useT } from '@app/client/i18n';
import type { TourCard as Tour } from '@app/contract/verticals/tours/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { CountLine, GhostsBelowBar, Results } from '../../../widgets/travel/search/results.tsx';
import { useCity } from '../../../widgets/travel/search/use-city.ts';
import { LeftOutNote } from './left-out-note.tsx';
import { NoTourFound } from './nothing-found.tsx';
import { TourCard } from './tour-card.tsx';
import { TourFilterBar } from './tour-filter-bar.tsx';
import { TourMap } from './tour-map.tsx';
import { TourSearchHeader } from './tour-search-header.tsx';
import { useTourSearch } from './use-tour-search.ts';

/** Tours with a departure that has room; place, days, people, filters, order and map stand in the address. */
export function TourResults() {
  const t = useT();
  const search = useTourSearch();
  const city = useCity(search.city);
  const { feed, trip } = search;
  const place = city?.name ?? (search.city ? (feed.items[0]?.city ?? null) : null);
  const hrefOf = (tour: Tour) => hrefTo('tourDetails', { id: tour.id, day: tour.next.day, ...partyParams(trip.party) });
  const leftOut = search.onMap ? null : <LeftOutNote search={search} />;
  return (
    <Page
      title={place === null ? t('tours.title') : t('tours.tours_in', { place })}
      header={<TourSearchHeader search={search} place={place} />}
    >
      <TourFilterBar search={search} />
      <Results
        feed={feed}
        ghosts={
          <GhostsBelowBar>
            <TourCardsSkeleton count={3} />
          </GhostsBelowBar>
        }
        none={
          <>
            <NoTourFound search={search} />
            {leftOut}
          </>
        }
      >
        {leftOut}
        {search.onMap ? (
          <TourMap search={search} hrefOf={hrefOf} />
        ) : (
          <>
            <CountLine>{t('tours.count_line', { count: search.total })}</CountLine>
            <InfiniteList feed={feed}>
              {(tours) =>
                tours.map((tour, index) => (
                  <TourCard key={tour.id} tour={tour} href={hrefOf(tour)} eager={index === 0} />
                ))
              }
            </InfiniteList>
          </>
        )}
      </Results>
    </Page>
  );
}
