export { isInviteCodeTaken, randomInviteCode } from './app/usecases/invite-codes.ts';
export { keepAddress } from './app/usecases/keep-address.ts';
export { customerZone } from './app/usecases/time-zone.ts';
