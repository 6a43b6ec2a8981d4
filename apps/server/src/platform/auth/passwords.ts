import { refuse } from '@app/contract/core/refuse';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane; about 10 ms a check on a server core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a core; beyond this many at a time and waiting, callers are told to come back (reliability, S7). */
const AT_ONCE = 2;
const WAITING_MAX = 50;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) refuse('rate.too_many', { retryAfter: 5 });
    // Whoever ends hands over the place, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The hash to store for a password. Refuses with rate.too_many when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let dummy: Promise<string> | null = null;

/**
 * Whether the password fits the stored hash. Without a hash (nobody of that name) it takes the same time and says no,
 * so that an answer's time tells nothing.
 */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hash('nobody has this password', cost);
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, password));
  return stored !== null && fits;
}
