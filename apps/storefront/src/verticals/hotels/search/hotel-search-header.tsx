import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { SearchHeader } from '../../../widgets/travel/search/search-header.tsx';
import { MapButton, SearchPill } from '../../../widgets/travel/search/search-pill.tsx';
import { keepRecent } from '../../../widgets/travel/search/use-recent-searches.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { type Stay, stayParams } from '../stay.ts';
import { useFirstNight } from '../use-stay.ts';
import type { Destination } from './destination-sheet.tsx';
import { recentStays } from './recent-stays.ts';
import { SearchForm } from './search-form.tsx';
import type { HotelSearch } from './use-hotel-search.ts';

/** The whole search in a sheet, to change it. A new destination is another view; new dates price this one again. */
function ChangeSheet(props: {
  readonly open: boolean;
  readonly search: HotelSearch;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const t = useT();
  const go = useGo();
  const searchAnew = useInvalidate();
  const today = useFirstNight();
  const { search } = props;
  const [stay, setStay] = useState<Stay>(search.stay);
  const [destination, setDestination] = useState<Destination | null>(
    search.city ? { kind: 'city', id: search.city, name: props.title } : null,
  );
  const apply = (chosen: Destination) => {
    props.onClose();
    if (chosen.kind === 'hotel') {
      go.to('hotelDetails', { id: chosen.id, ...stayParams(stay) });
      return;
    }
    void searchAnew(hotelEndpoints.hotelSearch);
    void keepRecent(recentStays, { ...stay, city: chosen.id, name: chosen.name }, today);
    if (chosen.id === search.city) search.setStay(stay);
    else go.replace('hotelSearch', { city: chosen.id, ...stayParams(stay) });
  };
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('hotels.change_search')}>
      <SearchForm
        destination={destination}
        stay={stay}
        today={today}
        onDestination={setDestination}
        onStay={setStay}
        onSearch={apply}
      />
    </Sheet>
  );
}

/** Where (null while unknown), when and who in the search pill: a press changes it. The map at the end. */
export function HotelSearchHeader({ search, place }: { readonly search: HotelSearch; readonly place: string | null }) {
  const t = useT();
  const title = place ?? t('hotels.title');
  const date = useDateText();
  const party = usePartyText();
  const asking = useAsking<'change'>();
  const { stay, onMap } = search;
  return (
    <>
      <SearchHeader
        flat
        title={place ? t('hotels.stays_in', { place }) : title}
        end={
          <MapButton onMap={onMap} label={t(onMap ? 'hotels.show_list' : 'hotels.show_map')} onChange={search.setMap} />
        }
      >
        <SearchPill
          title={title}
          note={`${date.range(stay.checkIn, stay.checkOut)} · ${party.whole(stay.party)}`}
          onPress={() => asking.ask('change')}
        />
      </SearchHeader>
      <ChangeSheet
        key={`${asking.times} ${title}`}
        open={asking.what === 'change'}
        search={search}
        title={title}
        onClose={asking.close}
      />
    </>
  );
}
