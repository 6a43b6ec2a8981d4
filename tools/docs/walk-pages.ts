import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine-pages.ts';
import { aBooking } from './walks/a-booking.ts';
import { aPaidOrder } from './walks/a-paid-order.ts';
import type { Walk, WalkStep } from './walks/walk.ts';

const walks: readonly Walk[] = [aBooking, aPaidOrder];

/** Whether a text declares a name: as a function, a constant, a class, a function of SQL, or as an entry of an object. */
const declares = (text: string, name: string): boolean =>
  new RegExp(`\\b(?:function|const|class|FUNCTION) ${name}\\b|^\\s*${name}:`, 'm').test(text);

function amiss([, , what, name, file]: WalkStep, base: string): string[] {
  // Either would end the line of the drawing.
  if (/[;#]/.test(what)) return [`"${what}": has a semicolon or a hash`];
  if (!existsSync(join(base, file))) return [`"${what}": ${file} is not there`];
  return declares(readFileSync(join(base, file), 'utf8'), name) ? [] : [`"${what}": ${file} declares no ${name}`];
}

function drawn({ places, steps }: Walk): string[] {
  return [
    'sequenceDiagram',
    '  autonumber',
    ...Object.entries(places).map(([id, name]) => `  participant ${id} as ${name}`),
    ...steps.map(([from, to, what]) => `  ${from}->>${to}: ${what}`),
  ];
}

function pageOf(walk: Walk): string {
  const { title, intro, places, steps } = walk;
  return [
    `# ${title}`,
    '',
    `Generated from \`tools/docs/walks/${walk.page}.ts\` by \`npm run generate\`; that each function is in its file is checked.`,
    '',
    ...intro,
    '',
    '```mermaid',
    ...drawn(walk),
    '```',
    '',
    '| Step | Who | What happens | Function | File |',
    '|---|---|---|---|---|',
    ...steps.map(([from, to, what, name, file], index) => {
      const way = from === to ? places[from] : `${places[from]} → ${places[to]}`;
      const link = `[${file.replace(/^(?:apps|packages)\//, '')}](../../${file})`;
      return `| ${index + 1} | ${way} | ${what} | \`${name}\` | ${link} |`;
    }),
    '',
  ].join('\n');
}

/**
 * The pages that follow one thing through the product, by their path below the project's root. Throws where a file or a
 * function of a step is not there any more.
 */
export function walkPages(of = walks, base = root): Map<string, string> {
  const complaints = of.flatMap(({ page, steps }) =>
    steps.flatMap((step) => amiss(step, base).map((complaint) => `tools/docs/walks/${page}.ts: ${complaint}`)),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return new Map(of.map((walk) => [`docs/domain/${walk.page}.md`, pageOf(walk)]));
}
