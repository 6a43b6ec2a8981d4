export { isMerchant, merchantNames } from './db/merchant.repo.ts';
export { merchantPlacesPort } from './usecases/merchant-places.ts';
