export { addressOf, addressQueued } from './core/db/address.repo.ts';
export {
  addSpent,
  type Buyer,
  buyer,
  buyerQueued,
  buyerReading,
  customerBeside,
  lockCustomer,
} from './core/db/customer.repo.ts';
export { isSought, type Sought, soughtBy, soughtIds } from './core/db/find-customer.repo.ts';
export { type Gift, takeGift } from './core/db/gift.repo.ts';
export { insertNote } from './core/db/note.repo.ts';
export { personOf } from './core/db/person.repo.ts';
export { customersAs } from './core/db/readable.ts';
export { type Correspondent, correspondent } from './core/db/security.repo.ts';
export { holdAccount } from './core/db/staff-hand.repo.ts';
export { asCustomer } from './core/domain/as-customer.ts';
export { peopleFilter } from './core/usecases/people-filter.ts';
export {
  type DeletionBlockerPort,
  deletionBlockerPort,
  type ErasePort,
  emailVerifiedPort,
  erasePort,
  ofCustomer,
  type PersonalData,
  type PersonalTable,
  personalDataPort,
  signUpPort,
  type UserInfoPart,
  userInfoPort,
} from './core/usecases/ports.ts';
export { proveCustomer } from './core/usecases/prove-password.ts';
export { writtenPhone } from './core/usecases/written-phone.ts';
