import { routeAt } from './route-table.ts';

/**
 * The path to return to after sign-in, when it is one of ours: it must begin with one slash and stand in the route
 * table, and must not be a sign-in screen. Anything else (another site, a script, an unknown path) gives null.
 */
export function safeRedirect(path: string | null): string | null {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return null;
  const mark = path.search(/[?#]/);
  const pathname = mark < 0 ? path : path.slice(0, mark);
  const route = routeAt(pathname);
  if (!route || route.name === 'login' || route.name === 'register') return null;
  return path;
}
