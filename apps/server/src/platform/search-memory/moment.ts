import type { Queryable } from '../db/connect.ts';
import { rememberedOn } from '../db/pipeline/queue.ts';
import type { Platform } from '../slice.ts';
import type { CaughtUp } from './change-feed.ts';

const MOMENT = {};

/**
 * Returns the moment, or a later one, at which reads on `db` see records in memory: asked for once while its reads are remembered
 * (`rememberReads`, `openReadOnce`), each time otherwise. What its own transaction has written is not in memory.
 */
export const momentOf = (platform: Pick<Platform, 'memory'>, db: Queryable): Promise<CaughtUp> =>
  rememberedOn(db, MOMENT, () => platform.memory.changes.caughtUp());
