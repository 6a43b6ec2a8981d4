/** A message of this process: its number, and its text with the number in it. */
export type Sent = { readonly n: number; readonly channel: string; readonly text: string };

type RecentMessage = { readonly at: number; readonly sent: Sent; byPostgres: boolean };

const KEPT_MS = 15_000;
const KEPT_MOST = 5_000;

/** Keeps what was sent in the last seconds, for who missed one. */
export function createRecent() {
  let kept: RecentMessage[] = [];
  return {
    add: (sent: readonly Sent[], now: number): void => {
      kept.push(...sent.map((one) => ({ at: now, sent: one, byPostgres: false })));
      const first = kept.findIndex(({ at }) => now - at <= KEPT_MS);
      kept = kept.slice(Math.max(first, kept.length - KEPT_MOST));
    },
    /** Notes that PostgreSQL has carried these: everybody who listens has them. */
    noteByPostgres: (sent: readonly Sent[]): void => {
      const numbers = new Set(sent.map(({ n }) => n));
      for (const one of kept) if (numbers.has(one.sent.n)) one.byPostgres = true;
    },
    /** Those after a number, in their order. */
    after: (n: number): Sent[] => kept.map(({ sent }) => sent).filter((one) => one.n > n),
    /** Those of the last so many ms that Valkey alone has carried, in their order. */
    byValkey: (ms: number, now: number): Sent[] =>
      kept.filter(({ at, byPostgres }) => !byPostgres && now - at <= ms).map(({ sent }) => sent),
  };
}
