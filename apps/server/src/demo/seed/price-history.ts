import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { travelSeen } from '../../modules/price-history/app/usecases/seen-now.ts';
import { lockLog, writeStretches } from '../../modules/price-history/core/db/seen.repo.ts';
import { dealsOfKind } from '../../modules/travel/public.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';

/** Routes that are on no deal, by their airports, whose prices are known for some weeks. */
const ROUTES = [
  ['LIS', 'MAD'],
  ['MAD', 'LIS'],
] as const;
/** What was asked in stretches of so many days, the oldest first, as a part of what is asked now. */
const STRETCH_DAYS = 8;
const FACTORS = [1.14, 1.08, 1.02, 0.95, 1.05, 1.1, 0.98];

const part = (prices: readonly (number | null)[], factor: number): (number | null)[] =>
  prices.map((usd) => (usd === null ? null : Math.round((usd * factor) / 100) * 100));

/** Writes what a route asked over the last weeks, so that its usual prices are known from the start. */
export async function seedPriceHistory(platform: Platform): Promise<void> {
  const deals = dealsOfKind(platform, 'flight');
  if (!deals) return;
  const today = dayIn('UTC', platform.clock.now());
  for (const [from, to] of ROUTES) {
    const { rows } = await sql<{ key: string }>`
      SELECT 'cabin:' || a.city_id || '_' || b.city_id || '/economy' AS key FROM airport a, airport b
      WHERE a.code = ${from} AND b.code = ${to}`.execute(platform.db);
    const seen = await travelSeen(
      platform,
      deals,
      rows.map(({ key }) => key),
    );
    const stretches = FACTORS.flatMap((factor, at) => {
      const firstDay = addDays(today, -STRETCH_DAYS * (FACTORS.length - at));
      const days = { firstDay, lastDay: addDays(firstDay, STRETCH_DAYS - 1) };
      return seen.map(({ key, scope, usual, asked }) => {
        const was = part(usual, factor);
        return { key, scope, ...days, usual: was, asked: part(asked, factor), latest: was };
      });
    });
    await inTransaction(platform.db, async (tx) => {
      await lockLog(tx);
      await writeStretches(tx, 'flight', stretches);
    });
  }
}
