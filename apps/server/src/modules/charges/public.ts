export type { Place } from './domain/terms-for.ts';
export { chargeTerms } from './usecases/read-terms.ts';
