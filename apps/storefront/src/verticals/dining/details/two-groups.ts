import { type DiningParty, peopleOf } from '@app/contract/verticals/dining/party';

/**
 * Returns a party as two groups, as many as can sit together at the first table: grown-ups before children, and a grown-up at either. Null where
 * no two tables are for them.
 */
export function twoGroups(party: DiningParty, most: number): { first: DiningParty; second: DiningParty } | null {
  const rest = peopleOf(party) - most;
  if (rest <= 0 || rest > most || party.adults < 2) return null;
  const adults = Math.min(most, party.adults - 1);
  const children = most - adults;
  return {
    first: { adults, childAges: party.childAges.slice(0, children) },
    second: { adults: party.adults - adults, childAges: party.childAges.slice(children) },
  };
}
