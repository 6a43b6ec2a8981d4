import type { UserInfo } from '@app/contract/accounts/schemas';
import type { DeletionBlocker } from '@app/contract/accounts/security/schemas';
import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { definePort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { Standing } from '../domain/standing.ts';

/**
 * Runs inside the transaction that opens an account; throwing undoes the registration. Idempotent per customer. Gives
 * the points it granted.
 */
export type SignUpPort = (
  tx: Tx,
  registered: { readonly customerId: string; readonly platform: Platform },
) => Promise<number>;

/** Runs inside the transaction that verifies an e-mail, also one that was changed. Gives the points it granted. */
export type EmailVerifiedPort = SignUpPort;

/** What a slice knows that keeps an account from being deleted; amounts in `currency`. */
export type DeletionBlockerPort = (
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly currency: string },
) => Promise<readonly DeletionBlocker[]>;

/** Takes the person out of what a slice keeps, inside the transaction that deletes the account. Books stay. */
export type ErasePort = (tx: Tx, gone: { readonly customerId: string; readonly platform: Platform }) => Promise<void>;

/** Rows of a table that are about a customer. */
export type PersonalTable = {
  readonly table: string;
  /** The rows that are a customer's, as a condition on the table's columns. */
  readonly whose: (customerId: string) => RawBuilder<unknown>;
  /** What is copied; other columns are the shop's own, or secrets. */
  readonly columns: readonly string[];
  readonly sort: readonly string[];
};

/** What a slice keeps about a customer, for the copy of their data; `file` is what it is called there. */
export type PersonalData = { readonly file: string; readonly tables: readonly PersonalTable[] };

/** The rows in whose column the customer stands. */
export const ofCustomer =
  (column: string): PersonalTable['whose'] =>
  (customerId) =>
    sql`${sql.ref(column)} = ${customerId}`;

/** What a part of `userInfo` is drawn with: the reader's language and currency, and the customer's place among levels. */
export type UserInfoReader = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  readonly standing: Standing;
};

/** The part of `userInfo` that a slice above accounts owns. All parts are columns of one statement. */
export type UserInfoPart<V = unknown> = {
  /**
   * One value about the customer whose row is `me`, as an SQL expression without parameters. It looks rows up in an
   * index whatever their number: the statement runs on the shared connections.
   */
  readonly value: RawBuilder<V>;
  draw(value: V, reader: UserInfoReader): Partial<UserInfo>;
};

/** What runs with every registration. */
export const signUpPort = definePort<SignUpPort>();
/** What runs with every verification of an e-mail. */
export const emailVerifiedPort = definePort<EmailVerifiedPort>();
/** What is asked before an account is deleted. */
export const deletionBlockerPort = definePort<DeletionBlockerPort>();
/** What runs when an account is deleted. */
export const erasePort = definePort<ErasePort>();
/** What a copy of a customer's data holds. */
export const personalDataPort = definePort<PersonalData>();
/** The parts of `userInfo`. */
export const userInfoPort = definePort<UserInfoPart>();

/** One after the other, because they share the transaction; gives the points they granted together. */
async function runGrants(ports: readonly SignUpPort[], tx: Tx, of: Parameters<SignUpPort>[1]): Promise<number> {
  let points = 0;
  for (const port of ports) points += await port(tx, of);
  return points;
}

/** Runs every sign-up port; gives the points granted. */
export const runSignUpPorts = (platform: Platform, tx: Tx, customerId: string): Promise<number> =>
  runGrants(signUpPort.all(platform), tx, { customerId, platform });

/** Runs every port of a verified e-mail; gives the points granted. */
export const runEmailVerifiedPorts = (platform: Platform, tx: Tx, customerId: string): Promise<number> =>
  runGrants(emailVerifiedPort.all(platform), tx, { customerId, platform });

/** Runs every erasing port, one after the other: they share the transaction. */
export async function runErasePorts(platform: Platform, tx: Tx, customerId: string): Promise<void> {
  for (const port of erasePort.all(platform)) await port(tx, { customerId, platform });
}

/** Everything that keeps the account from being deleted. */
export async function deletionBlockers(
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly currency: string; readonly lang?: Locale },
): Promise<DeletionBlocker[]> {
  const found: DeletionBlocker[] = [];
  for (const port of deletionBlockerPort.all(platform)) found.push(...(await port(platform, db, of)));
  return found;
}
