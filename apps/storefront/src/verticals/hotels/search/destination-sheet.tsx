import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { IconBuilding, IconMapPin } from '@tabler/icons-react';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { type PlaceChoice, PlaceSheet } from '../../../widgets/travel/search/place-sheet.tsx';
import { useTypedPlace } from '../../../widgets/travel/search/use-typed-place.ts';
import { useHotelHome } from './use-hotel-home.ts';

export type Destination = { readonly kind: 'city' | 'hotel'; readonly id: string; readonly name: string };

/** Where to: popular cities, or any city or hotel by a part of its name in any language. Mount it anew for each opening. */
export function DestinationSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (destination: Destination) => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const { typed, setTyped, keyword } = useTypedPlace();
  const home = useHotelHome();
  const search = useEndpoint(
    hotelEndpoints.hotelSuggest,
    { query: { keyword } },
    { enabled: props.open && keyword !== '', keepPrevious: true, staleTime: 60_000 },
  );
  const cities = home.data?.cities ?? [];
  const found = keyword === '' ? null : (search.data ?? []);
  const popular: readonly PlaceChoice[] = cities.map((city) => ({
    id: city.id,
    name: city.name,
    note: city.from ? t('hotels.from_price', { amount: short.round(city.from) }) : city.country,
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
      title={t('hotels.destination')}
      searchLabel={t('hotels.search_place')}
      typed={typed}
      popular={popular}
      found={
        found?.map((one) => ({
          id: one.id,
          name: one.name,
          note: one.kind === 'city' ? `${one.place} · ${t('hotels.stays', { count: one.hotels })}` : one.place,
          icon: one.kind === 'city' ? IconMapPin : IconBuilding,
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
