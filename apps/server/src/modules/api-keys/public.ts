export { keyOwners } from './db/api-key.repo.ts';
export { apiKeysAs } from './db/readable.ts';
export { keyAuthenticator } from './usecases/authenticate-key.ts';
export { checkedOwner } from './usecases/checked-owner.ts';
export { type KeyAccounts, type KeyAccountsById, keyAccountsPort } from './usecases/key-accounts.ts';
