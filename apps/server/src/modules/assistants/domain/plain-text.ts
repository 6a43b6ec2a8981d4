/** Signs that end a line in a page. */
const LINES = /<\/(?:p|h[1-6]|li|tr|dt|dd|section|table|ul|dl)>|<br>/g;
const CELLS = /<\/t[dh]>/g;

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** Returns the words of a page line by line, cells of a table apart by bars, as many letters as asked for at most. */
export function plainText(page: string, most: number): string {
  const lines = page
    .replaceAll(CELLS, ' | ')
    .replaceAll(LINES, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) =>
      unescaped(
        line
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/(?: \|)+ ?$/g, '')
          .trim(),
      ),
    )
    .filter((line) => line !== '');
  return [...lines.join('\n')].slice(0, most).join('');
}
