import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { type TourTrip, tripParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { SearchHeader } from '../../../widgets/travel/search/search-header.tsx';
import { MapButton, SearchPill } from '../../../widgets/travel/search/search-pill.tsx';
import { keepRecent } from '../../../widgets/travel/search/use-recent-searches.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { recentTours } from './recent-tours.ts';
import { TourForm } from './tour-form.tsx';
import type { TourPlaceChoice } from './tour-place-sheet.tsx';
import type { TourSearch } from './use-tour-search.ts';

/** The whole search in a sheet, to change it. A new place is another view; new days and people search this one again. */
function ChangeSheet(props: {
  readonly open: boolean;
  readonly search: TourSearch;
  readonly place: string | null;
  readonly onClose: () => void;
}) {
  const t = useT();
  const go = useGo();
  const searchAnew = useInvalidate();
  const today = useToday();
  const { search } = props;
  const [trip, setTrip] = useState<TourTrip>(search.trip);
  const [place, setPlace] = useState<TourPlaceChoice | null>(
    search.city && props.place ? { kind: 'city', id: search.city, name: props.place } : null,
  );
  const apply = () => {
    props.onClose();
    const city = place?.id ?? null;
    void searchAnew(tourEndpoints.tourSearch);
    void keepRecent(recentTours, { ...trip, city, name: place?.name ?? '' }, today);
    if (city === (search.city ?? null)) search.setTrip(trip);
    else go.replace('tourHome', { list: '1', city, ...tripParams(trip) });
  };
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('tours.change_search')}>
      <TourForm
        place={place}
        trip={trip}
        today={today}
        onPlace={(chosen) => {
          if (chosen.kind === 'city') {
            setPlace(chosen);
            return;
          }
          props.onClose();
          go.to('tourDetails', { id: chosen.id, ...tripParams(trip) });
        }}
        onTrip={setTrip}
        onSearch={apply}
      />
    </Sheet>
  );
}

/** Where, when and who in the search pill: a press changes it. The map at the end. */
export function TourSearchHeader({ search, place }: { readonly search: TourSearch; readonly place: string | null }) {
  const t = useT();
  const words = useTourWords();
  const asking = useAsking<'change'>();
  const { trip, onMap } = search;
  const title = place ?? search.keyword ?? t('tours.anywhere');
  return (
    <>
      <SearchHeader
        flat
        title={place ? t('tours.tours_in', { place }) : t('tours.title')}
        end={
          search.city ? (
            <MapButton onMap={onMap} label={t(onMap ? 'tours.show_list' : 'tours.show_map')} onChange={search.setMap} />
          ) : null
        }
      >
        <SearchPill
          title={title}
          note={`${words.when(trip.when)} · ${words.party(trip.party)}`}
          onPress={() => asking.ask('change')}
        />
      </SearchHeader>
      <ChangeSheet
        key={`${asking.times} ${title}`}
        open={asking.what === 'change'}
        search={search}
        place={place}
        onClose={asking.close}
      />
    </>
  );
}
