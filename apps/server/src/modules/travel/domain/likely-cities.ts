import { searchFold } from '@app/kernel/search-fold';
import { isHan, slips } from '@app/kernel/slip';
import { mayBeSlip } from './place-words.ts';

/** What a city is called, in every language, folded and not. */
export type NamedCity = { readonly id: string; readonly names: readonly string[] };

const WORDS = /[\s,;，、；]+/u;
const ALL_BETWEEN = /[\s,;，、；-]+/gu;

/** How many slips a typed word is from the nearest of some, none where it begins one; null where it is like none. */
function nearest(typed: string, words: readonly string[]): number | null {
  const found = words.flatMap((word) => (word.startsWith(typed) ? 0 : (slips(typed, word) ?? [])));
  return found.length > 0 ? Math.min(...found) : null;
}

/** Slips over all typed words; null where one of them is like no word of the city. */
function slipsTo(typed: readonly string[], words: readonly string[]): number | null {
  let sum = 0;
  for (const word of typed) {
    const one = nearest(word, words);
    if (one === null) return null;
    sum += one;
  }
  return sum;
}

/**
 * Returns the cities whose names are fewest slips of the finger from what was typed; those that are as many all of them. `sounds`
 * are the pinyin of what was typed in Chinese: a character that sounds alike is meant as well.
 */
export function likelyCities(
  cities: readonly NamedCity[],
  typed: readonly string[],
  sounds: readonly string[] = [],
): string[] {
  const wanted = typed.map(searchFold);
  if (!wanted.some((word) => isHan(word) || mayBeSlip(word))) return [];
  const found = cities.flatMap(({ id, names }) => {
    const folded = names.map(searchFold);
    // Of several words also as one: "newyork", "saopaulo".
    const words = [...new Set(folded.flatMap((name) => [...name.split(WORDS), name.replaceAll(ALL_BETWEEN, '')]))];
    const sound = sounds.some((each) => each.length > 2 && words.includes(each));
    const many = slipsTo(wanted, words) ?? (sound ? 1 : null);
    return many === null ? [] : [{ id, many }];
  });
  const fewest = Math.min(...found.map(({ many }) => many));
  return found.filter(({ many }) => many === fewest).map(({ id }) => id);
}
