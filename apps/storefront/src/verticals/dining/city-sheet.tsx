import { useT } from '@app/client/i18n';
import { searchFold } from '@app/kernel/search-fold';
import { useState } from 'react';
import { PlaceSheet } from '../../widgets/travel/place-sheet.tsx';
import { useDiningHome } from './use-dining-home.ts';

/** In which city one wants to eat. Mount it anew for each opening. */
export function CitySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (city: string) => void;
}) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const home = useDiningHome();
  const cities = (home.data?.cities ?? []).map((city) => ({
    id: city.id,
    name: city.name,
    note: t('dining.restaurants', { count: city.restaurants }),
    picture: city.picture,
    country: city.country,
  }));
  const keyword = searchFold(typed.trim());
  const found = cities.filter(({ name, country }) => searchFold(`${name} ${country}`).includes(keyword));
  return (
    <PlaceSheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.which_city')}
      searchLabel={t('dining.search_city')}
      typed={typed}
      popular={cities}
      found={keyword === '' ? null : found}
      pending={home.isPending}
      error={home.data ? null : home.error}
      onType={setTyped}
      onRetry={() => void home.refetch()}
      onChoose={props.onChoose}
    />
  );
}
