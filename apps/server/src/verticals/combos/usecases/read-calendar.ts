import type { Locale } from '@app/contract/core/locale';
import type { Day } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import type { SlotParty } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isOffered } from '../domain/offered-days.ts';
import { comboOnSale, daysOnSale, originOf } from './combo-on-sale.ts';
import { priceDays } from './price-days.ts';

type CalendarQuery = SlotParty & {
  readonly id: string;
  readonly from?: string | undefined;
  readonly first: Day;
  readonly last: Day;
};

/** The lowest price of a combo on each first day of a range; null on days on which it cannot begin. Refuses as the plan. */
export async function readComboCalendar(
  platform: Platform,
  asked: CalendarQuery,
  { lang, currency }: { readonly lang: Locale; readonly currency: string },
): Promise<{ days: { date: Day; price: ReturnType<Awaited<ReturnType<typeof priceIn>>> | null }[] }> {
  const now = platform.clock.now();
  const { rooms, adults, childAges, first, last } = asked;
  const combo = await comboOnSale(platform, platform.db, { id: asked.id, now });
  const [fromCityId, price] = await Promise.all([
    originOf(platform.db, { combo, asked: asked.from, field: 'from' }),
    priceIn(platform, currency),
  ]);
  const sale = daysOnSale(combo, now);
  const party = { rooms, adults, childAges };
  const found = await priceDays(platform.db, { combo, party, fromCityId, lang, now, first, last });
  return {
    days: found.map(({ day, usd }) => ({
      date: day,
      price: usd === null || day < sale.first || day > sale.last || !isOffered(combo, day) ? null : price(usd),
    })),
  };
}
