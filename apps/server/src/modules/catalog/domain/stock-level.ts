import { piecesToHave } from '@app/contract/catalog/pieces-to-have';

export type StockLevel = 'in' | 'low' | 'out';

/** How much there is to a shopper: nothing, few (at most `lowAt` pieces), or enough. */
export function stockLevel(available: number, lowAt: number): StockLevel {
  if (available <= 0) return 'out';
  return available <= lowAt ? 'low' : 'in';
}

/** Pieces as shown to shoppers: never more than one line can hold. */
export const shownAvailable = (available: number): number => piecesToHave({ available, limit: null });
