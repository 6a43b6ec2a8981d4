import type { ImportField } from '@app/contract/catalog/import-fields';
import type { ProductInput } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { fold } from '../search-tokens.ts';
import type { Group, ImportLine } from './group-cells.ts';
import { readLine } from './read-cell.ts';

type Spec = ProductInput['specs'][number];
type Variant = ProductInput['variants'][number];

const PAIRS = [
  ['spec1', 'value1'],
  ['spec2', 'value2'],
  ['spec3', 'value3'],
] as const satisfies readonly (readonly [ImportField, ImportField])[];
const NAME_MAX = 60;

const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();
const isSo = (one: { name: Spec['name'] }, name: string): boolean =>
  Object.values(one.name).some((written) => written !== undefined && same(written, name));

/** An id that none of these has. */
function freeId(letter: string, taken: readonly { id: string }[]): string {
  for (let at = taken.length + 1; ; at += 1) {
    const id = `${letter}${at}`;
    if (!taken.some((one) => one.id === id)) return id;
  }
}

/** The specs of a product: those it has, else those its rows name. */
export function specsOf(group: Group, existing: readonly Spec[] | undefined): Spec[] {
  const specs: Spec[] = (existing ?? []).map((spec) => ({ ...spec, values: [...spec.values] }));
  if (existing) return specs;
  for (const [field] of PAIRS) {
    const name = group.readOnce(field, (cell) => readLine(cell, NAME_MAX));
    if (name === undefined) continue;
    const line = group.lines.find((one) => group.text(one, field) !== '');
    if (specs.some((spec) => isSo(spec, name)) && line) group.complain(line, field, 'spec_twice');
    specs.push({ id: freeId('s', specs), name: { 'en-US': name }, values: [] });
  }
  return specs;
}

type Chosen = { readonly before: readonly Variant[]; readonly after: readonly Variant[] };

/** The specs without values that variants had chosen and none chooses any more. */
export function withoutUnused(specs: readonly Spec[], { before, after }: Chosen): Spec[] {
  const uses = (variants: readonly Variant[], at: number, id: string) =>
    variants.some(({ values }) => values[at] === id);
  return specs.map((spec, at) => ({
    ...spec,
    values: spec.values.filter(({ id }) => uses(after, at, id) || !uses(before, at, id)),
  }));
}

/** The value a cell names, added to the spec where it is new. */
function valueNamed(spec: Spec, name: string): string {
  const known = spec.values.find((value) => isSo(value, name));
  if (known) return known.id;
  const id = freeId('v', spec.values);
  spec.values.push({ id, name: { 'en-US': name }, image: null });
  return id;
}

/**
 * The values one row chooses, one for each spec; those of a variant that exists stay where the row says nothing. New
 * values are added to `specs`. Undefined with the flaws noted where the row does not fit the product's specs.
 */
export function valuesOf(
  group: Group,
  line: ImportLine,
  of: { specs: Spec[]; variant: Variant | undefined },
): string[] | undefined {
  const named = PAIRS.filter(([, field]) => group.text(line, field) !== '');
  if (named.length === 0 && of.variant) return [...of.variant.values];
  const values = of.specs.map((spec, at) => {
    const pair = PAIRS.find(
      ([field]) => same(group.text(line, field), spec.name['en-US']) || isNamed(group, line, field, spec),
    );
    const field = pair?.[1] ?? PAIRS[at]?.[1] ?? 'value1';
    const head = PAIRS[at]?.[0] ?? 'spec1';
    if (!pair && group.text(line, head) !== '') group.complain(line, head, 'spec_differs');
    const name = group.read(line, field, (cell) => readLine(cell, NAME_MAX));
    if (name === undefined) {
      if (group.text(line, field) === '') group.complain(line, field, 'spec_pair');
      return undefined;
    }
    return valueNamed(spec, name);
  });
  for (const [, field] of named.slice(of.specs.length)) group.complain(line, field, 'spec_pair');
  for (const spec of of.specs)
    if (spec.values.length > limits.specValues) group.complain(line, null, 'too_many_values');
  const whole = values.filter((value) => value !== undefined);
  return whole.length === of.specs.length && !group.flaws.has(line.row) ? whole : undefined;
}

const isNamed = (group: Group, line: ImportLine, field: ImportField, spec: Spec): boolean =>
  group.text(line, field) !== '' && isSo(spec, group.text(line, field));
