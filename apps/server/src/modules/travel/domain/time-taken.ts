/** A time that an offer takes from those who travel. */
export type TimeTaken = { readonly startsAt: Date; readonly endsAt: Date };
