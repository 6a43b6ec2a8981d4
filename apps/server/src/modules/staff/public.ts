export {
  DEMO_STAFF_PASSWORD,
  defaultStaffPassword,
  FIRST_STAFF_USERNAME,
  firstPasswordPlace,
} from './usecases/ensure-staff.ts';
export { staffActor } from './usecases/keep-session.ts';
