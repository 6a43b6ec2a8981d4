import { parseSync } from 'oxc-parser';

/** Lines that the body of a function may have outside tables: a longer one is told in parts. */
export const LINES_MOST = 80;

type Node = { readonly type: string; readonly start: number; readonly end: number };
export type LongBody = { readonly name: string; readonly line: number; readonly lines: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const partsOf = (node: Node): Node[] =>
  Object.values<unknown>({ ...node })
    .flat()
    .filter(isNode);

const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

/** Whether nothing in it is run later or drawn. */
const isData = (node: Node): boolean =>
  !isFunction(node) && !node.type.startsWith('JSX') && partsOf(node).every(isData);

/** Tables are lists and objects that hold data alone; the outermost ones of a part. */
function tablesIn(node: Node): Node[] {
  if ((node.type === 'ObjectExpression' || node.type === 'ArrayExpression') && isData(node)) return [node];
  return partsOf(node).flatMap(tablesIn);
}

type Named = { readonly id?: { readonly name?: string } | null; readonly key?: { readonly name?: string } | null };
const nameOf = (node: Node): string => (node as Named).id?.name ?? (node as Named).key?.name ?? '';

/** Returns how the lines of a text are counted: of a place in it, from 1. */
function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** Returns each body of a source file with more lines than a body may have, and the name around it. */
export function longBodies(file: string, text: string): LongBody[] {
  const lineOf = lineCounter(text);
  const linesOf = ({ start, end }: Node): number => lineOf(end - 1) - lineOf(start) + 1;
  // The first and the last line of a table stand for it.
  const ownLines = (body: Node): number =>
    tablesIn(body).reduce((left, table) => left - Math.max(0, linesOf(table) - 2), linesOf(body));
  const found: LongBody[] = [];
  const walk = (node: Node, around: string): void => {
    const name = nameOf(node) || around;
    const body = isFunction(node) ? (node as Node & { readonly body?: Node | null }).body : null;
    const lines = body ? ownLines(body) : 0;
    if (lines > LINES_MOST) found.push({ name, line: lineOf(node.start), lines });
    for (const part of partsOf(node)) walk(part, name);
  };
  walk(parseSync(file, text).program as unknown as Node, '');
  return found;
}
