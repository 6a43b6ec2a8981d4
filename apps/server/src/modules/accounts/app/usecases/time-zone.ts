import type { TimeZoneWay } from '@app/contract/accounts/schemas';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { type KeptZone, readZone, writeZone } from '../../core/db/time-zone.repo.ts';

/** The zone on whose clocks a customer reads times: the account's, or the shop's until a device has told it. */
export async function customerZone(platform: Platform, customerId: string): Promise<string> {
  const kept = await readZone(platform.reads, customerId);
  return kept?.timeZone ?? parameter(platform, 'shop.time_zone');
}

/**
 * Keeps a customer's zone and gives what is kept then. What a device noticed (`noticed`) does not replace what the
 * customer chose; `followed` gives the choice up for the device's.
 */
export async function keepZone(
  platform: Platform,
  customerId: string,
  { timeZone, how }: { readonly timeZone: string; readonly how: TimeZoneWay },
): Promise<KeptZone> {
  await writeZone(platform.db, customerId, { timeZone, chosen: how === 'chosen', evenChosen: how !== 'noticed' });
  return (await readZone(platform.db, customerId)) ?? refuse('auth.user_missing');
}
