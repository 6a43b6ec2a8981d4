export { keyAuthenticator } from './usecases/authenticate-key.ts';
export { type KeyAccounts, type KeyAccountsById, keyAccountsPort } from './usecases/key-accounts.ts';
