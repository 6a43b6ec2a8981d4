export { restaurantsAs } from './db/readable.ts';
export { restaurantsOfMerchant } from './db/staff-restaurant.repo.ts';
export { guestOf } from './domain/contact-guest.ts';
