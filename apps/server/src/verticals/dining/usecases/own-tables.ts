import { refuse } from '@app/contract/core/refuse';
import { parameter } from '../../../modules/settings/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { tablesToCome } from '../db/own-tables.repo.ts';
import { type OwnSitting, type OwnTable, ownTablesFlaw, type Sitting } from '../domain/own-tables.ts';

type WantedTable = Sitting & {
  readonly customerId: string;
  /** The order that is placed, which does not count beside itself; null for none. */
  readonly orderId: string | null;
  readonly restaurantId: string;
  readonly people: number;
  /** Tables that are booked with it. */
  readonly beside?: readonly OwnTable[];
};

/** Returns why a customer cannot have a table beside those they have to come; null where they can. */
export async function flawOfOwnTables(platform: Platform, db: Queryable, of: WantedTable) {
  const own = [...(await tablesToCome(db, of)), ...(of.beside ?? [])];
  return ownTablesFlaw(own, of, await parameter(platform, 'dining.tables_max'));
}

/** Whether the customer of a table can have a second one there at its hour, for another group of the party. */
export const canHaveSecond = async (platform: Platform, db: Queryable, sitting: OwnSitting): Promise<boolean> =>
  (await flawOfOwnTables(platform, db, { ...sitting, orderId: null, people: 1 })) === null;

/**
 * Refuses dining.overlap with the order of the table that is in the way, dining.groups and dining.too_many with `{most}`, where a customer
 * cannot have a table beside those they have to come.
 */
export async function checkOwnTables(platform: Platform, db: Queryable, of: WantedTable): Promise<void> {
  const flaw = await flawOfOwnTables(platform, db, of);
  if (flaw?.key === 'overlap') {
    refuse('dining.overlap', { fields: { time: 'error.dining.overlap' }, orderId: flaw.orderId });
  }
  if (flaw?.key === 'groups') refuse('dining.groups', { most: flaw.most });
  if (flaw) refuse('dining.too_many', { most: await parameter(platform, 'dining.tables_max') });
}
