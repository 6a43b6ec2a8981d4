/** Forms that may say the number in a word ("one item") and leave its placeholder out. */
const SAYS_COUNT = /_(zero|one|two)$/;

/** The names of a text's `{{placeholders}}`, each once, in order. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}

/** Whether a translation fills in the same placeholders as its source; singular forms may leave the count out. */
export function placeholdersAgree(key: string, source: string, text: string): boolean {
  const ignored = SAYS_COUNT.test(key) ? 'count' : null;
  const named = (of: string): string =>
    placeholdersOf(of)
      .filter((name) => name !== ignored)
      .join(' ');
  return named(source) === named(text);
}
