import { type RouteName, type RouteRule, routes } from '@app/contract/core/routes';

/** The table with its names, read once. */
const entries = Object.entries(routes) as [RouteName, RouteRule][];
type Found = { readonly name: RouteName; readonly rule: RouteRule };
const byPath = Map.groupBy<string, Found>(
  entries.map(([name, rule]) => ({ name, rule })),
  ({ rule }) => rule.path,
);

export const ruleOf = (name: RouteName): RouteRule => routes[name];

/**
 * The route of a path, a trailing slash aside; null when the table has none. Where routes share the path, `search` tells them apart by
 * the parameter that each is drawn with.
 */
export function routeAt(pathname: string, search = ''): Found | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/';
  const found = byPath.get(path) ?? [];
  const given = new URLSearchParams(search);
  return (
    found.find(({ rule }) => rule.when !== undefined && given.has(rule.when)) ??
    found.find(({ rule }) => rule.when === undefined) ??
    null
  );
}

/**
 * Identity of a view: first path segment and route params. Two addresses with the same key are one view, whatever
 * their filters.
 */
export function viewKey(location: { readonly pathname: string; readonly search: string }): string {
  const segment = location.pathname.split('/')[1] ?? '';
  const query = new URLSearchParams(location.search);
  const params = (routeAt(location.pathname, location.search)?.rule.params ?? []).map(
    (name) => `${name}=${query.get(name) ?? ''}`,
  );
  return [`/${segment}`, ...params].join('&');
}
