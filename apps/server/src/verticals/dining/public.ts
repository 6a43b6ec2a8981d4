export { guestOf } from './domain/contact-guest.ts';
