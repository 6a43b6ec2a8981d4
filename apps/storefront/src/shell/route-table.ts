import { type RouteName, type RouteRule, routes } from '@app/contract/core/routes';

/** The table with its names, read once. */
const entries = Object.entries(routes) as [RouteName, RouteRule][];
const byPath = new Map(entries.map(([name, rule]) => [rule.path, { name, rule }]));

export const ruleOf = (name: RouteName): RouteRule => routes[name];

/** The route of a path, a trailing slash aside; null when the table has none. */
export function routeAt(pathname: string): { readonly name: RouteName; readonly rule: RouteRule } | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/';
  return byPath.get(path) ?? null;
}

/**
 * Identity of a view: first path segment and route params. Two addresses with the same key are one view, whatever
 * their filters.
 */
export function viewKey(location: { readonly pathname: string; readonly search: string }): string {
  const segment = location.pathname.split('/')[1] ?? '';
  const query = new URLSearchParams(location.search);
  const params = (routeAt(location.pathname)?.rule.params ?? []).map((name) => `${name}=${query.get(name) ?? ''}`);
  return [`/${segment}`, ...params].join('&');
}
