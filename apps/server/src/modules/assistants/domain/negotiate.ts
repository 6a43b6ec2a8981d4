import { CAPABILITIES, type CapabilityRules, parentOf } from './ucp-version.ts';

/** The capabilities that are active between this shop and an assistant. */
export type Active = readonly string[];

/** The capabilities that a profile names, with the versions of each. */
export type Named = Readonly<Record<string, readonly { readonly version: string }[]>>;

/**
 * Returns the capabilities that both sides have in the same version, in this shop's order; an extension whose parent is not among them
 * is left out.
 */
export function negotiate(named: Named, rules: CapabilityRules = CAPABILITIES): string[] {
  const both = Object.entries(rules).flatMap(([name, rule]) =>
    (Object.hasOwn(named, name) ? (named[name] ?? []) : []).some(({ version }) => version === rule.version)
      ? [name]
      : [],
  );
  return both.filter((name) => {
    const parent = parentOf(name, rules);
    return parent === null || both.includes(parent);
  });
}

/** Of negotiated capabilities those that an answer is about: the one that is called, and what extends it. */
export const about = (root: string, negotiated: Active, rules: CapabilityRules = CAPABILITIES): string[] =>
  negotiated.filter((name) => name === root || parentOf(name, rules) === root);
