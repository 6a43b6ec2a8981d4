/**
 * The one registry of back-office permissions: a tree of directory, menu, page and button or API entries.
 * Menu, buttons, API guard and docs are drawn from it. Labels are the staff message keys `permission.<key>`.
 */
export const permissions = {
  dashboard: { type: 'menu', parent: null },
  'dashboard.view': { type: 'api', parent: 'dashboard' },

  orders: { type: 'directory', parent: null },
  'orders.goods': { type: 'menu', parent: 'orders' },
  'orders.goods.view': { type: 'api', parent: 'orders.goods' },
  'orders.goods.ship': { type: 'button', parent: 'orders.goods' },
  'orders.goods.modify_amount': { type: 'button', parent: 'orders.goods' },
  'orders.goods.cancel': { type: 'button', parent: 'orders.goods' },
  'orders.goods.confirm_receipt': { type: 'button', parent: 'orders.goods' },
  'orders.goods.after_sale': { type: 'button', parent: 'orders.goods' },

  catalog: { type: 'directory', parent: null },
  'catalog.products': { type: 'menu', parent: 'catalog' },
  'catalog.products.view': { type: 'api', parent: 'catalog.products' },
  'catalog.products.edit': { type: 'button', parent: 'catalog.products' },
  'catalog.products.list': { type: 'button', parent: 'catalog.products' },
  'catalog.products.stock': { type: 'button', parent: 'catalog.products' },
  'catalog.categories': { type: 'menu', parent: 'catalog' },
  'catalog.categories.view': { type: 'api', parent: 'catalog.categories' },
  'catalog.categories.edit': { type: 'button', parent: 'catalog.categories' },

  system: { type: 'directory', parent: null },
  'system.invariants': { type: 'menu', parent: 'system' },
  'system.invariants.view': { type: 'api', parent: 'system.invariants' },
  'system.clock': { type: 'menu', parent: 'system' },
  'system.clock.view': { type: 'api', parent: 'system.clock' },
  'system.clock.move': { type: 'button', parent: 'system.clock' },
} as const satisfies Record<string, { type: 'directory' | 'menu' | 'page' | 'button' | 'api'; parent: string | null }>;

export type PermissionKey = keyof typeof permissions;
export const permissionKeys = Object.keys(permissions) as PermissionKey[];
