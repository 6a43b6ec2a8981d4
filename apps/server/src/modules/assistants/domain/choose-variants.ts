/** What an assistant chose of an option: by the id of the value, else by its label. */
export type Selection = { readonly name: string; readonly id?: string | undefined; readonly label: string };

type Spec = {
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
};
/** `values` are the ids of one value of each spec, in their order. */
type Choosable = { readonly id: string; readonly values: readonly string[]; readonly available: boolean };
type Product<V extends Choosable> = { readonly specs: readonly Spec[]; readonly variants: readonly V[] };

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The value that is chosen of each spec, null where none is or there is no such. */
const valuesChosen = (specs: readonly Spec[], selected: readonly Selection[]): (string | null)[] =>
  specs.map((spec) => {
    const one = selected.find(({ name }) => same(name, spec.name));
    if (!one) return null;
    const value = spec.values.find(({ id }) => id === one.id) ?? spec.values.find(({ name }) => same(name, one.label));
    return value?.id ?? null;
  });

const fits = ({ values }: Choosable, chosen: readonly (string | null)[]): boolean =>
  chosen.every((value, at) => value === null || values[at] === value);

/** The order in which options are given up: those not preferred, the last first, then the preferred from their end. */
function givenUpInOrder(specs: readonly Spec[], preferences: readonly string[]): number[] {
  const rank = ({ name }: Spec): number => {
    const at = preferences.findIndex((one) => same(one, name));
    return at < 0 ? preferences.length : at;
  };
  return specs
    .map((spec, at) => ({ at, rank: rank(spec) }))
    .sort((a, b) => b.rank - a.rank || b.at - a.at)
    .map(({ at }) => at);
}

/** The first that can be had, else the first. */
const featured = <V extends Choosable>(variants: readonly V[]): V | undefined =>
  variants.find(({ available }) => available) ?? variants[0];

export type Chosen<V> = {
  /** Those that match, the featured one first. */
  readonly variants: readonly V[];
  /** The value of each spec that is in force, null for any. */
  readonly chosen: readonly (string | null)[];
};

/**
 * Returns the variants that match what is chosen. A named variant decides by itself; a choice that nothing matches is given up option by
 * option; without a choice that of the featured variant is in force.
 */
export function chooseVariants<V extends Choosable>(
  product: Product<V>,
  of: {
    readonly variantId: string | null;
    readonly selected: readonly Selection[];
    readonly preferences: readonly string[];
  },
): Chosen<V> {
  const { specs, variants } = product;
  const named = variants.find(({ id }) => id === of.variantId);
  const chosen = named ? [...named.values] : valuesChosen(specs, of.selected);
  for (const at of givenUpInOrder(specs, of.preferences)) {
    if (variants.some((variant) => fits(variant, chosen))) break;
    chosen[at] = null;
  }
  const matching = variants.filter((variant) => fits(variant, chosen));
  const first = named ?? featured(matching);
  const others = matching.filter((variant) => variant !== first);
  const inForce = chosen.every((value) => value === null) && first ? [...first.values] : chosen;
  return { variants: first ? [first, ...others] : others, chosen: inForce };
}

/** Whether a value of a spec exists and can be had beside what is chosen of the other specs. */
export function offeredBeside<V extends Choosable>(
  variants: readonly V[],
  of: { readonly at: number; readonly value: string; readonly chosen: readonly (string | null)[] },
): { readonly exists: boolean; readonly available: boolean } {
  const beside = of.chosen.map((value, at) => (at === of.at ? of.value : value));
  const found = variants.filter((variant) => fits(variant, beside));
  return { exists: found.length > 0, available: found.some(({ available }) => available) };
}
