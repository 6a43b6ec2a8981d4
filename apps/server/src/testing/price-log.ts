import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';

/** Writes into the log of prices that something was asked for so much some days ago, from one day to another. */
export async function plantPrices(
  db: Db,
  of: {
    readonly key: string;
    readonly kind: string;
    readonly usd: number;
    readonly asked?: number;
    /** Days ago, the first and the last. */
    readonly from: number;
    readonly to: number;
    /** A day of travel; none for what is bought for no day. */
    readonly day?: string;
  },
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const prices = (usd: number): (number | null)[] => {
    if (of.day === undefined) return [usd];
    const month: (number | null)[] = Array(31).fill(null);
    month[Number(of.day.slice(8)) - 1] = usd;
    return month;
  };
  await sql`INSERT INTO price_seen (key, scope, kind, first_day, last_day, usual_usd, asked_usd)
    VALUES (${of.key}, ${of.day?.slice(0, 7) ?? ''}, ${of.kind}, ${addDays(today, -of.from)}, ${addDays(today, -of.to)},
      ${prices(of.usd)}::bigint[], ${prices(of.asked ?? of.usd)}::bigint[])`.execute(db);
}
