import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { PlaceSheet } from '../../../widgets/travel/search/place-sheet.tsx';
import { useTypedPlace } from '../../../widgets/travel/search/use-typed-place.ts';
import { useDiningHome } from './use-dining-home.ts';

/** In which city one wants to eat: those with restaurants, or any of them by what the search of places finds. Mount it anew for each opening. */
export function CitySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (city: string) => void;
}) {
  const t = useT();
  const { typed, setTyped, keyword } = useTypedPlace();
  const home = useDiningHome();
  const search = useEndpoint(
    travelEndpoints.cities,
    { query: { keyword } },
    { enabled: props.open && keyword !== '', keepPrevious: true, staleTime: 60_000 },
  );
  const cities = (home.data?.cities ?? []).map((city) => ({
    id: city.id,
    name: city.name,
    note: t('dining.restaurants', { count: city.restaurants }),
    picture: city.picture,
  }));
  const named = (search.data ?? []).flatMap(({ id }) => cities.find((city) => city.id === id) ?? []);
  const read = keyword === '' || !home.data ? home : search;
  return (
    <PlaceSheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.which_city')}
      searchLabel={t('dining.search_city')}
      typed={typed}
      popular={cities}
      found={keyword === '' ? null : named}
      pending={read.isPending}
      error={read.data ? null : read.error}
      onType={setTyped}
      onRetry={() => void read.refetch()}
      onChoose={props.onChoose}
    />
  );
}
