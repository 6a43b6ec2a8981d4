import type { PublishedKey } from './http-signature.ts';

/** The version of the Universal Commerce Protocol that is spoken: of the protocol, and of each capability. */
export const UCP_VERSION = '2026-04-08';

const BASE = `https://ucp.dev/${UCP_VERSION}`;

/** A capability that is published; `extends` names what an extension belongs to. Addresses are whole. */
export type CapabilityRule = {
  readonly version: string;
  readonly spec: string;
  readonly schema: string;
  readonly extends?: string;
};
export type CapabilityRules = Readonly<Record<string, CapabilityRule>>;

const ofThisVersion = <const T extends Record<string, { spec: string; schema: string; extends?: string }>>(rules: T) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { spec, schema, ...more }]) => [
      name,
      { version: UCP_VERSION, spec: `${BASE}/${spec}`, schema: `${BASE}/${schema}`, ...more },
    ]),
  ) as { readonly [K in keyof T]: CapabilityRule };

/** What there is of the shopping service here. */
export const CAPABILITIES = ofThisVersion({
  'dev.ucp.shopping.catalog.search': {
    spec: 'specification/catalog/search',
    schema: 'schemas/shopping/catalog_search.json',
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: 'specification/catalog/lookup',
    schema: 'schemas/shopping/catalog_lookup.json',
  },
  'dev.ucp.shopping.cart': { spec: 'specification/cart', schema: 'schemas/shopping/cart.json' },
  'dev.ucp.shopping.checkout': { spec: 'specification/checkout', schema: 'schemas/shopping/checkout.json' },
  'dev.ucp.shopping.order': { spec: 'specification/order', schema: 'schemas/shopping/order.json' },
  'dev.ucp.shopping.fulfillment': {
    spec: 'specification/fulfillment',
    schema: 'schemas/shopping/fulfillment.json',
    extends: 'dev.ucp.shopping.checkout',
  },
});
export type Capability = keyof typeof CAPABILITIES;

export const CART: Capability = 'dev.ucp.shopping.cart';
export const CHECKOUT: Capability = 'dev.ucp.shopping.checkout';
export const ORDER: Capability = 'dev.ucp.shopping.order';
export const FULFILLMENT: Capability = 'dev.ucp.shopping.fulfillment';

/** The capability that an extension extends; null for one that stands alone. */
export const parentOf = (name: string, rules: CapabilityRules): string | null => rules[name]?.extends ?? null;

/** What every answer says of the protocol: its version, and the capabilities that it is about. */
export const ucpOf = (
  about: readonly string[],
  status: 'success' | 'error' = 'success',
  rules: CapabilityRules = CAPABILITIES,
) => ({
  version: UCP_VERSION,
  status,
  capabilities: Object.fromEntries(about.map((name) => [name, [{ version: rules[name]?.version ?? UCP_VERSION }]])),
});

/** A service that is published: where its calls are described, and what there is of it. */
export type PublishedService = {
  readonly name: string;
  readonly version: string;
  readonly spec: string;
  readonly schema: string;
  readonly capabilities: CapabilityRules;
};

/** Buying goods. */
export const SHOPPING: PublishedService = {
  name: 'dev.ucp.shopping',
  version: UCP_VERSION,
  spec: `${BASE}/specification/overview`,
  schema: `${BASE}/services/shopping/rest.openapi.json`,
  capabilities: CAPABILITIES,
};

/** Returns the profile that the shop publishes, with the address that calls begin with, and the keys that its news are signed with. */
export const shopProfile = (
  endpoint: string,
  services: readonly PublishedService[],
  keys: readonly PublishedKey[],
) => ({
  ucp: {
    version: UCP_VERSION,
    services: Object.fromEntries(
      services.map(({ name, version, spec, schema }) => [
        name,
        [{ version, spec, transport: 'rest', endpoint, schema }],
      ]),
    ),
    capabilities: Object.fromEntries(
      services.flatMap(({ capabilities }) => Object.entries(capabilities).map(([name, rule]) => [name, [rule]])),
    ),
    // Every way to pay here needs the buyer in person.
    payment_handlers: {},
  },
  signing_keys: keys,
});
