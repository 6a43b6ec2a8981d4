import { useFeed } from '@app/client/use-feed';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { COMBO_LENGTHS, COMBO_SORTS, type ComboLength } from '@app/contract/verticals/combos/facts';
import { useScreenParams } from '../../../shell/navigation.ts';
import { idIn } from '../../../widgets/id-in-address.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';

/** Where all cities are asked for although the address came with one. */
const EVERYWHERE = 'all';

/** The combos as the address says: of a city, a theme and a length, in an order. */
export function useComboList() {
  const params = useScreenParams<'city' | 'place' | 'theme' | 'length'>();
  const change = useChangeSearch();
  const sorting = useSorting(COMBO_SORTS, 'popular');
  const length: ComboLength | null = COMBO_LENGTHS.find((one) => one === params.length) ?? null;
  // The city that led here is a part of the view; `place` changes without it being drawn anew.
  const city = params.place === EVERYWHERE ? null : (idIn(params.place) ?? idIn(params.city) ?? null);
  const theme = params.theme ?? null;
  const feed = useFeed(
    comboEndpoints.combos,
    { query: { ...(city && { city }), ...(theme && { theme }), ...(length && { length }), sort: sorting.chosen } },
    { keepPrevious: true },
  );
  const cities = useLatest(feed.first?.cities);
  const themes = useLatest(feed.first?.themes);
  return {
    feed,
    sorting,
    length,
    city,
    theme,
    cities: cities ?? [],
    themes: themes ?? [],
    total: feed.first?.total ?? 0,
    filtered: city !== null || theme !== null || length !== null,
    setLength: (next: ComboLength | null) => change({ length: next }),
    setTheme: (next: string | null) => change({ theme: next }),
    setCity: (next: string | null) => change({ place: next ?? (params.city ? EVERYWHERE : null) }),
    clear: () => change({ place: params.city ? EVERYWHERE : null, theme: null, length: null }),
  };
}

export type ComboListOnScreen = ReturnType<typeof useComboList>;
