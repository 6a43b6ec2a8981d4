import { type Locale, localize } from '@app/contract/core/locale';
import type { ComboDetail } from '@app/contract/verticals/combos/views';
import { priceIn } from '../../../modules/currencies/public.ts';
import { cityViews } from '../../../modules/travel/public.ts';
import { termsById } from '../../../modules/travel-home/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lowestOf } from '../db/combo-from.repo.ts';
import { comboOnSale, daysOnSale, originsOf } from './combo-on-sale.ts';
import { shownFrom } from './dealt-combos.ts';
import { comboFacts } from './read-combos.ts';

/** One combo with its slots and the cities it is flown from. Refuses record.not_found and combo.offline. */
export async function readCombo(
  platform: Platform,
  id: string,
  { lang, currency }: { readonly lang: Locale; readonly currency: string },
): Promise<ComboDetail> {
  const now = platform.clock.now();
  const combo = await comboOnSale(platform, platform.reads, { id, now });
  const [found, origins, price, terms] = await Promise.all([
    lowestOf(platform.reads, [id], lang),
    originsOf(platform.reads, combo),
    priceIn(platform, currency),
    termsById(platform.reads, combo.themes),
  ]);
  const from = await shownFrom(platform, combo, { from: found.get(id) ?? null, lang });
  const cities = await cityViews(platform.reads, [...(origins ?? []), ...(from?.cityId ? [from.cityId] : [])], lang);
  const { first, last } = daysOnSale(combo, now);
  return {
    ...comboFacts({ combo, from }, { lang, price, cities, terms, now }),
    story: localize(combo.story, lang),
    gallery: [...combo.gallery],
    slots: combo.slots.map(({ key, label, rule, optional, core, dayOffset, nights }) => ({
      key,
      kind: rule.kind,
      label: localize(label, lang),
      optional,
      core,
      dayOffset,
      nights,
    })),
    origins: (origins ?? []).flatMap((city) => {
      const view = cities.get(city);
      return view ? [{ id: city, name: view.name, country: view.country, zone: view.zone }] : [];
    }),
    zone: combo.zone,
    soldUntil: combo.bookUntil?.toISOString() ?? null,
    firstDay: first,
    lastDay: last,
  };
}
