import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { IconMapPin, IconRoute } from '@tabler/icons-react';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { type PlaceChoice, PlaceSheet } from '../../../widgets/travel/search/place-sheet.tsx';
import { useTypedPlace } from '../../../widgets/travel/search/use-typed-place.ts';
import { useTourHome } from './use-tour-home.ts';

export type TourPlaceChoice = { readonly kind: 'city' | 'tour'; readonly id: string; readonly name: string };

/** Where to: popular cities, or any city or tour by a part of its name in any language. Mount it anew for each opening. */
export function TourPlaceSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (place: TourPlaceChoice) => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const { typed, setTyped, keyword } = useTypedPlace();
  const home = useTourHome();
  const search = useEndpoint(
    tourEndpoints.tourSuggest,
    { query: { keyword } },
    { enabled: props.open && keyword !== '', keepPrevious: true, staleTime: 60_000 },
  );
  const cities = home.data?.cities ?? [];
  const found = keyword === '' ? null : (search.data ?? []);
  const popular: readonly PlaceChoice[] = cities.map((city) => ({
    id: city.id,
    name: city.name,
    note: city.from ? t('tours.from_price', { amount: short.round(city.from) }) : city.country,
    picture: city.picture,
  }));
  const read = keyword === '' ? home : search;
  const choose = (id: string) => {
    const hit = found?.find((one) => one.id === id);
    const city = cities.find((one) => one.id === id);
    if (hit) props.onChoose({ kind: hit.kind, id, name: hit.name });
    else if (city) props.onChoose({ kind: 'city', id, name: city.name });
  };
  return (
    <PlaceSheet
      open={props.open}
      onClose={props.onClose}
      title={t('tours.destination')}
      searchLabel={t('tours.search_place')}
      typed={typed}
      popular={popular}
      found={
        found?.map((one) => ({
          id: one.id,
          name: one.name,
          note: one.kind === 'city' ? `${one.place} · ${t('tours.count', { count: one.tours })}` : one.place,
          icon: one.kind === 'city' ? IconMapPin : IconRoute,
        })) ?? null
      }
      pending={read.isPending}
      error={read.data ? null : read.error}
      onType={setTyped}
      onRetry={() => void read.refetch()}
      onChoose={choose}
    />
  );
}
