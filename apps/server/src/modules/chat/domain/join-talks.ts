/** An open talk as far as joining two needs it. */
export type OpenTalk = { readonly id: string; readonly staffId: string | null };

export type Joining = {
  /** The talk that goes on. */
  readonly current: string | null;
  /** The talk that ends because the person goes on in the other. */
  readonly ends: string | null;
  /** Who takes over the one that goes on. */
  readonly staffId: string | null;
};

/**
 * What becomes of the open talks when a visitor turns out to be a customer: the visitor's goes on, because they are
 * looking at it; the customer's older one ends, and its agent stays with the customer unless the visitor's has one.
 */
export function joinTalks(visitors: OpenTalk | null, customers: OpenTalk | null): Joining {
  if (!visitors) return { current: customers?.id ?? null, ends: null, staffId: customers?.staffId ?? null };
  return {
    current: visitors.id,
    ends: customers?.id ?? null,
    staffId: visitors.staffId ?? customers?.staffId ?? null,
  };
}
