/** Addresses that are remembered, before those are looked for that no longer matter. */
const KEPT_MAX = 5_000;

/** Remembers when news were last sent to an address, for as long as a replica may be without them. */
export function createNews(lagMs: number) {
  const last = new Map<string, number>();
  return {
    note: (address: string): void => {
      const now = performance.now();
      // A map keeps the order in which its keys came: the oldest stand first.
      last.delete(address);
      last.set(address, now);
      if (last.size <= KEPT_MAX) return;
      for (const [one, at] of last) {
        if (at >= now - lagMs) return;
        last.delete(one);
      }
    },
    /** When one of these addresses was last sent news; 0 where none was. */
    since: (addresses: readonly string[]): number => Math.max(0, ...addresses.map((one) => last.get(one) ?? 0)),
  };
}
