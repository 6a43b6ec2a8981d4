import { CAPABILITIES, type Capability, parentOf, UCP_VERSION } from './ucp-version.ts';

/** The capabilities that are active between this shop and an assistant. */
export type Active = readonly Capability[];

/** The capabilities that a profile names, with the versions of each. */
export type Named = Readonly<Record<string, readonly { readonly version: string }[]>>;

/**
 * Returns the capabilities that both sides have in the same version, in this shop's order; an extension whose parent is not among them
 * is left out.
 */
export function negotiate(named: Named): Capability[] {
  const both = (Object.keys(CAPABILITIES) as Capability[]).filter((name) =>
    (Object.hasOwn(named, name) ? (named[name] ?? []) : []).some(({ version }) => version === UCP_VERSION),
  );
  return both.filter((name) => {
    const parent = parentOf(name);
    return parent === null || both.includes(parent);
  });
}

/** Of negotiated capabilities those that an answer is about: the one that is called, and what extends it. */
export const about = (root: Capability, negotiated: Active): Capability[] =>
  negotiated.filter((name) => name === root || parentOf(name) === root);
