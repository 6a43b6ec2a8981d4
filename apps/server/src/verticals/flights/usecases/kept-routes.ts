import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { routeOf } from '../db/route.repo.ts';

type Pair = { readonly from: string; readonly to: string };

/** Routes by their cities: once there is one, it stays. */
const kept = new WeakMap<Platform, Map<string, string>>();

/** The route of a pair of cities; made at once, whatever becomes of the caller's transaction, where it was not asked for before. */
export async function keptRoute(platform: Platform, pair: Pair): Promise<string> {
  const routes = kept.get(platform) ?? new Map<string, string>();
  kept.set(platform, routes);
  const name = `${pair.from} ${pair.to}`;
  const route = routes.get(name) ?? (await routeOf(platform.auxiliaryDb, { ...pair, newId: newId(platform.clock) }));
  routes.set(name, route);
  return route;
}
