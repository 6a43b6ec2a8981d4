import { dealsByKeyNow, type TimedDeal } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { comboKey } from '../domain/combo-key.ts';

/** The deals that run on a combo now. */
export const dealsOnCombo = async (platform: Platform, comboId: string): Promise<readonly TimedDeal[]> =>
  (await dealsByKeyNow(platform)).get(comboKey(comboId)) ?? [];
