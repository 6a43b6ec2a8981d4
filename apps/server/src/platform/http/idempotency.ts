import { createHash } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

export type IdempotencyClaim = { owner: string; route: string; key: string; bodyHash: Buffer };

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

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
    .update(JSON.stringify(call.body ?? null))
    .digest();
  return { owner: call.owner, route: call.route, key: call.key, bodyHash };
}

/**
 * Claims the key inside the transaction of the effect. A rival with the same key waits here until the first commits.
 * Gives the first answer when there is one, null when the caller is to do the work; refuses another body.
 */
export async function claimKey(tx: Tx, claim: IdempotencyClaim): Promise<string | null> {
  const { rows } = await sql`
    INSERT INTO idempotency_key (owner, route, key, body_hash)
    VALUES (${claim.owner}, ${claim.route}, ${claim.key}, ${claim.bodyHash})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  if (rows.length > 0) return null;
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('owner', '=', claim.owner)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (!first.body_hash.equals(claim.bodyHash)) refuse('idempotency.other_body');
  return first.answer;
}

/** Keeps the answer beside the effect. */
export async function keepAnswer(tx: Tx, claim: IdempotencyClaim, answer: string): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer })
    .where('owner', '=', claim.owner)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .execute();
}
