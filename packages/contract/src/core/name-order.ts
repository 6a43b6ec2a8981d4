import { type Language, tagOf } from './locale.ts';

/**
 * Names in which a character is read otherwise than by itself, and characters that are read so: 秘 alone is mì, but Peru is Bìlǔ.
 * Sorting by pinyin knows single characters only.
 */
export const READ_AS: readonly (readonly [name: string, sounds: string])[] = [
  ['秘鲁', '必鲁'],
  ['长沙', '常沙'],
  ['长春', '常春'],
  ['厦门', '夏门'],
  ['单县', '善县'],
  ['曾', '增'],
];

const asRead = (name: string): string =>
  READ_AS.reduce((text, [written, sounds]) => text.replaceAll(written, sounds), name);

const collators = new Map<Language, Intl.Collator>();

function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(tagOf(language), { numeric: true });
  collators.set(language, known);
  return known;
}

/** Compares two names as people who read a language sort them: Á beside A, Chinese by pinyin, 2 before 10. */
export const compareNames = (language: Language, a: string, b: string): number =>
  collatorOf(language).compare(asRead(a), asRead(b));

/** Returns things in the order of their names in a language. */
export const inNameOrder = <T>(language: Language, things: readonly T[], nameOf: (thing: T) => string): T[] =>
  [...things].sort((a, b) => compareNames(language, nameOf(a), nameOf(b)));

/** Returns counted things, those of which there is most first, and of as many in the order of their names in a language. */
export const mostFirst = <T extends { readonly name: string; readonly count: number }>(
  language: Language,
  things: readonly T[],
): T[] => [...things].sort((a, b) => b.count - a.count || compareNames(language, a.name, b.name));
