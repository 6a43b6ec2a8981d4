import { createHash } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { type Db, inTransaction, type Tx } from '../db/connect.ts';
import { fixed } from '../db/fixed.ts';
import { flushLine, inLine } from '../db/in-line.ts';

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

/**
 * Claims the key inside the transaction of the effect, together with the work's first statement. A rival with the same
 * key waits there until the first commits; that statement then fails, and with it the work.
 */
async function claimKey(tx: Tx, claim: IdempotencyClaim): Promise<void> {
  await inLine(
    tx,
    fixed`INSERT INTO idempotency_key (owner, route, key, body_hash)
      VALUES (${claim.owner}, ${claim.route}, ${claim.key}, ${claim.bodyHash})
      ON CONFLICT DO NOTHING RETURNING 1`,
    {
      check: (rows) => {
        if (rows.length === 0) throw new AnsweredBefore();
      },
    },
  );
}

/** Keeps the answer beside the effect, with the commit. */
async function keepAnswer(tx: Tx, claim: IdempotencyClaim, answer: string): Promise<void> {
  await inLine(
    tx,
    fixed`UPDATE idempotency_key SET answer = ${answer}
      WHERE owner = ${claim.owner} AND route = ${claim.route} AND key = ${claim.key}`,
  );
}

/**
 * Does `work` and keeps its answer, in one transaction, once per key; a call with a known key is given the first
 * answer. Refuses idempotency.other_body for a known key with another body.
 */
export async function onceOnly<T>(
  db: Db,
  claim: IdempotencyClaim,
  work: (tx: Tx) => Promise<{ body: string; answer: T }>,
): Promise<{ body: string; answer: T | null; replayed: boolean }> {
  try {
    return await inTransaction(db, (tx) => claimAndWork(tx, claim, work), { keepPlans: true });
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error;
    return { body: await firstAnswer(db, claim), answer: null, replayed: true };
  }
}

async function claimAndWork<T>(
  tx: Tx,
  claim: IdempotencyClaim,
  work: (tx: Tx) => Promise<{ body: string; answer: T }>,
) {
  await claimKey(tx, claim);
  const done = await work(tx).catch(async (error: unknown) => {
    // Work that failed before its first statement does not know yet whether it was to be done.
    await flushLine(tx).catch((answered) => {
      if (answered instanceof AnsweredBefore) throw answered;
    });
    throw error;
  });
  await keepAnswer(tx, claim, done.body);
  return { ...done, replayed: false };
}

async function firstAnswer(db: Db, claim: IdempotencyClaim): Promise<string> {
  const first = await db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('owner', '=', claim.owner)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (!first.body_hash.equals(claim.bodyHash)) refuse('idempotency.other_body');
  invariant(first.answer !== null, 'an answer is committed with its key');
  return first.answer;
}
