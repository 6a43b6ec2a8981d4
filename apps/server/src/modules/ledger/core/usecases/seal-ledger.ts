import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/connect.ts';
import { lastTransferId, sealNext, writersOfTransfers } from '../db/seal.repo.ts';

/** Transfers sealed in one transaction. */
const BATCH = 2_000;
const LOOKS = 25;
const BETWEEN_LOOKS_MS = 20;

/** A point in the books and who was writing there when it was noted: it is final when all of them have ended. */
type Point = { readonly upTo: number; readonly writers: readonly string[] };

async function note(db: Db): Promise<Point> {
  const upTo = await lastTransferId(db);
  return { upTo, writers: await writersOfTransfers(db) };
}

async function isFinal(db: Db, { writers }: Point): Promise<boolean> {
  for (let look = 0; writers.length > 0; look += 1) {
    const now = new Set(await writersOfTransfers(db));
    if (!writers.some((writer) => now.has(writer))) return true;
    if (look === LOOKS) return false;
    await pause(BETWEEN_LOOKS_MS);
  }
  return true;
}

/**
 * The sealer of one process: seals what no running transaction can still precede and gives how many that were. Where
 * one is still writing, it comes back to that point the next time (docs/decisions/023-ledger-chain.md).
 */
export function createSealer(db: Db): () => Promise<number> {
  let point: Point | null = null;
  return async () => {
    point ??= await note(db);
    if (!(await isFinal(db, point))) return 0;
    const sealed = await sealNext(db, point.upTo, BATCH);
    if (sealed < BATCH) point = null;
    return sealed;
  };
}
