/** The demo brand's name, and the domain of its addresses: the shop's own come from its settings. */
const NAME = /\bAvela\b|avela\.example/;
/** The name written small, as text between tags. */
const SMALL = /(?:^\s*|>\s*)avela\s*(?:<|$)/;

const blank = (comment: string): string => comment.replaceAll(/[^\n]/g, ' ');
/** The text without its comments, its lines where they were. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/(^|\s)\/\/.*$/gm, blank);

/** The lines, counted from 1, in which a source text names the demo brand outside its comments. */
export function namedLines(text: string): number[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) => (NAME.test(line) || SMALL.test(line) ? [index + 1] : []));
}
