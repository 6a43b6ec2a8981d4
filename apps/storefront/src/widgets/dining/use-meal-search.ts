import { useFeed } from '@app/client/use-feed';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { MEAL_SORTS } from '@app/contract/verticals/meals/facts';
import { useScreenParams } from '../../shell/navigation.ts';
import { useSorting } from '../travel/search/sorting.tsx';
import { useChangeSearch } from '../travel/search/use-search.ts';

/** For how many people a set is at least: what can be chosen. */
export const PEOPLE = [2, 4, 6] as const;

/** Set meals of a city as the address asks for them: words, people, order. */
export function useMealSearch() {
  const params = useScreenParams<'city' | 'meal' | 'for'>();
  const change = useChangeSearch();
  const { city = '' } = params;
  const keyword = (params.meal ?? '').trim();
  const people = PEOPLE.find((count) => String(count) === params.for) ?? null;
  const sorting = useSorting(MEAL_SORTS, 'best', 'order');
  const feed = useFeed(
    mealEndpoints.mealSearch,
    { query: { city, sort: sorting.chosen, ...(keyword && { keyword }), ...(people && { people: String(people) }) } },
    { keepPrevious: true, enabled: city !== '' },
  );
  return {
    city,
    keyword,
    people,
    sorting,
    feed,
    filtered: keyword !== '' || people !== null,
    setKeyword: (next: string) => change({ meal: next === '' ? null : next }),
    setPeople: (next: number | null) => change({ for: next === null ? null : String(next) }),
    clear: () => change({ meal: null, for: null }),
  };
}

export type MealSearch = ReturnType<typeof useMealSearch>;
