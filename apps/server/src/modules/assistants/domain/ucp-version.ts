/** The version of the Universal Commerce Protocol that is spoken: of the protocol, and of each capability. */
export const UCP_VERSION = '2026-04-08';

const BASE = `https://ucp.dev/${UCP_VERSION}`;

/** What there is of the protocol here. `extends` names what an extension belongs to. */
export const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': {
    spec: 'specification/catalog/search',
    schema: 'schemas/shopping/catalog_search.json',
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: 'specification/catalog/lookup',
    schema: 'schemas/shopping/catalog_lookup.json',
  },
  'dev.ucp.shopping.checkout': { spec: 'specification/checkout', schema: 'schemas/shopping/checkout.json' },
  'dev.ucp.shopping.order': { spec: 'specification/order', schema: 'schemas/shopping/order.json' },
  'dev.ucp.shopping.fulfillment': {
    spec: 'specification/fulfillment',
    schema: 'schemas/shopping/fulfillment.json',
    extends: 'dev.ucp.shopping.checkout',
  },
} as const satisfies Record<string, { spec: string; schema: string; extends?: string }>;
export type Capability = keyof typeof CAPABILITIES;

export const FULFILLMENT: Capability = 'dev.ucp.shopping.fulfillment';

/** The capability that an extension extends; null for one that stands alone. */
export const parentOf = (name: Capability): Capability | null => {
  const { extends: parent } = CAPABILITIES[name] as { extends?: Capability };
  return parent ?? null;
};

const entries = Object.entries as <K extends string, V>(of: Readonly<Record<K, V>>) => [K, V][];

/** What every answer says of the protocol: its version, and the capabilities that it is about. */
export const ucpOf = (about: readonly Capability[], status: 'success' | 'error' = 'success') => ({
  version: UCP_VERSION,
  status,
  capabilities: Object.fromEntries(about.map((name) => [name, [{ version: UCP_VERSION }]])),
});

/** Returns the profile that the shop publishes, with the address that calls begin with. */
export const shopProfile = (endpoint: string) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      'dev.ucp.shopping': [
        {
          version: UCP_VERSION,
          spec: `${BASE}/specification/overview`,
          transport: 'rest',
          endpoint,
          schema: `${BASE}/services/shopping/rest.openapi.json`,
        },
      ],
    },
    capabilities: Object.fromEntries(
      entries(CAPABILITIES).map(([name, { spec, schema, ...more }]) => [
        name,
        [{ version: UCP_VERSION, spec: `${BASE}/${spec}`, schema: `${BASE}/${schema}`, ...more }],
      ]),
    ),
    // Every way to pay here needs the buyer in person.
    payment_handlers: {},
  },
});
