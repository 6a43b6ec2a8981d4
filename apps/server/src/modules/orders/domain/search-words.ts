const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Returns the words of what a customer searches their orders for; each must be found. Signs between words ("London ⇄
 * Lisbon", "Salt & pepper") are no words, unless nothing else was typed.
 */
export function searchWords(keyword = ''): string[] {
  const typed = keyword.split(/\s+/).filter(Boolean);
  const words = typed.filter((word) => SAYS_SOMETHING.test(word));
  return words.length > 0 ? words : typed;
}
