import type { UserInfo } from '@app/contract/accounts/schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Runs inside the transaction that opens an account; throwing undoes the registration. Idempotent per customer. */
export type SignUpPort = (
  tx: Tx,
  registered: { readonly customerId: string; readonly platform: Platform },
) => Promise<void>;

/** Reads the part of `userInfo` that a slice above accounts owns; prices in `currency`. */
export type UserInfoPort = (platform: Platform, customerId: string, currency: string) => Promise<Partial<UserInfo>>;

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

/** All parts of `userInfo` together. */
export async function userInfoParts(
  platform: Platform,
  customerId: string,
  currency: string,
): Promise<Partial<UserInfo>> {
  const parts = await Promise.all([...userInfoPorts].map((port) => port(platform, customerId, currency)));
  return Object.assign({}, ...parts);
}
