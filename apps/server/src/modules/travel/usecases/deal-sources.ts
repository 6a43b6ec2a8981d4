import type { Platform } from '../../../platform/slice.ts';
import { bundles } from './bundle/bundle-vertical.ts';
import { type VerticalDeals, verticals } from './travel-vertical.ts';

/** What discount deals of a kind can be on, and the tag that is dropped when what that costs may have changed. */
export type DealSource = { readonly deals: VerticalDeals; readonly tag: string | null };

/** Everything of travel that deals can be on, single and booked together. */
export const dealSources = (platform: Platform): DealSource[] =>
  [...verticals(platform), ...bundles(platform)].flatMap(({ deals, offered }) =>
    deals ? [{ deals, tag: offered?.tag ?? null }] : [],
  );

/** What deals of a kind can be on; null where there is none. */
export const dealsOfKind = (platform: Platform, kind: string): VerticalDeals | null =>
  dealSources(platform).find(({ deals }) => deals.kind === kind)?.deals ?? null;
