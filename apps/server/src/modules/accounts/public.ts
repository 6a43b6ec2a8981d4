export { addressInLine, addressOf } from './db/address.repo.ts';
export { addSpent, type Buyer, buyer, buyerInLine, lockCustomer } from './db/customer.repo.ts';
export { type Gift, takeGift } from './db/gift.repo.ts';
export { type DayRange, inSubtree, newCustomersPerDay } from './db/new-customers.repo.ts';
export { isCommonPassword } from './domain/common-passwords.ts';
export {
  type DeletionBlockerPort,
  deletionBlocker,
  type EmailVerifiedPort,
  type ErasePort,
  onEmailVerified,
  onErase,
  onSignUp,
  type SignUpPort,
  type UserInfoPart,
  userInfoPart,
} from './usecases/ports.ts';
export { proveCustomer } from './usecases/security/prove-password.ts';
