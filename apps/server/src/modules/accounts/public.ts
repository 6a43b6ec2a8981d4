export { addressInLine, addressOf } from './db/address.repo.ts';
export { addSpent, type Buyer, buyer, buyerInLine, lockCustomer } from './db/customer.repo.ts';
export { type DayRange, inSubtree, newCustomersPerDay } from './db/new-customers.repo.ts';
export { isCommonPassword } from './domain/common-passwords.ts';
export { onSignUp, type SignUpPort, type UserInfoPort, userInfoPart } from './usecases/ports.ts';
