import type { TravelKind } from '@app/contract/travel/kinds';
import { invariant } from '@app/kernel/assert';
import type { Platform } from '../../../../platform/slice.ts';
import { verticalOf } from '../travel-vertical.ts';
import type { TravelChooser } from './chooser.ts';

/** How slots of a kind are filled. Throws where its vertical does not say. */
export function chooserOf(platform: Platform, kind: TravelKind): TravelChooser {
  const { chooser } = verticalOf(platform, kind);
  invariant(chooser, `slots of ${kind} cannot be filled`);
  return chooser;
}
