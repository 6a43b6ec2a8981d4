import { wholeBasisPoints } from '@app/kernel/money';
import { isReturn } from './connections.ts';
import type { StoredFlight } from './stored-flight.ts';

type Flown = { readonly flight: { readonly airline: Pick<StoredFlight['airline'], 'id' | 'returnBp'> } };

/** The airline that flies all of a way, where it takes something off trips there and back; null otherwise. */
export function returnAirline(legs: readonly Flown[]): { readonly id: string; readonly returnBp: number } | null {
  const airline = legs[0]?.flight.airline;
  const own = airline !== undefined && legs.every(({ flight }) => flight.airline.id === airline.id);
  return own && airline.returnBp > 0 ? airline : null;
}

type FlownWay = readonly (Flown & { readonly flight: Pick<StoredFlight, 'from' | 'to'> })[];

/** Basis points that come off the fares of both ways of a trip there and back: those of an airline that flies all of them. */
export function returnOff(slices: readonly FlownWay[]): number {
  const [there, home, ...more] = slices;
  if (!there || !home || more.length > 0 || !isReturn({ legs: there }, { legs: home })) return 0;
  const [out, back] = [returnAirline(there), returnAirline(home)];
  return out && back && out.id === back.id ? out.returnBp : 0;
}

/** What is left of a fare; charges stay. */
export const withOff = (usd: number, bp: number): number => (bp === 0 ? usd : usd - wholeBasisPoints(usd, bp));
