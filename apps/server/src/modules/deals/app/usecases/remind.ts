import { localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import { clockText } from '@app/contract/core/time-words';
import { REMIND_MINUTES } from '@app/contract/deals/deal-facts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../../platform/slice.ts';
import { notify } from '../../../messaging/public.ts';
import { parameter } from '../../../settings/public.ts';
import { mayRemind } from '../db/open-deal.repo.ts';
import { deleteReminder, dropOldReminders, dueReminders, writeReminder } from '../db/reminder.repo.ts';

type Wish = { readonly dealId: string; readonly customerId: string };

/** Writes down that a customer wants to be reminded of a deal, or no more. Refuses record.not_found. */
export async function remindOfDeal(db: Queryable, of: Wish & { readonly wanted: boolean }): Promise<null> {
  if (!of.wanted) {
    await deleteReminder(db, of);
    return null;
  }
  assertThat(await mayRemind(db, of.dealId), 'record.not_found');
  await writeReminder(db, of);
  return null;
}

const BATCH = 200;

/** Reminds customers of deals that begin within a few minutes; returns how many. */
export async function sendReminders(platform: Platform): Promise<number> {
  const shopZone = await parameter(platform, 'shop.time_zone');
  const due = await dueReminders(platform.db, { minutes: REMIND_MINUTES, limit: BATCH });
  for (const { dealId, customerId, title, startsAt, zone } of due) {
    await notify(platform, platform.db, {
      customerId,
      subject: 'deal_begins',
      type: 'promotion',
      values: (locale) => ({
        title: localize(title, locale),
        time: clockText({ locale, timeZone: zone ?? shopZone }, startsAt),
      }),
      link: { kind: 'deal', id: dealId },
      key: `deal_begins/${dealId}/${customerId}/${startsAt.getTime()}`,
    });
    await deleteReminder(platform.db, { dealId, customerId });
  }
  await dropOldReminders(platform.db);
  return due.length;
}

export const dealJobs = (platform: Platform): Job[] => [
  { name: 'deals.remind', cron: '* * * * *', run: () => sendReminders(platform) },
];
