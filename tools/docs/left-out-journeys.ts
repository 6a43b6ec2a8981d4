import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BEGIN = '<!-- generated: journeys only in all -->';
const END = '<!-- end of journeys -->';
/** A journey of a file: its title, and whether it is one of the night. */
const JOURNEY = /(?:^|\n)\s*test\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(AT_NIGHT)?/g;

/** Returns the titles of a file's journeys that are made by day; what a title fills in is an ellipsis. */
export const titlesOf = (source: string): string[] =>
  [...source.matchAll(JOURNEY)]
    .filter(([, , , night]) => night === undefined)
    .map(([, , title = '']) =>
      title
        .replaceAll(/\$\{[^}]*\}/g, '…')
        .replaceAll('\\', '')
        .replaceAll('|', '/'),
    );

function table(root: string): string {
  const lines = globSync('e2e/{journeys,backoffice}/**/*.all.e2e.ts', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const titles = titlesOf(readFileSync(join(root, file), 'utf8'));
      return titles.length === 0 ? [] : [`| \`${file}\` | ${titles.join('; ')} |`];
    });
  return ['| File | Journeys |', '|---|---|', ...lines].join('\n');
}

/** The page with its table of journeys that the first run leaves out written anew. Throws where it has no place for it. */
export function withLeftOutJourneys(page: string, root: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`no "${BEGIN}" before "${END}"`);
  return `${page.slice(0, from + BEGIN.length)}\n${table(root)}\n${page.slice(to)}`;
}
