import { useFeed } from '@app/client/use-feed';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { COMBO_LENGTHS, COMBO_SORTS, type ComboLength, type ComboSort } from '@app/contract/verticals/combos/facts';
import { useRef } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';

/** Where all cities are asked for although the address came with one. */
const EVERYWHERE = 'all';

/** The combos as the address says: of a city, a theme and a length, in an order. */
export function useComboShelf() {
  const params = useScreenParams<'city' | 'place' | 'theme' | 'length' | 'sort'>();
  const setParams = useSetScreenParams();
  const sort: ComboSort = COMBO_SORTS.find((one) => one === params.sort) ?? 'popular';
  const length: ComboLength | null = COMBO_LENGTHS.find((one) => one === params.length) ?? null;
  // The city that led here is a part of the view; `place` changes without it being drawn anew.
  const asked = params.place ?? params.city ?? null;
  const city = asked === EVERYWHERE ? null : asked;
  const theme = params.theme ?? null;
  const feed = useFeed(
    comboEndpoints.combos,
    { query: { ...(city && { city }), ...(theme && { theme }), ...(length && { length }), sort } },
    { keepPrevious: true },
  );
  // Cities and themes come with the first page alone; while others are under way the former ones stand.
  const cities = useRef(feed.first?.cities ?? null);
  if (feed.first?.cities) cities.current = feed.first.cities;
  const themes = useRef(feed.first?.themes ?? null);
  if (feed.first?.themes) themes.current = feed.first.themes;
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    feed,
    sort,
    length,
    city,
    theme,
    cities: cities.current ?? [],
    themes: themes.current ?? [],
    total: feed.first?.total ?? 0,
    filtered: city !== null || theme !== null || length !== null,
    setSort: (next: ComboSort) => change({ sort: next === 'popular' ? null : next }),
    setLength: (next: ComboLength | null) => change({ length: next }),
    setTheme: (next: string | null) => change({ theme: next }),
    setCity: (next: string | null) => change({ place: next ?? (params.city ? EVERYWHERE : null) }),
    clear: () => change({ place: params.city ? EVERYWHERE : null, theme: null, length: null }),
  };
}

export type ComboShelfOnScreen = ReturnType<typeof useComboShelf>;
