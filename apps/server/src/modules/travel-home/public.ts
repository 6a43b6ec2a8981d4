export { type StoredTerm, termsById } from './db/terms.repo.ts';
export { readTravelRow, TRAVEL_ROW } from './usecases/home-categories.ts';
export { termsNow } from './usecases/terms-now.ts';
export { readDictionary, TERMS } from './usecases/travel-terms.ts';
