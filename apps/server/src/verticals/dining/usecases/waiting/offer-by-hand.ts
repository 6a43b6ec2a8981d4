import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { WaitingGuest } from '@app/contract/verticals/dining/staff-schemas';
import type { Day } from '@app/kernel/local-day';
import { correspondent } from '../../../../modules/accounts/core.ts';
import { lastContact } from '../../../../modules/travel/public.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { PlaceActor, StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockWait, waitsOn } from '../../db/wait.repo.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';
import { ownRestaurant } from '../staff/own-restaurant.ts';
import { endWaits } from './end-waits.ts';
import { offerSeat } from './offer-freed.ts';

/**
 * Staff offer a free table to somebody who waits, before those ahead of them. Refuses record.not_found for what does not wait or is of
 * another's restaurant, dining.offline where it takes no bookings, and dining.full where no table fits.
 */
export async function offerByHand(
  platform: Platform,
  by: StaffContext<PlaceActor>,
  waitId: string,
): Promise<{ id: string }> {
  await endWaits(platform);
  return inTransaction(platform.db, async (tx) => {
    const wait = await lockWait(tx, waitId);
    if (wait?.state !== 'waiting') return refuse('record.not_found');
    const restaurant = await ownRestaurant(tx, wait.restaurantId, by.staff.merchantId);
    assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
    assertThat(await offerSeat(platform, tx, { restaurant, wait }), 'dining.full');
    await logOperation(tx, by, {
      action: 'dining_wait.offer',
      record: `dining_wait/${waitId}`,
      before: { state: 'waiting' },
      after: { state: 'offered' },
    });
    return { id: waitId };
  });
}

/** Name and phone of a guest on the waiting list: of their last booking, else their nickname. */
async function whoWaits({ db }: Platform, customerId: string): Promise<Pick<WaitingGuest, 'name' | 'phone'>> {
  const contact = await lastContact(db, customerId);
  if (contact) return { name: contact.name, phone: contact.phone };
  return { name: (await correspondent(db, customerId))?.nickname ?? '', phone: '' };
}

/** Who waits for a table of a night, in the order of the list. */
export async function waitingGuests(
  platform: Platform,
  of: { readonly restaurant: StoredRestaurant; readonly day: Day; readonly lang: Locale },
): Promise<WaitingGuest[]> {
  const { restaurant, day, lang } = of;
  const areas = new Map(restaurant.areas.map(({ id, name }) => [id, localize(name, lang)]));
  const waits = await waitsOn(platform.db, { restaurantId: restaurant.id, day });
  return Promise.all(
    waits.map(async ({ id, customerId, from, to, areaId, joinedAt, offer, ...party }) => ({
      id,
      ...(await whoWaits(platform, customerId)),
      people: peopleOf(party),
      from,
      to,
      area: areaId && (areas.get(areaId) ?? null),
      joinedAt: joinedAt.toISOString(),
      offer: offer && { area: areas.get(offer.areaId) ?? '', time: offer.time, until: offer.until.toISOString() },
    })),
  );
}
