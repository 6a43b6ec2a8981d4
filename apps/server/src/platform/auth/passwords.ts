import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../limit-concurrency.ts';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane; about 10 ms a check on a server core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a core (reliability, S7). */
const runLimited = limitConcurrency({ atOnce: 2, waiting: 50, waitMs: 20_000, retryAfter: 5 });

/** The hash to store for a password. Refuses with rate.too_many when too many wait. */
export const hashPassword = (password: string): Promise<string> => runLimited(() => hash(password, cost));

/** Of a password that was thrown away, at the same cost: what is compared where there is no account. */
export const NO_ACCOUNTS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Q8fw4q3HUfnuP3Ab+swJYg$ULyojAxsNwFuatGRsGGtK+avnnpppYYTYakuC2AlapU';

/**
 * Whether the password fits the stored hash. Without a hash (nobody of that name) it takes the same time and says no,
 * so that an answer's time tells nothing.
 */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const fits = await runLimited(() => verify(stored ?? NO_ACCOUNTS_HASH, password));
  return stored !== null && fits;
}
