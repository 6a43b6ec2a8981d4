/** What stands between quotes and may be a key, or the beginning of one; not what a key is compared with. */
const LITERAL = /(?<!With\()(['"`])([a-z][\w-]*(?:\.[\w-]+)*\.?)\1/gi;
/** A key put together: `orders.state.${state}`, `${at}.title_${count}`. */
const TEMPLATE = /`((?:[\w.-]|\$\{(?:[^{}`]|\{[^{}`]*\})*\})+)`/g;
const HOLE = /\$\{((?:[^{}`]|\{[^{}`]*\})*)\}/g;
/** A template of a type names nothing: `field.${string}`, `error.${ErrorKey}`. */
const OF_TYPES = /^(?:string|number|infer .*|[A-Z](?:[a-z]\w*)?(?:\[.*\])?)$/;
/** Endings of the plural forms of i18next. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** What source files name of texts: whole keys, and the shapes of those that are put together when the program runs. */
export type NamedTexts = { readonly literals: ReadonlySet<string>; readonly shapes: readonly RegExp[] };

/** What ids with dots of their own are put to. */
const DEEP = new Set(['error.', 'permission.', 'parameter.', 'invariant.name.', 'invariant.text.']);

const escaped = (text: string): string => text.replace(/[.-]/g, '\\$&');

/**
 * Returns the shape of keys that a template makes; null for one of types, and for one that does not say where in a key it
 * stands: it begins with the first words of a key, or goes on after them.
 */
function shapeOf(template: string): RegExp | null {
  const holes = [...template.matchAll(HOLE)].map(([, inside = '']) => inside.trim());
  if (holes.length === 0 || holes.some((inside) => OF_TYPES.test(inside))) return null;
  const fixed = template.split(HOLE).filter((_part, index) => index % 2 === 0);
  const [head = '', next = ''] = fixed;
  if (!/^[a-z][\w-]*\./i.test(head) && !(head === '' && /^[._]\w/.test(next))) return null;
  const [first = '', ...others] = fixed.map(escaped);
  const open = DEEP.has(head) ? '(.+)' : '([^.]+)';
  return new RegExp(`^${[first, ...others].join(open).replace(/^\(\[\^\.\]\+\)/, '(.+)')}$`);
}

/** Returns what source files name of texts. */
export function namedTexts(sources: Iterable<string>): NamedTexts {
  const literals = new Set<string>();
  const shapes = new Map<string, RegExp>();
  for (const source of sources) {
    for (const [, , key = ''] of source.matchAll(LITERAL)) literals.add(key);
    for (const [, template = ''] of source.matchAll(TEMPLATE)) {
      const shape = shapeOf(template);
      if (shape) shapes.set(shape.source, shape);
    }
  }
  return { literals, shapes: [...shapes.values()] };
}

/** Whether a key has the shape; what a shape leaves open at its beginning must be named somewhere, whole or with its dot. */
function hasShape(key: string, shape: RegExp, literals: ReadonlySet<string>): boolean {
  const [found, first = ''] = shape.exec(key) ?? [];
  if (found === undefined) return false;
  return !shape.source.startsWith('^(') || literals.has(first) || literals.has(`${first}.`);
}

/** Whether a beginning with its dot is named, to which the rest is put when the program runs: `'flights.reason.'`. */
const isBegun = (key: string, literals: ReadonlySet<string>): boolean =>
  [...key.matchAll(/\./g)].some(({ index }) => literals.has(key.slice(0, index + 1)));

/** Returns the keys that nothing names, neither whole nor put together; a plural is named without its ending. */
export function unusedTexts(keys: readonly string[], { literals, shapes }: NamedTexts): string[] {
  const isNamed = (key: string) =>
    literals.has(key) || isBegun(key, literals) || shapes.some((shape) => hasShape(key, shape, literals));
  return keys.filter((key) => !isNamed(key) && !isNamed(key.replace(PLURAL, '')));
}
