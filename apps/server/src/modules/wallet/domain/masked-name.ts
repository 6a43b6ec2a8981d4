const MASK = '***';

/** A name of which only its owner's acquaintances can be sure: first and last letter, as people count letters. */
export function maskedName(nickname: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(nickname), ({ segment }) => segment);
  const [first = ''] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return `${first}${MASK}${last}`;
}
