export { isInviteCodeTaken, randomInviteCode } from './app/usecases/invite-codes.ts';
export { customerZone } from './app/usecases/time-zone.ts';
