import type { DealKind } from '@app/contract/deals/deal-facts';
import type { Day } from '@app/kernel/local-day';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lastStretches, lockLog, type StoredStretch, writeStretches } from '../db/seen.repo.ts';
import { nextStep, type SeenPrices } from '../domain/seen-prices.ts';

/** The day of the log at a moment: that of UTC, for all kinds alike. */
export const logDay = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** Adds what is asked now to the log. Returns how many stretches it wrote. */
export async function notePrices(platform: Platform, kind: DealKind, seen: readonly SeenPrices[]): Promise<number> {
  if (seen.length === 0) return 0;
  const today = logDay(platform.clock.now());
  return inTransaction(platform.db, async (tx) => {
    await lockLog(tx);
    const keys = [...new Set(seen.map(({ key }) => key))];
    const last = new Map((await lastStretches(tx, keys)).map((one) => [`${one.key} ${one.scope}`, one]));
    const written = seen.flatMap(({ key, scope, ...prices }): StoredStretch[] => {
      const step = nextStep(last.get(`${key} ${scope}`) ?? null, prices, today);
      if (!step) return [];
      const stretches = 'begin' in step ? [step.set, step.begin] : [step.set];
      return stretches.flatMap((one) => (one ? [{ ...one, key, scope }] : []));
    });
    await writeStretches(tx, kind, written);
    return written.length;
  });
}
