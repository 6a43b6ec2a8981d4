/** Parts of OCTO beside its core that are spoken here. */
export const CAPABILITIES = ['octo/content', 'octo/pricing'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The capabilities of OCTO that a header names and that are spoken here, in their order; others are passed over. */
export function capabilitiesIn(header: string | readonly string[] | undefined): ReadonlySet<Capability> {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  const named = new Set(text.split(',').map((one) => one.trim().toLowerCase()));
  return new Set(CAPABILITIES.filter((one) => named.has(one)));
}

/** The capabilities as the standard lists them. */
export const capabilityList = () =>
  CAPABILITIES.map((id) => ({ id, revision: 1, required: false, dependencies: [], docs: null }));
