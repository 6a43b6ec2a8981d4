import { json, type Tx } from '../db/connect.ts';
import type { StaffActor } from './bind.ts';

/** Writes who changed which record, with both versions, in the transaction of the change. `record` is `kind/id`. */
export async function logOperation(
  tx: Tx,
  by: { staff: StaffActor; ip: string },
  entry: { action: string; record: string; before: unknown; after: unknown },
): Promise<void> {
  await tx
    .insertInto('operation_log')
    .values({
      staff_id: by.staff.id,
      who: by.staff.username,
      ip: by.ip,
      action: entry.action,
      record: entry.record,
      before: json(entry.before ?? null),
      after: json(entry.after ?? null),
    })
    .execute();
}
