import { type Locale, localize } from '@app/contract/core/locale';
import { refuseField } from '@app/contract/core/refuse';
import { BUNDLE_KINDS } from '@app/contract/travel/bundle-kinds';
import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import type { TravelTile } from '@app/contract/travel-home/schemas';
import type { HomeCategoryInput, StaffHomeCategory } from '@app/contract/travel-home/staff-schemas';
import type { Platform } from '../../../platform/slice.ts';
import { storedText } from '../../catalog/public.ts';
import { anyOpenDeal } from '../../deals/public.ts';
import { kindsOffered } from '../../travel/public.ts';
import { type HomeCategoryRow, homeCategories, lockEntry, offeredEntries } from '../db/entry.repo.ts';
import { keepEntries } from './keep-entries.ts';

/** Drops the storefront's home that was remembered with its travel row. */
export const TRAVEL_ROW = 'travel-row';

/** The screen of the discount deals of every kind. */
const DEALS = 'deal';

/** A tile as it is kept. */
export const storedCategory = (input: HomeCategoryInput) => ({
  ...input,
  title: storedText(input.title),
  subtitle: storedText(input.subtitle),
});

const exists = (screen: string): boolean =>
  screen === DEALS || [...TRAVEL_KINDS, ...BUNDLE_KINDS].some((kind) => kind === screen);

/** The keeping of the travel row. A tile is made for a kind of travel that exists; one that waits for its kind may stay. */
export const homeCategoryEntries = (platform: Platform) =>
  keepEntries<HomeCategoryRow, string, StaffHomeCategory>(platform, {
    table: homeCategories,
    record: 'home_travel_category',
    tag: TRAVEL_ROW,
    show: (row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      shown: row.enabled && exists(row.screen),
    }),
    check: async (tx, { id, screen }) => {
      if (exists(screen)) return;
      if ((await lockEntry(tx, homeCategories, id))?.screen !== screen) refuseField('screen', 'field.invalid');
    },
  });

/** The travel row of the storefront's home in the reader's language: tiles in force, of kinds that something is found of, and deals. */
export async function readTravelRow(platform: Platform, lang: Locale): Promise<TravelTile[]> {
  const [rows, offered, deals] = await Promise.all([
    offeredEntries(platform.db, homeCategories),
    kindsOffered(platform),
    anyOpenDeal(platform.db),
  ]);
  return rows
    .filter((row) => offered.has(row.screen) || (deals && row.screen === DEALS))
    .map((row) => ({
      id: row.id,
      name: row.screen,
      title: localize(row.title, lang),
      subtitle: localize(row.subtitle, lang),
      image: row.image,
    }));
}
