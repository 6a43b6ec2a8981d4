export { addressOf, addressPage, addressQueued } from './db/address.repo.ts';
export { addSpent, type Buyer, buyer, buyerQueued, lockCustomer } from './db/customer.repo.ts';
export { isSought, type Sought, soughtBy, soughtIds } from './db/find-customer.repo.ts';
export { type Gift, takeGift } from './db/gift.repo.ts';
export type { Inviter } from './db/invite-code.repo.ts';
export { type Person, personOf } from './db/person.repo.ts';
export { endAllSessions, endSessionOf, type OpenSession, openSessions } from './db/session.repo.ts';
export {
  disableAccount,
  enableAccount,
  grantStanding,
  type HeldAccount,
  holdAccount,
} from './db/staff-hand.repo.ts';
export { isCommonPassword } from './domain/common-passwords.ts';
export { deviceName } from './domain/device-name.ts';
export { isInviteCodeTaken, randomInviteCode, whoInvites } from './usecases/invite-codes.ts';
export {
  type DeletionBlockerPort,
  deletionBlockerPort,
  type EmailVerifiedPort,
  type ErasePort,
  emailVerifiedPort,
  erasePort,
  type SignUpPort,
  signUpPort,
  type UserInfoPart,
  userInfoPort,
} from './usecases/ports.ts';
export { proveCustomer } from './usecases/security/prove-password.ts';
export { changePerson } from './usecases/staff/change-person.ts';
export { openAccountByStaff, unknownPassword } from './usecases/staff/open-by-staff.ts';
export { customerZone } from './usecases/time-zone.ts';
export { writtenPhone } from './usecases/written-phone.ts';
