import { createHash } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { type Db, inTransaction, type Tx } from '../db/connect.ts';
import { enqueueRead, enqueueWrites } from '../db/pipeline/queue.ts';
import { staticSql } from '../db/static-sql.ts';

export type IdempotencyClaim = { owner: string; route: string; key: string; bodyHash: Buffer };

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

/** A password could be guessed from the kept hash of a body that is known otherwise. */
const withoutSecrets = (field: string, value: unknown): unknown => (field === 'password' ? null : value);

/** The claim of a call, or null without a key. Refuses a key of the wrong form as a bad parameter. */
export function claimOf(call: {
  key: string | string[] | undefined;
  owner: string;
  route: string;
  body: unknown;
}): IdempotencyClaim | null {
  if (call.key === undefined) return null;
  if (typeof call.key !== 'string' || !KEY.test(call.key)) {
    refuse('input.invalid', { fields: { 'Idempotency-Key': 'field.invalid' } });
  }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null, withoutSecrets))
    .digest();
  return { owner: call.owner, route: call.route, key: call.key, bodyHash };
}

/** The call was answered before: its work is not to be done again. */
class AnsweredBefore extends Error {}

const KEY_TAKEN = 'idempotency_key_pkey';

/** Looks for the key together with the work's first statement; that statement fails when the call was answered. */
async function lookForKey(tx: Tx, { owner, route, key }: IdempotencyClaim): Promise<void> {
  await enqueueRead(
    tx,
    staticSql`SELECT 1 FROM idempotency_key WHERE owner = ${owner} AND route = ${route} AND key = ${key}`,
    {
      check: (rows) => {
        if (rows.length > 0) throw new AnsweredBefore();
      },
    },
  );
}

/**
 * Writes the key with its answer beside the effect, together with the commit. A rival that does the same work at the
 * same time waits here until the first commits; its effect then fails with its key.
 */
async function keepAnswer(tx: Tx, claim: IdempotencyClaim, answer: string): Promise<void> {
  await enqueueWrites(
    tx,
    [
      staticSql`INSERT INTO idempotency_key (owner, route, key, body_hash, answer)
      VALUES (${claim.owner}, ${claim.route}, ${claim.key}, ${claim.bodyHash}, ${answer})`,
    ],
    {
      error: (error) => ((error as { constraint?: string }).constraint === KEY_TAKEN ? new AnsweredBefore() : error),
    },
  );
}

/**
 * Does `work` and keeps its answer, in one transaction, once per key; a call with a known key is given the first
 * answer. Refuses idempotency.other_body for a known key with another body.
 */
export async function runIdempotent<T>(
  db: Db,
  claim: IdempotencyClaim,
  work: (tx: Tx) => Promise<{ body: string; answer: T }>,
): Promise<{ body: string; answer: T | null; replayed: boolean }> {
  try {
    return await inTransaction(db, (tx) => workAndKeep(tx, claim, work), { keepPlans: true });
  } catch (error) {
    // Work that fails may have met what the first call did: it waited for its rows, not for its key.
    const first = await firstAnswer(db, claim);
    if (first === null) throw error;
    return { body: first, answer: null, replayed: true };
  }
}

async function workAndKeep<T>(tx: Tx, claim: IdempotencyClaim, work: (tx: Tx) => Promise<{ body: string; answer: T }>) {
  await lookForKey(tx, claim);
  const done = await work(tx);
  await keepAnswer(tx, claim, done.body);
  return { ...done, replayed: false };
}

/** Forgets the answers of a caller whose person is taken out: they repeat what was shown to them. */
export async function forgetAnswersOf(tx: Tx, owner: string): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('owner', '=', owner).execute();
}

/** The answer of the call that had the key first, or null. Refuses idempotency.other_body for another body. */
async function firstAnswer(db: Db, claim: IdempotencyClaim): Promise<string | null> {
  const first = await db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('owner', '=', claim.owner)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (!first) return null;
  if (!first.body_hash.equals(claim.bodyHash)) refuse('idempotency.other_body');
  invariant(first.answer !== null, 'an answer is committed with its key');
  return first.answer;
}
