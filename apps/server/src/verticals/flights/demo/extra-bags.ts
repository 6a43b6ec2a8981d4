import type { ExtraBag } from '../domain/stored-flight.ts';
import type { DemoBrand } from './brands.ts';

/** What a bag costs in the cheapest fare of airlines that take other than the usual, in cents. */
const PRICES: Readonly<Record<string, number>> = { X6: 3_800, '7S': 4_000, '6S': 4_200 };
const USUAL = 4_500;
/** Airlines that tax comes onto bags of. */
export const TAX_BP: Readonly<Record<string, number>> = { '7S': 1_000 };

/** The bags that are sold beside those of a fare: in dearer fares and cabins a bag more costs less. */
export function extraBagsOf({ airline, cabin, code }: Pick<DemoBrand, 'airline' | 'cabin' | 'code'>): ExtraBag[] {
  const usual = PRICES[airline ?? ''] ?? USUAL;
  const usd = cabin === 'economy' && code === 'light' ? usual : usual - 500;
  const kg = cabin === 'economy' || cabin === 'premium' ? 23 : 32;
  const taxBp = TAX_BP[airline ?? ''] ?? 0;
  return [
    { kind: 'checked', kg, usd, taxBp, most: 3 },
    { kind: 'sports', kg: 32, usd: usd + 1_500, taxBp, most: 1 },
  ];
}
