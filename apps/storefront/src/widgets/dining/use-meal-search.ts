import { useFeed } from '@app/client/use-feed';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { MEAL_SORTS, type MealSort } from '@app/contract/verticals/meals/facts';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';

/** For how many people a set is at least: what can be chosen. */
export const PEOPLE = [2, 4, 6] as const;

/** Set meals of a city as the address asks for them: words, people, order. */
export function useMealSearch() {
  const params = useScreenParams<'city' | 'meal' | 'for' | 'order'>();
  const setParams = useSetScreenParams();
  const { city = '' } = params;
  const keyword = (params.meal ?? '').trim();
  const people = PEOPLE.find((count) => String(count) === params.for) ?? null;
  const sort = MEAL_SORTS.find((one) => one === params.order) ?? 'best';
  const feed = useFeed(
    mealEndpoints.mealSearch,
    { query: { city, sort, ...(keyword && { keyword }), ...(people && { people: String(people) }) } },
    { keepPrevious: true, enabled: city !== '' },
  );
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    city,
    keyword,
    people,
    sort,
    feed,
    filtered: keyword !== '' || people !== null,
    setKeyword: (next: string) => change({ meal: next === '' ? null : next }),
    setPeople: (next: number | null) => change({ for: next === null ? null : String(next) }),
    setSort: (next: MealSort) => change({ order: next === 'best' ? null : next }),
    clear: () => change({ meal: null, for: null }),
  };
}

export type MealSearch = ReturnType<typeof useMealSearch>;
