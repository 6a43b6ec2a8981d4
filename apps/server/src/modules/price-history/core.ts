export { byMonth, type SeenPrices, UNDATED, variantKey } from './core/domain/seen-prices.ts';
export { logDay, notePrices } from './core/usecases/note-prices.ts';
export { knownSince, type PriorPrices, type Reduction, readPriors } from './core/usecases/read-priors.ts';
