export { deviceName } from './app/domain/device-name.ts';
export { userRecord } from './app/staff/db/user.repo.ts';
export { hold as holdCustomer } from './app/staff/usecases/change-user.ts';
export { isInviteCodeTaken, randomInviteCode } from './app/usecases/invite-codes.ts';
export { keepAddress } from './app/usecases/keep-address.ts';
export { type Proven, signInProven } from './app/usecases/sign-in-proven.ts';
export { customerZone } from './app/usecases/time-zone.ts';
export { readUserInfo } from './app/usecases/user-info.ts';
export { sessionBeganWithin } from './core/db/session.repo.ts';
