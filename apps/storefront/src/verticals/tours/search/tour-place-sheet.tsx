import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { IconRoute } from '@tabler/icons-react';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { CityPlaceSheet, type PlaceHit } from '../../../widgets/travel/search/city-place-sheet.tsx';
import { useTypedPlace } from '../../../widgets/travel/search/use-typed-place.ts';
import { useTourHome } from './use-tour-home.ts';

export type TourPlaceChoice = PlaceHit<'tour'>;

/** Where to: popular cities, or any city or tour by a part of its name in any language. Mount it anew for each opening. */
export function TourPlaceSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (place: TourPlaceChoice) => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const typing = useTypedPlace();
  const { keyword } = typing;
  const home = useTourHome();
  const search = useEndpoint(
    tourEndpoints.tourSuggest,
    { query: { keyword } },
    { enabled: props.open && keyword !== '', keepPrevious: true, staleTime: 60_000 },
  );
  return (
    <CityPlaceSheet
      {...props}
      title={t('tours.destination')}
      searchLabel={t('tours.search_place')}
      typing={typing}
      home={home}
      search={search}
      icon={IconRoute}
      noteOf={(city) => (city.from ? t('tours.from_price', { amount: short.round(city.from) }) : city.country)}
      countOf={(hit) => t('tours.count', { count: hit.tours })}
    />
  );
}
