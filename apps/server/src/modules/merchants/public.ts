export { isMerchant, merchantNames } from './db/merchant.repo.ts';
export { registerPlaces } from './usecases/merchant-places.ts';
