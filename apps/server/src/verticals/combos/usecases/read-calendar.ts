import type { Locale } from '@app/contract/core/locale';
import type { Day } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import type { SlotParty } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isOffered } from '../domain/offered-days.ts';
import { comboOnSale, daysOnSale, originOf } from './combo-on-sale.ts';
import { priceDaysAt } from './price-days.ts';
import { dealsOnCombo } from './running-deal.ts';

type CalendarQuery = SlotParty & {
  readonly id: string;
  readonly from?: string | undefined;
  readonly first: Day;
  readonly last: Day;
};

/** The lowest price of a combo on each first day of a range; null on days on which it cannot begin. Refuses as the plan. */
export async function readComboCalendar(
  platform: Platform,
  query: CalendarQuery,
  { lang, currency }: { readonly lang: Locale; readonly currency: string },
): Promise<{ days: { date: Day; price: ReturnType<Awaited<ReturnType<typeof priceIn>>> | null }[] }> {
  const now = platform.clock.now();
  const { rooms, adults, childAges, first, last } = query;
  const combo = await comboOnSale(platform, platform.db, { id: query.id, now });
  const [fromCityId, price] = await Promise.all([
    originOf(platform.db, { combo, asked: query.from, field: 'from' }),
    priceIn(platform, currency),
  ]);
  const sale = daysOnSale(combo, now);
  const party = { rooms, adults, childAges };
  const [deal] = await dealsOnCombo(platform, combo.id);
  const asked = { combo, party, fromCityId, lang, now, first, last };
  const found = await priceDaysAt(platform.db, asked, deal && deal.left > 0 ? deal : null);
  return {
    days: found.map(({ day, usd, atDealUsd }) => ({
      date: day,
      price:
        usd === null || day < sale.first || day > sale.last || !isOffered(combo, day) ? null : price(atDealUsd ?? usd),
    })),
  };
}
