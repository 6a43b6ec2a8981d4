import { gatherGiven } from '../platform/port.ts';
import type { Platform, Slice, SliceFactory } from '../platform/slice.ts';

export type WiredSlices = ReturnType<typeof createWiredSlices>;

/**
 * The slices of an app. They are made with a platform that looks things up in them, so the platform is handed these
 * functions first, and `wire` makes the slices afterwards: until then there are none.
 */
export function createWiredSlices() {
  let slices: readonly Slice[] = [];
  let given = gatherGiven([]);
  return {
    all: () => slices,
    endpoints: () => slices.flatMap((slice) => slice.endpoints ?? []),
    jobs: () => slices.flatMap((slice) => slice.jobs ?? []),
    subscribers: () => slices.flatMap((slice) => slice.subscribers ?? []),
    gauges: () => slices.flatMap((slice) => slice.gauges ?? []),
    /** The queries of the names of time zones that rows are in. */
    zoneQueries: () => slices.flatMap(({ zones }) => zones ?? []),
    given: (port: object) => given(port),
    wire: (factories: readonly SliceFactory[], platform: Platform): void => {
      slices = factories.map((factory) => factory(platform));
      given = gatherGiven(slices.flatMap((slice) => slice.gives ?? []));
    },
  };
}
