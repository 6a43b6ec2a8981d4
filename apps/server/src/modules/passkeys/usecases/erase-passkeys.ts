import type { ErasePort } from '../../accounts/core.ts';
import { deletePasskeysOf } from '../db/passkey.repo.ts';

/** Passkeys go with the account. */
export const erasePasskeys: ErasePort = (tx, { customerId }) => deletePasskeysOf(tx, customerId);
