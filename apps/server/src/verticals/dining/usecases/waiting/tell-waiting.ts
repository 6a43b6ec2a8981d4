import { type Locale, localize, matchLocale } from '@app/contract/core/locale';
import { clockText, dateText } from '@app/contract/core/time-words';
import { correspondent } from '../../../../modules/accounts/core.ts';
import { sendMail } from '../../../../modules/mail/public.ts';
import { notify } from '../../../../modules/messaging/public.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';
import { readRestaurant } from '../../db/restaurant.repo.ts';
import { merchantOfRestaurant } from '../../db/staff-restaurant.repo.ts';
import { readWait, type WaitRow } from '../../db/wait.repo.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';
import { instantOfQuarter } from '../../domain/table-times.ts';

/** Year of no date, so that each is written with its own. */
const NO_YEAR = 0;

/** Which table is offered and until when, in words, by the clock of the place. */
function offerWords(restaurant: StoredRestaurant, wait: WaitRow, locale: Locale) {
  const clock = { locale, timeZone: restaurant.zone };
  return {
    title: localize(restaurant.name, locale),
    day: dateText(locale, 'weekday', wait.day, NO_YEAR),
    time: wait.offer ? clockText(clock, instantOfQuarter(wait.offer.quarter)) : '',
    until: wait.offer ? clockText(clock, wait.offer.until) : '',
  };
}

/** Tells whoever waits of a table that is held for them, by inbox and mail; of an offer that ran out and a list that is over by inbox. */
async function tellWaiting(
  platform: Platform,
  { waitId, to }: { readonly waitId: string; readonly to: string },
): Promise<void> {
  const wait = await readWait(platform.db, waitId);
  const restaurant = wait && (await readRestaurant(platform.db, wait.restaurantId));
  if (!wait || !restaurant || wait.state !== to) return;
  if (to !== 'offered' && to !== 'missed' && to !== 'over') return;
  const { customerId } = wait;
  await notify(platform, platform.db, {
    customerId,
    subject: `dining_wait_${to}`,
    type: 'order',
    values: (locale) => offerWords(restaurant, wait, locale),
    link: { kind: 'restaurant', id: restaurant.id },
    key: `dining_wait_${to}/${waitId}`,
  });
  if (to !== 'offered') return;
  const owner = await correspondent(platform.db, customerId);
  if (!owner) return;
  const locale = matchLocale(owner.locale) ?? 'en-US';
  const mail = {
    to: owner.email,
    locale,
    template: 'dining_wait_offered' as const,
    values: { ...offerWords(restaurant, wait, locale), query: `?id=${restaurant.id}` },
    key: `dining_wait_offered/${waitId}`,
    customerId,
  };
  await inTransaction(platform.db, (tx) => sendMail(platform, tx, mail));
}

/** Tells those who wait, and has staff who look at the book hear of it. */
export const waitSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    name: 'dining.tell_waiting',
    event: 'dining.wait_changed',
    run: async ({ waitId, restaurantId, to }) => {
      const at = await merchantOfRestaurant(platform.db, restaurantId);
      await platform.realtime.toStaff({ topic: 'dining.waits', data: { restaurantId }, below: [], at });
      await tellWaiting(platform, { waitId, to });
    },
  });
