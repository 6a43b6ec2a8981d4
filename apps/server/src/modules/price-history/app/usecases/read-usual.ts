import { usualPriceLimits } from '@app/contract/price-history/limits';
import type { shapes, UsualPrice } from '@app/contract/price-history/schemas';
import { addDays } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import type { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import { dealsOfKind } from '../../../travel/public.ts';
import { stretchesSince } from '../../core/db/seen.repo.ts';
import { logDay } from '../../core/usecases/note-prices.ts';
import { usualRange } from '../domain/usual-price.ts';

/** What something usually costs in the month of a day, and whether that day's price is low; null where too little is known. */
export async function readUsualPrice(
  platform: Platform,
  { kind, key, day }: z.output<(typeof shapes)['usualPrice']['query']>,
  currency: string,
): Promise<UsualPrice | null> {
  const now = platform.clock.now();
  const today = logDay(now);
  const deals = dealsOfKind(platform, kind);
  const subject = (await deals?.subjects(platform.reads, [key], 'en-US'))?.get(key);
  if (!deals || !subject?.online || day < today) return null;
  const since = addDays(today, 1 - usualPriceLimits.lookBack);
  const stretches = await stretchesSince(platform.reads, [{ key, from: since }]);
  const range = usualRange(
    stretches.filter(({ scope }) => scope === day.slice(0, 7)),
    today,
  );
  if (!range) return null;
  const [price, [current]] = await Promise.all([
    priceIn(platform, currency),
    deals.prices(platform.reads, { key, from: day, to: day, now }),
  ]);
  if (!current) return null;
  const whole = (usd: number) => price(usd + basisPointsOf(money(usd), subject.taxBp).minor + current.chargesUsd);
  const is = current.usd < range.fromUsd ? 'low' : current.usd > range.toUsd ? 'high' : 'usual';
  return { from: whole(range.fromUsd), to: whole(range.toUsd), now: whole(current.usd), is, days: range.days };
}
