import type { ApiError } from '@app/client/api-error';
import { IconMapPin } from '@tabler/icons-react';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { PlaceSheet } from './place-sheet.tsx';

/** A city, or what can be booked there by its name. */
export type PlaceHit<K extends string> = { readonly kind: 'city' | K; readonly id: string; readonly name: string };

type City = { readonly id: string; readonly name: string; readonly picture: string | null };
type Read<T> = {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
};

/** Where to: popular cities (`home`), or what typing finds (`search`), cities and single things to book alike. */
export function CityPlaceSheet<
  K extends string,
  C extends City,
  H extends PlaceHit<K> & { readonly place: string },
>(props: {
  readonly open: boolean;
  readonly title: string;
  readonly searchLabel: string;
  readonly typing: { readonly typed: string; readonly setTyped: (text: string) => void; readonly keyword: string };
  readonly home: Read<{ readonly cities: readonly C[] }>;
  readonly search: Read<readonly H[]>;
  /** Of what is no city. */
  readonly icon: IconGlyph;
  readonly noteOf: (city: C) => string;
  /** How much there is in a city that was found. */
  readonly countOf: (hit: H) => string;
  readonly onChoose: (place: PlaceHit<K>) => void;
  readonly onClose: () => void;
}) {
  const { home, search } = props;
  const { typed, setTyped, keyword } = props.typing;
  const cities = home.data?.cities ?? [];
  const found = keyword === '' ? null : (search.data ?? []);
  const read: Read<unknown> = keyword === '' ? home : search;
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
      title={props.title}
      searchLabel={props.searchLabel}
      typed={typed}
      popular={cities.map((city) => ({
        id: city.id,
        name: city.name,
        note: props.noteOf(city),
        picture: city.picture,
      }))}
      found={
        found?.map((hit) => ({
          id: hit.id,
          name: hit.name,
          note: hit.kind === 'city' ? `${hit.place} · ${props.countOf(hit)}` : hit.place,
          icon: hit.kind === 'city' ? IconMapPin : props.icon,
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
