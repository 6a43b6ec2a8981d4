import { type Locale, localize } from '@app/contract/core/locale';
import type { StaffDeal } from '@app/contract/deals/staff-schemas';
import { optionNames } from '../../../catalog/public.ts';
import type { DealRow, ItemRow } from '../db/deal.repo.ts';

/** The item whose price is the lowest, which lists speak of. */
const cheapest = (items: readonly ItemRow[]): { priceUsd: number; regularUsd: number } =>
  items.reduce<{ priceUsd: number; regularUsd: number } | null>(
    (least, item) => (least === null || item.priceUsd < least.priceUsd ? item : least),
    null,
  ) ?? { priceUsd: 0, regularUsd: 0 };

/** A deal as staff see it, in one language. */
export function dealView(row: DealRow, lang: Locale): StaffDeal {
  const { name, cover, online, specs, items, startsAt, endsAt, ...own } = row;
  const { priceUsd: fromUsd, regularUsd } = cheapest(items);
  return {
    ...own,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    product: { name: localize(name, lang), cover, online },
    items: items.map(({ specValues, image, ...item }) => ({
      ...item,
      image: image ?? cover,
      options: localize(optionNames(specs, specValues), lang),
    })),
    fromUsd,
    regularUsd,
    percentOff: regularUsd > fromUsd ? Math.round(((regularUsd - fromUsd) * 100) / regularUsd) : 0,
  };
}
