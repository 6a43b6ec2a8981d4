import { type PermissionKey, permissionKeys, permissions } from '@app/contract/core/permissions';

const grants = permissionKeys.filter((key) => permissions[key].type === 'api' || permissions[key].type === 'button');
const below = (...areas: string[]): PermissionKey[] =>
  grants.filter((key) => areas.some((area) => key === area || key.startsWith(`${area}.`)));
const looks = (...areas: string[]): PermissionKey[] => below(...areas).filter((key) => key.endsWith('.view'));

export type DemoRole = {
  readonly name: string;
  readonly permissions: readonly PermissionKey[];
  readonly enabled: boolean;
};

/** Roles of the demo beside the one that may do everything. */
export const demoRoles = {
  catalog: {
    name: 'Catalog clerk',
    permissions: below(
      'dashboard',
      'catalog',
      'trade.deals',
      'trade.coupons',
      'trade.reviews',
      'content.banners',
      'content.pages',
    ),
    enabled: true,
  },
  finance: {
    name: 'Finance',
    permissions: [...below('dashboard', 'money'), ...looks('orders', 'people')],
    enabled: true,
  },
  support: {
    name: 'Support',
    permissions: [
      ...below('dashboard', 'orders', 'service', 'trade.logistics', 'trade.bought'),
      ...looks('people', 'trade.reviews', 'content.messages'),
    ],
    enabled: true,
  },
  agent: {
    name: 'Agent',
    permissions: [...looks('dashboard', 'orders', 'people', 'money.top_ups', 'money.withdrawals', 'money.rebates')],
    enabled: true,
  },
  restaurant: {
    name: 'Restaurant',
    permissions: [
      ...below('travel.restaurants', 'travel.dining_book', 'travel.dining_scan'),
      ...looks('travel.dining_sets', 'travel.orders', 'travel.comments', 'travel.cities'),
      ...looks('travel.dining_report', 'travel.meal_report'),
      ...below('travel.orders.confirm', 'travel.orders.verify'),
    ],
    enabled: true,
  },
  season: { name: 'Season help', permissions: looks('orders', 'catalog'), enabled: false },
} as const satisfies Record<string, DemoRole>;

export type DemoColleague = {
  readonly username: string;
  readonly name: string;
  readonly role: keyof typeof demoRoles;
  /** Works for the first agent, and sees that agent's branch alone. */
  readonly ofAgent?: true;
  /** Works for the merchant of this name, and sees its restaurants alone. */
  readonly ofMerchant?: string;
  readonly disabled?: true;
};

/** Administrators of the demo beside the first one, all with the demo's password. */
export const demoColleagues: readonly DemoColleague[] = [
  { username: 'clara', name: 'Clara Lind', role: 'catalog' },
  { username: 'felix', name: 'Felix Moreau', role: 'finance' },
  { username: 'sofia', name: 'Sofia Reyes', role: 'support' },
  { username: 'anders', name: 'Anders Holm', role: 'agent', ofAgent: true },
  { username: 'rita', name: 'Rita Lume', role: 'restaurant', ofMerchant: 'Casa Lume' },
  { username: 'tess', name: 'Tess Okafor', role: 'season', disabled: true },
];
