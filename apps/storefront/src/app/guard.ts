import { routeAt } from '../shell/route-table.ts';

/**
 * Whether an address may be shown. Gives the path to remember when it needs a sign-in that is missing, else null.
 * Addresses that the table does not know are let through to the page that says so.
 */
export function guard(
  location: { readonly pathname: string; readonly search: string },
  signedIn: boolean,
): string | null {
  const route = routeAt(location.pathname, location.search);
  if (!route || route.rule.public || signedIn) return null;
  return `${location.pathname}${location.search}`;
}
