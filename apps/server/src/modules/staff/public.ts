export { endChallenges } from './db/second-step.repo.ts';
export { hasAuthenticator, lockStaff } from './db/staff.repo.ts';
export { closedTo } from './domain/rights.ts';
export { holdAdministrator } from './usecases/administrators/hold-administrator.ts';
export { showAdministrator } from './usecases/administrators/show-administrators.ts';
export type { SignedIn } from './usecases/begin-session.ts';
export {
  DEMO_STAFF_PASSWORD,
  defaultStaffPassword,
  FIRST_STAFF_USERNAME,
  firstPasswordPlace,
} from './usecases/ensure-staff.ts';
export { staffActor } from './usecases/keep-session.ts';
export { proveStaff } from './usecases/prove-staff.ts';
export { type ProvenStaff, signInProvenStaff } from './usecases/sign-in-proven.ts';
