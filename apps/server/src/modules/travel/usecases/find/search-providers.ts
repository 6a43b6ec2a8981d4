import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { Platform } from '../../../../platform/slice.ts';
import { bundles } from '../bundle/bundle-vertical.ts';
import { verticals } from '../travel-vertical.ts';
import type { SearchProvider } from './search-provider.ts';

/** Every kind of which something is found, in the order in which they are shown. */
export function searchProviders(platform: Platform, order: readonly TravelOrBundleKind[]): SearchProvider[] {
  const all = [...verticals(platform), ...bundles(platform)].flatMap(({ searchProvider }) => searchProvider ?? []);
  return order.flatMap((kind) => all.find((provider) => provider.kind === kind) ?? []);
}
