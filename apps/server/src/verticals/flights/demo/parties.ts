import type { FlightParty } from '@app/contract/verticals/flights/party';

export const alone: FlightParty = { adults: 1, childAges: [], babies: 0 };
/** Who travels together; those that are commoner more often. */
export const PARTIES: readonly FlightParty[] = [
  alone,
  alone,
  alone,
  { adults: 2, childAges: [], babies: 0 },
  { adults: 2, childAges: [], babies: 0 },
  { adults: 2, childAges: [7], babies: 0 },
  { adults: 2, childAges: [4, 9], babies: 0 },
  { adults: 2, childAges: [], babies: 1 },
];
