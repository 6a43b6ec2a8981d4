import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { IconBuilding } from '@tabler/icons-react';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { CityPlaceSheet, type PlaceHit } from '../../../widgets/travel/search/city-place-sheet.tsx';
import { useTypedPlace } from '../../../widgets/travel/search/use-typed-place.ts';
import { useHotelHome } from './use-hotel-home.ts';

export type Destination = PlaceHit<'hotel'>;

/** Where to: popular cities, or any city or hotel by a part of its name in any language. Mount it anew for each opening. */
export function DestinationSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (place: Destination) => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const typing = useTypedPlace();
  const { keyword } = typing;
  const home = useHotelHome();
  const search = useEndpoint(
    hotelEndpoints.hotelSuggest,
    { query: { keyword } },
    { enabled: props.open && keyword !== '', keepPrevious: true, staleTime: 60_000 },
  );
  return (
    <CityPlaceSheet
      {...props}
      title={t('hotels.destination')}
      searchLabel={t('hotels.search_place')}
      typing={typing}
      home={home}
      search={search}
      icon={IconBuilding}
      noteOf={(city) => (city.from ? t('hotels.from_price', { amount: short.round(city.from) }) : city.country)}
      countOf={(hit) => t('hotels.stays', { count: hit.hotels })}
    />
  );
}
