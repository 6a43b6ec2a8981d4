import { addMs, DAY } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { demoVersions } from '../content/app-versions.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

/** Versions of the app: published, forced, as drafts, and the two kinds of download. */
export async function seedAppVersions(tx: Tx, chance: Chance, now: Date): Promise<void> {
  await insertRows(
    tx,
    'app_version',
    demoVersions.map((one) => {
      const at = addMs(now, -one.daysAgo * DAY);
      return {
        id: chance.id(at),
        platform: one.platform,
        number: one.number,
        download_link: one.link,
        is_wgt: one.wgt,
        force_update: one.forced,
        published: one.published,
        notes: one.notes,
        version: 1,
        updated_at: at,
      };
    }),
  );
}
