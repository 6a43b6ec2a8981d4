import type { Canary } from './canary.ts';

const BEGIN = '<!-- generated: caught only by all -->';
const END = '<!-- end of generated -->';

/** Whether a canary's test is left out of the first run. */
const isLeftOut = ({ test }: Canary): boolean => test.includes('.all.');

/** The canaries that `npm test` alone does not catch, a line for each row of docs/reliability.md. */
function table(canaries: readonly Canary[]): string {
  const byRow = new Map<string, string[]>();
  for (const canary of canaries.filter(isLeftOut))
    byRow.set(canary.row, [...(byRow.get(canary.row) ?? []), canary.bug]);
  const lines = [...byRow].map(([row, bugs]) => `| ${row} | ${bugs.join('; ')} |`);
  return ['| Row | Planted faults |', '|---|---|', ...lines].join('\n');
}

/** The page with its table of canaries that only `npm test -- all` catches written anew. Throws where it has no place for it. */
export function withOnlyByAll(page: string, canaries: readonly Canary[]): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`no "${BEGIN}" before "${END}"`);
  return `${page.slice(0, from + BEGIN.length)}\n${table(canaries)}\n${page.slice(to)}`;
}
