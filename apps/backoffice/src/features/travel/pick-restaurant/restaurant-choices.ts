import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import { useCallback, useRef } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { listed } from '../../../text/in-my-language';
import { type Choice, choicesFrom } from '../../../ui/choices';
import { useTyped, labelOf as wordsOf } from '../../../ui/form/inputs/use-typed';

export type NamedRestaurant = { readonly id: string; readonly name: string; readonly city: string };

const asChoice = ({ id, name, city }: NamedRestaurant) => ({ value: id, label: listed(name, city) });

/** The restaurants that staff filter by: the first hundred by name. */
export const restaurantChoices = choicesFrom(calls.restaurantChoices, (list) => list.map(asChoice));

type RestaurantSearch = {
  found: Choice[];
  waiting: boolean;
  search: (typed: string) => void;
  /** What a restaurant is called that is known or was found once; undefined for another. */
  labelOf: (id: string) => string | undefined;
};

/** Restaurants found by a part of their name; without one, the first hundred. Those `known` have their names without it. */
export function useRestaurantSearch(known: readonly NamedRestaurant[] = []): RestaurantSearch {
  const { word: keyword, search, meant } = useTyped();
  const labels = useRef(new Map(known.map(asChoice).map(({ value, label }) => [value, label])));
  const answer = useAnswer(calls.restaurantChoices, { query: keyword ? { keyword } : {} }, { keepMs: 60_000 });
  const found = (answer.data ?? []).map(asChoice);
  for (const { value, label } of found) labels.current.set(value, label);
  const labelOf = useCallback((id: string) => labels.current.get(id), []);
  return { found: meant(found, answer.isFetching, wordsOf), waiting: answer.isFetching, search, labelOf };
}
