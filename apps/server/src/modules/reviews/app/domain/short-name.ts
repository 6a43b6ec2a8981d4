const SHOWN = 2;

/** A nickname as everybody may see it: its first two characters, the rest left out. */
export const shortName = (nickname: string): string => {
  const letters = [...nickname.trim()];
  return letters.length <= SHOWN ? `${letters[0] ?? ''}***` : `${letters.slice(0, SHOWN).join('')}***`;
};
