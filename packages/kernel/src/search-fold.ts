/** What is not seen: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const ACCENTS = /[\u0300-\u036f]/g;
/** Signs as keyboards have them, and letters that normalisation takes for whole ones. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ...[...'`‘’‚‛′‵ʹʻʼʽˈ'].map((sign) => [sign, "'"] as const),
  ...[...'‐‑‒–—―−⁃'].map((sign) => [sign, '-'] as const),
  ...['øo', 'đd', 'ðd', 'łl', 'ıi', 'ħh', 'ŧt', 'ŋn', 'ςσ', 'ßss', 'æae', 'œoe', 'þth'].map(
    (pair) => [pair.slice(0, 1), pair.slice(1)] as const,
  ),
]);
const STANDING = new RegExp(`[${[...STANDS_FOR.keys()].join('')}]`, 'g');

/**
 * Returns a text as it is searched: without case, accents, width and letters that only look accented, with straight
 * apostrophes and plain hyphens. "Élan Straße" is "elan strasse", "Côte d’Azur" is "cote d'azur", "Þórsmörk" is
 * "thorsmork". `search_fold` in SQL does the same.
 */
export const searchFold = (text: string): string =>
  text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(STANDING, (sign) => STANDS_FOR.get(sign) ?? sign)
    .normalize('NFC');
