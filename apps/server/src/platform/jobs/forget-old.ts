import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { eventGauges } from '../events/event-gauges.ts';
import { removeWaiting } from '../files/removals.ts';
import { forgetChanges, forgetChangesOfOthers } from '../search-memory/change-log.repo.ts';
import { defineSlice } from '../slice.ts';

/** Keys are promised for a day of real time, which nobody moves; a device that was off over a holiday may still repeat its call. */
const KEYS_KEPT = '14 days';
const EVENTS_KEPT = '30 days';
const BATCH = 5_000;

/** Deletes one batch of answered keys and delivered events past their time. Gives how many went. */
async function forget(db: Db): Promise<number> {
  const keys = await sql`DELETE FROM idempotency_key WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM idempotency_key WHERE created_at < statement_timestamp() - ${KEYS_KEPT}::interval
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`.execute(db);
  const events = await sql`DELETE FROM outbox_event WHERE id = ANY(ARRAY(
    SELECT id FROM outbox_event WHERE delivered_at IS NOT NULL AND created_at < app_now() - ${EVENTS_KEPT}::interval
    ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(keys.numAffectedRows ?? 0) + Number(events.numAffectedRows ?? 0);
}

/** What the platform itself has to do again and again. */
export const forgetOld = defineSlice((platform) => ({
  name: 'platform',
  owns: [
    'file_removal',
    'idempotency_key',
    'operation_log',
    'outbox_event',
    'product_clock',
    'rate_limit',
    'readiness_probe',
    'search_change',
    'search_change_floor',
    'stored_file',
    'zone_clock',
  ],
  ensure: forgetChangesOfOthers,
  jobs: [
    { name: 'platform.forget-old', cron: '50 3 * * *', run: () => forget(platform.db) },
    { name: 'platform.forget-changes', cron: '*/10 * * * *', run: () => forgetChanges(platform.db) },
    {
      name: 'platform.remove-files',
      cron: '*/5 * * * *',
      run: () => removeWaiting({ db: platform.db, storage: platform.storage }),
    },
  ],
  gauges: [
    {
      name: 'search_memory_bytes',
      help: 'Bytes of what searches keep in memory',
      read: async () => [...platform.memory.budget.used().values()].reduce((sum, bytes) => sum + bytes, 0),
    },
    ...eventGauges(platform.auxiliaryDb),
  ],
}));
