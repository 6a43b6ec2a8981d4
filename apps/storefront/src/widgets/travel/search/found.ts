import { useT } from '@app/client/i18n';
import type { RouteName } from '@app/contract/core/routes';
import type { TravelFound } from '@app/contract/travel/find-schemas';
import {
  IconBackpack,
  IconBed,
  IconLuggage,
  IconPackages,
  IconPlaneDeparture,
  IconTicket,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import type { IconGlyph } from '../../../ui/icon.tsx';

type Kind = TravelFound['kind'];

/** What each kind is drawn with where all kinds are found together. */
export const foundIcons: { readonly [K in Kind]: IconGlyph } = {
  hotel: IconBed,
  flight: IconPlaneDeparture,
  tour: IconLuggage,
  tourcombo: IconPackages,
  combo: IconBackpack,
  dining: IconToolsKitchen2,
  diningcombo: IconTicket,
};

/** A screen with its parameters. */
export type Way = readonly [route: RouteName, params: Readonly<Record<string, string>>];

const ways: { readonly [K in Kind]: { city(id: string): Way; thing(id: string): Way } } = {
  hotel: { city: (city) => ['hotelSearch', { city }], thing: (id) => ['hotelDetails', { id }] },
  // No flight has a name: one is found by where it goes.
  flight: { city: (to) => ['flightHome', { to }], thing: (to) => ['flightHome', { to }] },
  tour: { city: (city) => ['tourHome', { list: '1', city }], thing: (id) => ['tourDetails', { id }] },
  tourcombo: { city: (city) => ['tourHome', { list: 'combos', city }], thing: (id) => ['tourComboDetails', { id }] },
  combo: { city: (city) => ['comboDetails', { city }], thing: (id) => ['comboDetails', { id }] },
  dining: { city: (city) => ['diningHome', { city }], thing: (id) => ['diningDetails', { id }] },
  diningcombo: { city: (city) => ['diningHome', { city, tab: 'meals' }], thing: (set) => ['mealDetails', { set }] },
};

/** Where something that was found leads. */
export const foundWay = ({ kind, what, id }: Pick<TravelFound, 'kind' | 'what' | 'id'>): Way => ways[kind][what](id);

/** Says what was found: what a kind has in a city, or a thing's own name; and beside it how many, or what it is. */
export function useFoundText(): (found: TravelFound) => { readonly text: string; readonly aside: string } {
  const t = useT();
  return ({ kind, what, name, place, count }) =>
    what === 'city'
      ? { text: t(`search.in_city.${kind}`, { city: name }), aside: String(count) }
      : { text: name, aside: [t(`search.kind.${kind}`), place].filter(Boolean).join(' · ') };
}
