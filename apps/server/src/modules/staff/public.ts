export { DEMO_STAFF_PASSWORD, defaultStaffPassword, FIRST_STAFF_USERNAME } from './usecases/ensure-staff.ts';
export { staffActor } from './usecases/keep-session.ts';
