import { useT } from '@app/client/i18n';
import { IconChevronLeft, IconList, IconMap2, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from '../../../widgets/tours/tour-results.module.css';
import { type TourTrip, tripParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { keepRecent } from '../../../widgets/travel/search/use-recent-searches.ts';
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
  const today = useToday();
  const { search } = props;
  const [trip, setTrip] = useState<TourTrip>(search.trip);
  const [place, setPlace] = useState<TourPlaceChoice | null>(
    search.city && props.place ? { kind: 'city', id: search.city, name: props.place } : null,
  );
  const apply = () => {
    props.onClose();
    const city = place?.id ?? null;
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
  const go = useGo();
  const words = useTourWords();
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const { trip } = search;
  const title = place ?? search.keyword ?? t('tours.anywhere');
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{place ? t('tours.tours_in', { place }) : t('tours.title')}</h1>
      <IconButton icon={IconChevronLeft} label={t('common.back')} onClick={go.back} />
      <button
        type="button"
        className={styles.pill}
        aria-haspopup="dialog"
        onClick={() => setSheet((now) => ({ open: true, times: now.times + 1 }))}
      >
        <span className="grow">
          <b className="semi clip1">{title}</b>
          <span className="cap t2 clip1">
            {words.when(trip.when)} · {words.party(trip.party)}
          </span>
        </span>
        <Icon as={IconSearch} size="m" className="brand" />
      </button>
      {search.city ? (
        <IconButton
          icon={search.onMap ? IconList : IconMap2}
          label={t(search.onMap ? 'tours.show_list' : 'tours.show_map')}
          onClick={() => search.setMap(!search.onMap)}
        />
      ) : null}
      <ChangeSheet
        key={`${sheet.times} ${title}`}
        open={sheet.open}
        search={search}
        place={place}
        onClose={() => setSheet((now) => ({ ...now, open: false }))}
      />
    </header>
  );
}
