/** What is not seen: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['`‘’‚‛′‵ʹʻʼʽˈ]/g;
/** Signs as keyboards have them, and letters that normalisation takes for whole ones. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ...[...'‐‑‒–—―−⁃'].map((sign) => [sign, '-'] as const),
  ...['øo', 'đd', 'ðd', 'łl', 'ıi', 'ħh', 'ŧt', 'ŋn', 'əe', 'ςσ', 'ßss', 'æae', 'œoe', 'þth'].map(
    (pair) => [pair.slice(0, 1), pair.slice(1)] as const,
  ),
]);
const STANDING = new RegExp(`[${[...STANDS_FOR.keys()].join('')}]`, 'g');

const foldWith = (text: string, apostrophe: string): string =>
  text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(APOSTROPHES, apostrophe)
    .replace(STANDING, (sign) => STANDS_FOR.get(sign) ?? sign)
    .normalize('NFC');

/**
 * Returns a text as it is searched: without case, accents, width, apostrophes and letters that only look accented, with
 * plain hyphens. "Élan Straße" is "elan strasse", "Côte d’Azur" is "cote dazur", "Þórsmörk" is "thorsmork". `search_fold`
 * in SQL does the same.
 */
export const searchFold = (text: string): string => foldWith(text, '');

/** Returns the same with a blank for each apostrophe, so that "d'azur" is the words "d" and "azur". */
export const searchFoldApart = (text: string): string => foldWith(text, ' ');

/** Returns the same with each apostrophe as keyboards have it. */
export const searchFoldStraight = (text: string): string => foldWith(text, "'");
