export { isCommonPassword } from './app/domain/common-passwords.ts';
export { deviceName } from './app/domain/device-name.ts';
export { changePerson } from './app/staff/usecases/change-person.ts';
export { openAccountByStaff, unknownPassword } from './app/staff/usecases/open-by-staff.ts';
export { isInviteCodeTaken, randomInviteCode, whoInvites } from './app/usecases/invite-codes.ts';
export { customerZone } from './app/usecases/time-zone.ts';
export { addressOf, addressPage, addressQueued } from './core/db/address.repo.ts';
export { addSpent, type Buyer, buyer, buyerQueued, lockCustomer } from './core/db/customer.repo.ts';
export { isSought, type Sought, soughtBy, soughtIds } from './core/db/find-customer.repo.ts';
export { type Gift, takeGift } from './core/db/gift.repo.ts';
export type { Inviter } from './core/db/invite-code.repo.ts';
export { type Person, personOf } from './core/db/person.repo.ts';
export { endAllSessions, endSessionOf, type OpenSession, openSessions } from './core/db/session.repo.ts';
export {
  disableAccount,
  enableAccount,
  grantStanding,
  type HeldAccount,
  holdAccount,
} from './core/db/staff-hand.repo.ts';
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
} from './core/usecases/ports.ts';
export { proveCustomer } from './core/usecases/prove-password.ts';
export { writtenPhone } from './core/usecases/written-phone.ts';
