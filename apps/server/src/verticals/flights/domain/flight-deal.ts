import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';

/** What a deal of flights is on: the seats from one city to another, of one cabin or any, in one fare brand or any. */
export type FlightDealScope = {
  readonly from: string;
  readonly to: string;
  readonly cabin: Cabin | null;
  readonly brand: string | null;
};

/** The key of a scope: `route:FROM-TO`, `cabin:FROM-TO/economy` or `fare:FROM-TO/economy/light`. */
export function flightDealKey({ from, to, cabin, brand }: FlightDealScope): string {
  if (cabin === null) return `route:${from}_${to}`;
  return brand === null ? `cabin:${from}_${to}/${cabin}` : `fare:${from}_${to}/${cabin}/${brand}`;
}

/** The keys that a seat can be on a deal by, from the closest to the widest. */
export const flightDealKeys = (seat: {
  readonly from: string;
  readonly to: string;
  readonly cabin: Cabin;
  readonly brand: string;
}): string[] => [
  flightDealKey(seat),
  flightDealKey({ ...seat, brand: null }),
  flightDealKey({ ...seat, cabin: null, brand: null }),
];

const KEY = /^(route|cabin|fare):([\da-f-]{36})_([\da-f-]{36})(?:\/(\w+))?(?:\/([\w-]+))?$/;

/** Whether a key is on seats of one of some routes. */
export const isOnRoutes = (key: string, routes: readonly { readonly from: string; readonly to: string }[]): boolean => {
  const scope = readFlightDealKey(key);
  return scope !== null && routes.some(({ from, to }) => from === scope.from && to === scope.to);
};

/** The scope of a key; null where it is none. */
export function readFlightDealKey(key: string): FlightDealScope | null {
  const [, kind, from, to, cabinName, brand = null] = KEY.exec(key) ?? [];
  const cabin = CABINS.find((one) => one === cabinName) ?? null;
  if (from === undefined || to === undefined) return null;
  const scope = { from, to, cabin, brand };
  return flightDealKey(scope) === key && kind !== undefined ? scope : null;
}
