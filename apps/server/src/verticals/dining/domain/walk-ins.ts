/** Guests who sat down without a booking: how many, and the quarter they came in. */
type WalkIn = { readonly kind: 'walk_in' | 'block'; readonly people: number; readonly startsQuarter: number };

/** What is wrong with a party that walked in: it has people, and no more than its tables have seats. Null where nothing is. */
export function walkInFlaw(
  wanted: { readonly people: number; readonly tables: number },
  area: { readonly seatsMax: number },
): { fields: { people: string }; limits: { people: number } } | null {
  const seats = wanted.tables * area.seatsMax;
  if (wanted.people < 1) return { fields: { people: 'field.too_small' }, limits: { people: 1 } };
  return wanted.people > seats ? { fields: { people: 'field.too_big' }, limits: { people: seats } } : null;
}

/** How many people walked in between two quarters; tables that cannot be used count for none. */
export const walkedIn = (blocks: readonly WalkIn[], of: { readonly from: number; readonly to: number }): number =>
  blocks
    .filter(({ kind, startsQuarter }) => kind === 'walk_in' && startsQuarter >= of.from && startsQuarter < of.to)
    .reduce((sum, { people }) => sum + people, 0);
