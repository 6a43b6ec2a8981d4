import type { UserInfo } from '@app/contract/accounts/schemas';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Runs inside the transaction that opens an account; throwing undoes the registration. Idempotent per customer. */
export type SignUpPort = (
  tx: Tx,
  registered: { readonly customerId: string; readonly platform: Platform },
) => Promise<void>;

/**
 * Reads the part of `userInfo` that a slice above accounts owns, prices in `currency`. It reads in line, so that all
 * parts travel together; what it gives makes the part once they have been answered.
 */
export type UserInfoPort = (
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly currency: string },
) => Promise<() => Partial<UserInfo>>;

const signUpPorts = new Set<SignUpPort>();
const userInfoPorts = new Set<UserInfoPort>();

/** Has `port` run with every registration. Registering the same function again changes nothing. */
export const onSignUp = (port: SignUpPort): void => {
  signUpPorts.add(port);
};

/** Adds a part to `userInfo`. Registering the same function again changes nothing. */
export const userInfoPart = (port: UserInfoPort): void => {
  userInfoPorts.add(port);
};

/** Runs every sign-up port, one after the other: they share the transaction. */
export async function runSignUpPorts(platform: Platform, tx: Tx, customerId: string): Promise<void> {
  for (const port of signUpPorts) await port(tx, { customerId, platform });
}

/** Has all parts of `userInfo` read with the next statement on this connection; they can be had after it. */
export async function userInfoParts(
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly currency: string },
): Promise<() => Partial<UserInfo>> {
  const parts = await Promise.all([...userInfoPorts].map((port) => port(platform, db, of)));
  return () => Object.assign({}, ...parts.map((part) => part()));
}
