import { CUISINES } from '@app/contract/verticals/dining/facts';
import { CABINS } from '@app/contract/verticals/flights/facts';

/** Cabins of flights, and kitchens of restaurants, with the keys of their words. */
export const cabins = CABINS.map((value) => ({ value, label: `flights.cabin.${value}` as const }));
export const cuisines = CUISINES.map((value) => ({ value, label: `dining.cuisine.${value}` as const }));
