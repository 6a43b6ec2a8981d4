/** What combos of tours use of tours, and what resellers are shown of them. */

export { decisionOf as departureDecision } from './db/booking.repo.ts';
export { departuresByIds, departuresOf } from './db/departure.repo.ts';
export { type OfferedLanguage, offeredLanguages } from './db/offered-languages.repo.ts';
export { toursAs } from './db/readable.ts';
export { tourById, toursByIds, toursOnSale } from './db/tour.repo.ts';
export { closesAt, departureState, leftOf } from './domain/departure-state.ts';
export type { Candidate } from './domain/filter-tours.ts';
export type { DepartureTime } from './domain/open-departures.ts';
export { fittingTours, languagesOf, withTax } from './domain/rank-tours.ts';
export type { StoredDeparture, StoredTour, TourFacts } from './domain/stored-tour.ts';
export { unitUsd } from './domain/tour-items.ts';
export { freeDays } from './domain/tour-policy.ts';
export { asSnapshot as tourSnapshot } from './domain/tour-snapshot.ts';
export { unitWords } from './domain/tour-words.ts';
export { chargedItems, tourTax } from './usecases/charged-items.ts';
export { tourScope } from './usecases/deal-tours.ts';
export { candidatesAmong, timesAmong } from './usecases/search/candidates.ts';
export { tourMemory } from './usecases/search/tour-memory.ts';
export { settleDepartures } from './usecases/settle-departures.ts';
export { dropTours, TOUR_PLACES, TOURS } from './usecases/tags.ts';
