import type { Platform } from '../../../platform/slice.ts';
import { bundles } from './bundle/bundle-vertical.ts';
import { verticals } from './travel-vertical.ts';

/** The kinds of travel, and of what is booked together, of which customers find something now. */
export async function kindsOffered(platform: Platform): Promise<ReadonlySet<string>> {
  const single = verticals(platform).map(async ({ kind, offered }) => ({
    kind,
    any: offered ? await offered.any(platform.db) : true,
  }));
  const together = bundles(platform).map(async ({ kind, offered }) => ({
    kind,
    any: (await offered?.any(platform.db)) ?? false,
  }));
  return new Set((await Promise.all([...single, ...together])).filter(({ any }) => any).map(({ kind }) => kind));
}

/** Tags that are dropped when `kindsOffered` may change. */
export const offeredTags = (platform: Platform): string[] =>
  [...verticals(platform), ...bundles(platform)].flatMap(({ offered }) => (offered ? [offered.tag] : []));
