import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, json, type Queryable } from '../db/connect.ts';
import { asRefusal } from './failures.ts';
import { masked, storable } from './masked.ts';
import { asStaffCall, currentStaffCall, type StaffCall } from './staff-call.ts';

/** Who did it; without an id nobody is known by that name. */
type LogActor = { readonly staff: { readonly id: string | null; readonly username: string }; readonly ip: string };
type Entry = { readonly action: string; readonly record: string; readonly before: unknown; readonly after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);

/** What differs between two versions of a record, by its topmost fields; what is no record stays whole. */
export function changedFields(before: unknown, after: unknown): { before: unknown; after: unknown } {
  if (!isRecord(before) || !isRecord(after)) return { before, after };
  const differs = (key: string): boolean => !isDeepStrictEqual(before[key], after[key]);
  const only = (of: Record<string, unknown>) => Object.fromEntries(Object.entries(of).filter(([key]) => differs(key)));
  return { before: only(before), after: only(after) };
}

async function write(db: Queryable, by: LogActor, entry: Entry & { outcome: string; call?: string }): Promise<void> {
  const call = currentStaffCall();
  const { before, after } = changedFields(entry.before ?? null, entry.after ?? null);
  await db
    .insertInto('operation_log')
    .values({
      staff_id: by.staff.id,
      who: by.staff.username,
      ip: by.ip,
      action: entry.action,
      record: storable(entry.record),
      before: json(masked(before)),
      after: json(masked(after)),
      permission: call?.permission ?? '',
      call: call?.call ?? entry.call ?? '',
      outcome: entry.outcome,
      request_id: call?.requestId ?? '',
    })
    .execute();
}

/**
 * Writes who changed which record, with the fields that changed as they were and as they are, in the transaction of the
 * change. Secrets and personal data are masked. `record` is `kind/id`.
 */
export async function logOperation(tx: Queryable, by: LogActor, entry: Entry): Promise<void> {
  await write(tx, by, { ...entry, outcome: 'done' });
  const call = currentStaffCall();
  if (call) call.written = true;
}

/** Writes what the system itself did to a record of staff, at a start. */
export async function logBySystem(db: Queryable, { action, record, before, after }: Entry): Promise<void> {
  await db
    .insertInto('operation_log')
    .values({ who: 'system', action, record, before: json(before ?? null), after: json(after ?? null) })
    .execute();
}

/**
 * Writes a try that was refused before anybody was signed in, with the key of the refusal. What cannot be written is only
 * reported: the refusal is what the caller is owed.
 */
export async function logRefusal(
  given: { readonly db: Db; readonly log: FastifyBaseLogger },
  by: LogActor,
  entry: Omit<Entry, 'before' | 'after'> & { readonly refusal: string; readonly call: string },
): Promise<void> {
  const { refusal, ...what } = entry;
  await write(given.db, by, { ...what, before: null, after: null, outcome: refusal }).catch((error) =>
    given.log.error({ err: error, entry: entry.action }, 'not in the log'),
  );
}

export type SentInput = { readonly params: unknown; readonly body: unknown };

const idIn = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined;
  const id = value.id ?? value.key;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 60) : undefined;
};

/** Characters of a body that are kept. */
const BODY_KEPT = 20_000;

/** What was sent, masked and without what is empty; of what is too long, only its length. */
function sentBody(body: unknown): unknown {
  if (isRecord(body) && Object.keys(body).length === 0) return null;
  // Masked first: that ends at a depth, and what a stranger sends may be deeper than JSON can be written.
  const kept = masked(body ?? null);
  const length = JSON.stringify(kept).length;
  return length > BODY_KEPT ? { characters: length } : kept;
}

/** Refusals of what is no attempt yet: input that no handler was given, calls turned away by their number, and questions. */
const NO_ATTEMPT: ReadonlySet<string> = new Set([
  'input.invalid',
  'input.missing',
  'rate.too_many',
  'body.too_large',
  'price.jump',
  'currency.rate_jump',
]);

/**
 * Answers a call of the staff and sees to it that the log knows of it: what its use case has not written itself is
 * written at its end with the body that was sent, a refusal with its key. A call that was answered before writes nothing,
 * nor does input that no use case was given.
 */
export async function recorded<T extends { readonly replayed: boolean; readonly answer: unknown }>(
  given: { readonly db: Db; readonly log: FastifyBaseLogger; readonly call: StaffCall; readonly sent: SentInput },
  work: () => Promise<T>,
): Promise<T> {
  const { db, log, call, sent } = given;
  const end = async (outcome: string, id: string | undefined): Promise<void> => {
    const record = `${call.kind}/${idIn(sent.params) ?? id ?? 'new'}`;
    const entry = { action: call.action, record, before: null, after: sentBody(sent.body), outcome };
    // What was done is done: an answer is not lost because its entry could not be written.
    await write(db, call, entry).catch((error) => log.error({ err: error, entry: entry.action }, 'not in the log'));
  };
  return asStaffCall(call, async () => {
    try {
      const served = await work();
      if (!call.written && !served.replayed) await end('done', idIn(served.answer));
      return served;
    } catch (error) {
      const { key } = asRefusal(error);
      if (!NO_ATTEMPT.has(key)) await end(key, undefined);
      throw error;
    }
  });
}
