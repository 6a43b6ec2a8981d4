import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { Platform } from '../../../../platform/slice.ts';
import { bundles } from '../bundle/bundle-vertical.ts';
import { verticals } from '../travel-vertical.ts';
import type { Finds } from './finds.ts';

/** Every kind of which something is found, in the order in which they are shown. */
export function allFinds(platform: Platform, order: readonly TravelOrBundleKind[]): Finds[] {
  const all = [...verticals(platform), ...bundles(platform)].flatMap(({ finds }) => finds ?? []);
  return order.flatMap((kind) => all.find((finds) => finds.kind === kind) ?? []);
}
