/** Blocks from … to, both included. */
export type Blocks = { readonly from: bigint; readonly to: bigint };

/** A block of this many confirmations counts itself as the first. */
export const confirmationsOf = (block: bigint, head: bigint): number => (head < block ? 0 : Number(head - block) + 1);

/**
 * What to read at a height: blocks that are final and were not counted yet, a bounded number at a time, and those above
 * them that may still change. Null where there are none.
 */
export function blocksToRead({
  next,
  head,
  needed,
  most,
}: {
  next: bigint;
  head: bigint;
  needed: number;
  most: bigint;
}): { readonly final: Blocks | null; readonly open: Blocks | null } {
  const lastFinal = head - BigInt(needed) + 1n;
  const to = lastFinal < next + most - 1n ? lastFinal : next + most - 1n;
  const openFrom = lastFinal + 1n > next ? lastFinal + 1n : next;
  return {
    final: to >= next ? { from: next, to } : null,
    open: head >= openFrom ? { from: openFrom, to: head } : null,
  };
}
