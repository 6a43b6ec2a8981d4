import type { TravelKind } from '@app/contract/travel/kinds';
import { invariant } from '@app/kernel/assert';
import type { Platform } from '../../../../platform/slice.ts';
import { verticalOf } from '../travel-vertical.ts';
import type { SlotProvider } from './slot-provider.ts';

/** How slots of a kind are filled. Throws where its vertical does not say. */
export function slotProviderOf(platform: Platform, kind: TravelKind): SlotProvider {
  const { slotProvider } = verticalOf(platform, kind);
  invariant(slotProvider, `slots of ${kind} cannot be filled`);
  return slotProvider;
}
