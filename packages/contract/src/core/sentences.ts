import type { Language } from './locale.ts';

/** Languages whose sentences follow each other without a space. */
const WITHOUT_SPACE = /^(?:zh|ja)\b/i;

/** Returns sentences one after the other, as a language writes them; what is empty is left out. */
export const joinSentences = (language: Language, sentences: readonly (string | null | undefined)[]): string =>
  sentences.filter(Boolean).join(WITHOUT_SPACE.test(language) ? '' : ' ');
