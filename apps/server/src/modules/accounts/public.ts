export { addressOf } from './db/address.repo.ts';
export { addSpent, buyer, type Buyer, lockCustomer } from './db/customer.repo.ts';
export { onSignUp, type SignUpPort, userInfoPart, type UserInfoPort } from './usecases/ports.ts';
export { type DayRange, inSubtree, newCustomersPerDay } from './db/new-customers.repo.ts';
