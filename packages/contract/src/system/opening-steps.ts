import type { PermissionKey } from '../core/permissions.ts';

type Step = {
  /** Who may do it, and so sees it. */
  readonly permission: PermissionKey;
  /** The screen of the back office where it is done. */
  readonly path: string;
};

/** What a shop has to do before its first order, in a sensible order. */
export const openingSteps = {
  name: { permission: 'system.identity.edit', path: '/system/identity' },
  support_email: { permission: 'system.parameters.edit', path: '/system/parameters/set/shop.support_email' },
  return_address: { permission: 'system.parameters.edit', path: '/system/parameters/set/shop.return_address' },
  mail: { permission: 'system.mail.view', path: '/system/mail' },
  channel: { permission: 'money.channels.edit', path: '/money/channels' },
  second_person: { permission: 'control.administrators.edit', path: '/control/administrators' },
  postage: { permission: 'trade.charges.edit', path: '/trade/charges' },
  carrier: { permission: 'trade.logistics.edit', path: '/trade/logistics' },
  pages: { permission: 'content.pages.edit', path: '/content/pages' },
  category: { permission: 'catalog.categories.edit', path: '/catalog/categories' },
  product: { permission: 'catalog.products.edit', path: '/catalog/products/new' },
  database: { permission: 'system.backups.view', path: '/system/backups' },
} as const satisfies Record<string, Step>;

export type OpeningStep = keyof typeof openingSteps;
export const OPENING_STEPS = Object.keys(openingSteps) as OpeningStep[];
