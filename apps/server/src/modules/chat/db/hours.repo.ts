import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type StoredHours = {
  readonly spans: { weekday: number; opens: number; closes: number }[];
  readonly closedDays: { day: string; note: string }[];
};

/** Weekly hours and closed days, in order. */
export async function readHours(db: Queryable): Promise<StoredHours> {
  const [spans, days] = await Promise.all([
    db.selectFrom('chat_hours').select(['weekday', 'opens', 'closes']).orderBy('weekday').orderBy('opens').execute(),
    db.selectFrom('chat_closed_day').select(['day', 'note']).orderBy('day').execute(),
  ]);
  return { spans, closedDays: days.map(({ day, note }) => ({ day: String(day), note })) };
}

/** Another text whenever the hours are others. */
export const versionOf = (hours: StoredHours): string =>
  createHash('sha256').update(JSON.stringify(hours)).digest('base64url').slice(0, 22);

/** Only one change of the hours at a time. */
export async function lockHours(tx: Tx): Promise<void> {
  await sql`LOCK TABLE chat_hours, chat_closed_day IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
}

export async function replaceHours(tx: Tx, hours: StoredHours): Promise<void> {
  await tx.deleteFrom('chat_hours').execute();
  await tx.deleteFrom('chat_closed_day').execute();
  if (hours.spans.length > 0) await tx.insertInto('chat_hours').values(hours.spans).execute();
  if (hours.closedDays.length > 0) await tx.insertInto('chat_closed_day').values(hours.closedDays).execute();
}
