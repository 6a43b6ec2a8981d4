/** As much of what was shown as says whose a transfer is. */
export type ShownPayment = {
  readonly address: string;
  readonly derivationIndex: number | null;
  readonly toldApart: boolean;
  readonly units: bigint;
  readonly shownAt: Date;
};

/** A chain's clock may be a little behind ours. */
const SKEW_MS = 60_000;

/**
 * Whom a transfer was shown to: whoever has the address as their own, whatever the amount; on a shared address whoever
 * was shown exactly this amount. Null when nobody was, or only later than it came.
 */
export function dueFor<D extends ShownPayment>(
  transfer: { to: string; units: bigint; at: Date },
  dues: readonly D[],
): D | null {
  const there = dues.filter(
    ({ address, shownAt }) =>
      address.toLowerCase() === transfer.to.toLowerCase() && transfer.at.getTime() >= shownAt.getTime() - SKEW_MS,
  );
  const own = there.find(({ derivationIndex }) => derivationIndex !== null);
  return own ?? there.find(({ toldApart, units }) => toldApart && units === transfer.units) ?? null;
}
