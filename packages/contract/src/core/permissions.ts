import { verticalPermissions } from '../verticals/permissions.gen.ts';
import type { PermissionIcon } from './permission-icons.ts';
import { inOrder } from './permission-order.ts';

/**
 * Directories and menus stand in the side menu, pages open from a menu at a route below its path; they cannot be granted. A menu
 * that has nothing below it is seen by whoever holds one of `opensWith`, which stand elsewhere. One with `after` stands behind that
 * menu.
 */
type Place =
  | {
      readonly type: 'directory' | 'menu';
      readonly parent: string | null;
      readonly icon: PermissionIcon;
      readonly opensWith?: readonly string[];
      readonly after?: string;
    }
  | { readonly type: 'page'; readonly parent: string; readonly icon: PermissionIcon; readonly route: string };
/** What a role is granted: a button, or calls. Whoever holds one sees what it stands in. */
type Grant = { readonly type: 'button' | 'api'; readonly parent: string };
type Entry = Place | Grant;

/**
 * The one registry of back-office permissions: a tree of directory, menu, page and button or API entries.
 * Menu, icons, buttons, API guard and docs are drawn from it. Labels are the staff message keys `permission.<key>`.
 */
export const permissions = {
  dashboard: { type: 'menu', parent: null, icon: 'layout-dashboard' },
  'dashboard.view': { type: 'api', parent: 'dashboard' },
  'dashboard.share_views': { type: 'button', parent: 'dashboard' },

  reports: { type: 'directory', parent: null, icon: 'report-analytics' },
  'reports.orders': { type: 'menu', parent: 'reports', icon: 'chart-bar' },
  'reports.orders.view': { type: 'api', parent: 'reports.orders' },
  'reports.orders.recount': { type: 'button', parent: 'reports.orders' },
  'reports.agents': { type: 'menu', parent: 'reports', icon: 'users-group' },
  'reports.agents.view': { type: 'api', parent: 'reports.agents' },

  orders: { type: 'directory', parent: null, icon: 'shopping-cart' },
  'orders.goods': { type: 'menu', parent: 'orders', icon: 'shopping-bag' },
  'orders.goods.view': { type: 'api', parent: 'orders.goods' },
  'orders.goods.ship': { type: 'button', parent: 'orders.goods' },
  'orders.goods.modify_amount': { type: 'button', parent: 'orders.goods' },
  'orders.goods.cancel': { type: 'button', parent: 'orders.goods' },
  'orders.goods.confirm_receipt': { type: 'button', parent: 'orders.goods' },
  'orders.goods.after_sale': { type: 'button', parent: 'orders.goods' },
  'orders.after_sale': { type: 'menu', parent: 'orders', icon: 'receipt-refund' },
  'orders.after_sale.view': { type: 'api', parent: 'orders.after_sale' },

  travel: { type: 'directory', parent: null, icon: 'plane' },
  'travel.orders': { type: 'menu', parent: 'travel', icon: 'luggage' },
  'travel.orders.view': { type: 'api', parent: 'travel.orders' },
  'travel.orders.review': { type: 'button', parent: 'travel.orders' },
  'travel.orders.confirm': { type: 'button', parent: 'travel.orders' },
  'travel.orders.verify': { type: 'button', parent: 'travel.orders' },
  'travel.orders.cancel': { type: 'button', parent: 'travel.orders' },
  'travel.orders.modify_amount': { type: 'button', parent: 'travel.orders' },
  'travel.orders.documents': { type: 'button', parent: 'travel.orders' },
  ...verticalPermissions,
  'travel.bundle_report': { type: 'menu', parent: 'travel', icon: 'chart-histogram' },
  'travel.bundle_report.view': { type: 'api', parent: 'travel.bundle_report' },
  'travel.comments': { type: 'menu', parent: 'travel', icon: 'message-2-star' },
  'travel.comments.view': { type: 'api', parent: 'travel.comments' },
  'travel.comments.hide': { type: 'button', parent: 'travel.comments' },
  'travel.cities': { type: 'menu', parent: 'travel', icon: 'map-pin' },
  'travel.cities.view': { type: 'api', parent: 'travel.cities' },
  'travel.cities.edit': { type: 'button', parent: 'travel.cities' },
  'travel.dictionary': { type: 'menu', parent: 'travel', icon: 'book-2' },
  'travel.dictionary.view': { type: 'api', parent: 'travel.dictionary' },
  'travel.dictionary.edit': { type: 'button', parent: 'travel.dictionary' },
  'travel.home': { type: 'menu', parent: 'travel', icon: 'layout-grid' },
  'travel.home.view': { type: 'api', parent: 'travel.home' },
  'travel.home.edit': { type: 'button', parent: 'travel.home' },

  catalog: { type: 'directory', parent: null, icon: 'building-store' },
  'catalog.products': { type: 'menu', parent: 'catalog', icon: 'package' },
  'catalog.products.view': { type: 'api', parent: 'catalog.products' },
  'catalog.products.page': { type: 'page', parent: 'catalog.products', icon: 'file-pencil', route: ':id' },
  'catalog.products.edit': { type: 'button', parent: 'catalog.products.page' },
  'catalog.products.list': { type: 'button', parent: 'catalog.products' },
  'catalog.products.stock': { type: 'button', parent: 'catalog.products' },
  'catalog.categories': { type: 'menu', parent: 'catalog', icon: 'category' },
  'catalog.categories.view': { type: 'api', parent: 'catalog.categories' },
  'catalog.categories.edit': { type: 'button', parent: 'catalog.categories' },
  'catalog.imports': { type: 'menu', parent: 'catalog', icon: 'file-import' },
  'catalog.imports.view': { type: 'api', parent: 'catalog.imports' },
  'catalog.imports.page': { type: 'page', parent: 'catalog.imports', icon: 'table-import', route: ':id' },
  'catalog.imports.run': { type: 'button', parent: 'catalog.imports.page' },
  'catalog.inventory': { type: 'menu', parent: 'catalog', icon: 'transfer' },
  'catalog.inventory.view': { type: 'api', parent: 'catalog.inventory' },
  'catalog.specs': { type: 'menu', parent: 'catalog', icon: 'list-details' },
  'catalog.specs.view': { type: 'api', parent: 'catalog.specs' },
  'catalog.specs.edit': { type: 'button', parent: 'catalog.specs' },
  'catalog.tags': { type: 'menu', parent: 'catalog', icon: 'tags' },
  'catalog.tags.view': { type: 'api', parent: 'catalog.tags' },
  'catalog.tags.edit': { type: 'button', parent: 'catalog.tags' },
  'catalog.carousel': { type: 'menu', parent: 'catalog', icon: 'slideshow' },
  'catalog.carousel.view': { type: 'api', parent: 'catalog.carousel' },
  'catalog.carousel.edit': { type: 'button', parent: 'catalog.carousel' },

  'catalog.purchases': { type: 'menu', parent: 'catalog', icon: 'package-import' },
  'catalog.purchases.view': { type: 'api', parent: 'catalog.purchases' },
  'catalog.purchases.book': { type: 'button', parent: 'catalog.purchases' },

  trade: { type: 'directory', parent: null, icon: 'discount' },
  'trade.all_deals': {
    type: 'menu',
    parent: 'trade',
    icon: 'discount',
    opensWith: ['trade.deals.view', 'trade.travel_deals.view'],
  },
  'trade.deals': { type: 'menu', parent: 'trade', icon: 'bolt' },
  'trade.deals.view': { type: 'api', parent: 'trade.deals' },
  'trade.deals.edit': { type: 'button', parent: 'trade.deals' },
  'trade.travel_deals': { type: 'menu', parent: 'trade', icon: 'luggage' },
  'trade.travel_deals.view': { type: 'api', parent: 'trade.travel_deals' },
  'trade.travel_deals.edit': { type: 'button', parent: 'trade.travel_deals' },
  'trade.deal_report': { type: 'menu', parent: 'trade', icon: 'chart-histogram' },
  'trade.deal_report.view': { type: 'api', parent: 'trade.deal_report' },
  'trade.coupons': { type: 'menu', parent: 'trade', icon: 'ticket' },
  'trade.coupons.view': { type: 'api', parent: 'trade.coupons' },
  'trade.coupons.edit': { type: 'button', parent: 'trade.coupons' },
  'trade.reviews': { type: 'menu', parent: 'trade', icon: 'star' },
  'trade.reviews.view': { type: 'api', parent: 'trade.reviews' },
  'trade.reviews.reply': { type: 'button', parent: 'trade.reviews' },
  'trade.reviews.hide': { type: 'button', parent: 'trade.reviews' },
  'trade.charges': { type: 'menu', parent: 'trade', icon: 'truck-delivery' },
  'trade.charges.view': { type: 'api', parent: 'trade.charges' },
  'trade.charges.edit': { type: 'button', parent: 'trade.charges' },
  'trade.logistics': { type: 'menu', parent: 'trade', icon: 'truck-delivery' },
  'trade.logistics.view': { type: 'api', parent: 'trade.logistics' },
  'trade.logistics.edit': { type: 'button', parent: 'trade.logistics' },
  'trade.bought': { type: 'menu', parent: 'trade', icon: 'receipt' },
  'trade.bought.view': { type: 'api', parent: 'trade.bought' },

  money: { type: 'directory', parent: null, icon: 'cash' },
  'money.top_ups': { type: 'menu', parent: 'money', icon: 'transfer-in' },
  'money.top_ups.view': { type: 'api', parent: 'money.top_ups' },
  'money.top_ups.cancel': { type: 'button', parent: 'money.top_ups' },
  'money.withdrawals': { type: 'menu', parent: 'money', icon: 'building-bank' },
  'money.withdrawals.view': { type: 'api', parent: 'money.withdrawals' },
  'money.withdrawals.account': { type: 'api', parent: 'money.withdrawals' },
  'money.withdrawals.review': { type: 'button', parent: 'money.withdrawals' },
  'money.withdrawals.pay': { type: 'button', parent: 'money.withdrawals' },
  'money.desk': { type: 'menu', parent: 'money', icon: 'zoom-money' },
  'money.desk.view': { type: 'api', parent: 'money.desk' },
  'money.desk.review': { type: 'button', parent: 'money.desk' },
  'money.payments': { type: 'menu', parent: 'money', icon: 'receipt-2' },
  'money.payments.view': { type: 'api', parent: 'money.payments' },
  'money.channels': { type: 'menu', parent: 'money', icon: 'credit-card-pay' },
  'money.channels.view': { type: 'api', parent: 'money.channels' },
  'money.channels.edit': { type: 'button', parent: 'money.channels' },
  'money.channels.switch': { type: 'button', parent: 'money.channels' },
  'money.balances': { type: 'menu', parent: 'money', icon: 'wallet' },
  'money.balances.view': { type: 'api', parent: 'money.balances' },
  'money.points': { type: 'menu', parent: 'money', icon: 'coins' },
  'money.points.view': { type: 'api', parent: 'money.points' },
  'money.adjustments': { type: 'menu', parent: 'money', icon: 'adjustments-dollar' },
  'money.adjustments.view': { type: 'api', parent: 'money.adjustments' },
  'money.adjustments.request': { type: 'button', parent: 'money.adjustments' },
  'money.adjustments.decide': { type: 'button', parent: 'money.adjustments' },
  'money.ledger': { type: 'menu', parent: 'money', icon: 'book-2' },
  'money.ledger.view': { type: 'api', parent: 'money.ledger' },
  'money.reconciliation': { type: 'menu', parent: 'money', icon: 'arrows-exchange' },
  'money.reconciliation.view': { type: 'api', parent: 'money.reconciliation' },
  'money.reconciliation.run': { type: 'button', parent: 'money.reconciliation' },
  'money.rebates': { type: 'menu', parent: 'money', icon: 'coins' },
  'money.rebates.view': { type: 'api', parent: 'money.rebates' },
  'money.rebates.pay_out': { type: 'button', parent: 'money.rebates' },

  service: { type: 'directory', parent: null, icon: 'headset' },
  'service.chat': { type: 'menu', parent: 'service', icon: 'messages' },
  'service.chat.view': { type: 'api', parent: 'service.chat' },
  'service.chat.reply': { type: 'button', parent: 'service.chat' },
  'service.chat.assign': { type: 'button', parent: 'service.chat' },
  'service.chat.canned': { type: 'menu', parent: 'service', icon: 'message-bolt' },
  'service.chat.canned.edit': { type: 'button', parent: 'service.chat.canned' },
  'service.chat.hours': { type: 'menu', parent: 'service', icon: 'clock-hour-4' },
  'service.chat.hours.edit': { type: 'button', parent: 'service.chat.hours' },

  people: { type: 'directory', parent: null, icon: 'users' },
  'people.users': { type: 'menu', parent: 'people', icon: 'users' },
  'people.users.view': { type: 'api', parent: 'people.users' },
  'people.users.personal': { type: 'api', parent: 'people.users' },
  'people.users.export': { type: 'button', parent: 'people.users' },
  'people.users.page': { type: 'page', parent: 'people.users', icon: 'user-circle', route: ':id' },
  'people.users.create': { type: 'button', parent: 'people.users' },
  'people.users.edit': { type: 'button', parent: 'people.users.page' },
  'people.users.note': { type: 'button', parent: 'people.users.page' },
  'people.users.disable': { type: 'button', parent: 'people.users.page' },
  'people.users.level': { type: 'button', parent: 'people.users.page' },
  'people.users.access': { type: 'button', parent: 'people.users.page' },
  'people.agents': { type: 'menu', parent: 'people', icon: 'sitemap' },
  'people.agents.view': { type: 'api', parent: 'people.agents' },
  'people.agents.edit': { type: 'button', parent: 'people.agents' },
  'people.merchants': { type: 'menu', parent: 'people', icon: 'building-store' },
  'people.merchants.view': { type: 'api', parent: 'people.merchants' },
  'people.merchants.edit': { type: 'button', parent: 'people.merchants' },
  'people.levels': { type: 'menu', parent: 'people', icon: 'crown' },
  'people.levels.view': { type: 'api', parent: 'people.levels' },
  'people.levels.edit': { type: 'button', parent: 'people.levels' },
  'people.hobbies': { type: 'menu', parent: 'people', icon: 'mood-smile' },
  'people.hobbies.view': { type: 'api', parent: 'people.hobbies' },
  'people.hobbies.edit': { type: 'button', parent: 'people.hobbies' },
  'people.preferences': { type: 'menu', parent: 'people', icon: 'heart' },
  'people.preferences.view': { type: 'api', parent: 'people.preferences' },
  'people.preferences.edit': { type: 'button', parent: 'people.preferences' },
  'people.deletions': { type: 'menu', parent: 'people', icon: 'user-minus' },
  'people.deletions.view': { type: 'api', parent: 'people.deletions' },

  content: { type: 'directory', parent: null, icon: 'article' },
  'content.banners': { type: 'menu', parent: 'content', icon: 'photo' },
  'content.banners.view': { type: 'api', parent: 'content.banners' },
  'content.banners.edit': { type: 'button', parent: 'content.banners' },
  'content.messages': { type: 'menu', parent: 'content', icon: 'bell' },
  'content.messages.view': { type: 'api', parent: 'content.messages' },
  'content.messages.edit': { type: 'button', parent: 'content.messages' },
  'content.pages': { type: 'menu', parent: 'content', icon: 'file-text' },
  'content.pages.view': { type: 'api', parent: 'content.pages' },
  'content.pages.page': { type: 'page', parent: 'content.pages', icon: 'file-pencil', route: ':key' },
  'content.pages.edit': { type: 'button', parent: 'content.pages.page' },
  'content.languages': { type: 'menu', parent: 'content', icon: 'world' },
  'content.languages.view': { type: 'api', parent: 'content.languages' },
  'content.languages.edit': { type: 'button', parent: 'content.languages' },
  'content.translations': { type: 'menu', parent: 'content', icon: 'language' },
  'content.translations.view': { type: 'api', parent: 'content.translations' },
  'content.translations.edit': { type: 'button', parent: 'content.translations' },
  'content.translations.review': { type: 'button', parent: 'content.translations' },
  'content.translations.page': {
    type: 'page',
    parent: 'content.translations',
    icon: 'cloud-upload',
    route: 'publications',
  },
  'content.translations.publish': { type: 'button', parent: 'content.translations.page' },

  control: { type: 'directory', parent: null, icon: 'shield-lock' },
  'control.administrators': { type: 'menu', parent: 'control', icon: 'user-shield' },
  'control.administrators.view': { type: 'api', parent: 'control.administrators' },
  'control.administrators.edit': { type: 'button', parent: 'control.administrators' },
  'control.administrators.security': { type: 'button', parent: 'control.administrators' },
  'control.roles': { type: 'menu', parent: 'control', icon: 'users-group' },
  'control.roles.view': { type: 'api', parent: 'control.roles' },
  'control.roles.edit': { type: 'button', parent: 'control.roles' },
  'control.permissions': { type: 'menu', parent: 'control', icon: 'lock' },
  'control.permissions.view': { type: 'api', parent: 'control.permissions' },
  'control.permissions.edit': { type: 'button', parent: 'control.permissions' },
  'control.api_keys': { type: 'menu', parent: 'control', icon: 'key' },
  'control.api_keys.view': { type: 'api', parent: 'control.api_keys' },
  'control.api_keys.edit': { type: 'button', parent: 'control.api_keys' },
  'control.log': { type: 'menu', parent: 'control', icon: 'history' },
  'control.log.view': { type: 'api', parent: 'control.log' },

  system: { type: 'directory', parent: null, icon: 'settings' },
  'system.identity': { type: 'menu', parent: 'system', icon: 'building-store' },
  'system.identity.view': { type: 'api', parent: 'system.identity' },
  'system.identity.edit': { type: 'button', parent: 'system.identity' },
  'system.currencies': { type: 'menu', parent: 'system', icon: 'currency-dollar' },
  'system.currencies.view': { type: 'api', parent: 'system.currencies' },
  'system.currencies.edit': { type: 'button', parent: 'system.currencies' },
  'system.parameters': { type: 'menu', parent: 'system', icon: 'adjustments' },
  'system.parameters.view': { type: 'api', parent: 'system.parameters' },
  'system.parameters.edit': { type: 'button', parent: 'system.parameters' },
  'system.invariants': { type: 'menu', parent: 'system', icon: 'shield-check' },
  'system.invariants.view': { type: 'api', parent: 'system.invariants' },
  'system.clock': { type: 'menu', parent: 'system', icon: 'clock' },
  'system.clock.view': { type: 'api', parent: 'system.clock' },
  'system.clock.move': { type: 'button', parent: 'system.clock' },
  'system.mail': { type: 'menu', parent: 'system', icon: 'mail' },
  'system.mail.view': { type: 'api', parent: 'system.mail' },
  'system.mail.retry': { type: 'button', parent: 'system.mail' },
  'system.mail.test': { type: 'button', parent: 'system.mail' },
  'system.cache': { type: 'menu', parent: 'system', icon: 'database' },
  'system.cache.view': { type: 'api', parent: 'system.cache' },
  'system.cache.clear': { type: 'button', parent: 'system.cache' },
  'system.jobs': { type: 'menu', parent: 'system', icon: 'list-check' },
  'system.jobs.view': { type: 'api', parent: 'system.jobs' },
  'system.jobs.manage': { type: 'button', parent: 'system.jobs' },
  'system.backups': { type: 'menu', parent: 'system', icon: 'database-export' },
  'system.backups.view': { type: 'api', parent: 'system.backups' },
  'system.backups.begin': { type: 'button', parent: 'system.backups' },
  'system.app_versions': { type: 'menu', parent: 'system', icon: 'versions' },
  'system.app_versions.view': { type: 'api', parent: 'system.app_versions' },
  'system.app_versions.edit': { type: 'button', parent: 'system.app_versions' },
} as const satisfies Record<string, Entry>;

export type PermissionKey = keyof typeof permissions;
/** Every key of the registry, in the order in which menus, trees and lists show them. */
export const permissionKeys: PermissionKey[] = inOrder(permissions);

/** An entry of the registry with all that any entry may have. */
export type PermissionRule = {
  readonly type: 'directory' | 'menu' | 'page' | 'button' | 'api';
  readonly parent: PermissionKey | null;
  readonly icon?: PermissionIcon;
  /** Of a menu that has nothing below it: whoever holds one of these sees it. */
  readonly opensWith?: readonly PermissionKey[];
  /** Of a menu: the one it stands behind. */
  readonly after?: PermissionKey;
  /** Of a page: its path below its menu's, parameters marked with a colon. */
  readonly route?: string;
};
export const permissionRule = (key: PermissionKey): PermissionRule => permissions[key];
