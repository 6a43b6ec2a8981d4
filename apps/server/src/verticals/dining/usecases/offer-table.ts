import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TableProblem } from '@app/contract/verticals/dining/facts';
import { depositPeople, peopleOf } from '@app/contract/verticals/dining/party';
import type { NextTime } from '@app/contract/verticals/dining/views';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { menusOf } from '../db/restaurant.repo.ts';
import { takenOf } from '../db/taken.repo.ts';
import { cancelPolicy } from '../domain/cancel-policy.ts';
import { menuScope } from '../domain/deal-keys.ts';
import { asRequest, type DiningRequest } from '../domain/dining-request.ts';
import { snapshotOf } from '../domain/dining-snapshot.ts';
import { quartersOfDays } from '../domain/next-times.ts';
import { NOTHING_TAKEN, type Seat, seatFor, type Taken } from '../domain/seating.ts';
import type { StoredMenu, StoredRestaurant } from '../domain/stored-restaurant.ts';
import { timeOf } from '../domain/table-times.ts';
import { depositWords, tableWords } from '../domain/table-words.ts';
import { findNext, nextTime } from './find-next.ts';
import { restaurantNow } from './kept-restaurants.ts';
import { standingOffer } from './waiting/standing-offer.ts';

/** The field that a refusal is shown beside. */
const fieldOf: Record<TableProblem, string> = {
  closed_day: 'day',
  far: 'day',
  closed_hour: 'time',
  last_seating: 'time',
  notice: 'time',
  party: 'adults',
  area: 'areaId',
  full: 'time',
  pace: 'time',
};

/** Refuses with the problem's own key beside its field, and the next times that are free. */
function refuseTable(problem: TableProblem, next: readonly NextTime[]): never {
  const key: ErrorKey = `dining.${problem}`;
  return refuse(key, { fields: { [fieldOf[problem]]: `error.${key}` }, next });
}

type ChosenMenu = { readonly menu: StoredMenu; readonly count: number };

/** The set menus of a request. Refuses dining.menu where one is not on offer, wants more people, or is more than there are people. */
async function chosenMenus(db: Queryable, request: DiningRequest, people: number): Promise<ChosenMenu[]> {
  if (request.menus.length === 0) return [];
  const offered = new Map(
    (await menusOf(db, request.restaurantId)).filter(({ online }) => online).map((menu) => [menu.id, menu]),
  );
  const chosen = request.menus.map(({ id, count }, index) => {
    const menu = offered.get(id);
    if (!menu || count < menu.minPeople || count > people) {
      return refuse('dining.menu', { fields: { [`menus.${index}.count`]: 'error.dining.menu' } });
    }
    return { menu, count };
  });
  const total = chosen.reduce((sum, { count }) => sum + count, 0);
  assertThat(total <= people, 'dining.menu', { fields: { menus: 'field.dining_menu_count' } });
  return chosen;
}

/** What is paid ahead. A deal is on menus alone: a deposit comes off the bill. */
function itemsOf(
  { restaurant, seat }: { readonly restaurant: StoredRestaurant; readonly seat: Seat },
  menus: readonly ChosenMenu[],
  deposits: number,
): OfferItem[] {
  const paid = menus
    .filter(({ menu }) => menu.prepaid)
    .map(({ menu, count }) => ({
      key: `menu-${menu.id}`,
      label: menu.name,
      quantity: count,
      priceUsd: menu.usd,
      listPriceUsd: null,
      deal: menuScope(
        { restaurantId: restaurant.id, menuId: menu.id, usd: menu.usd },
        { day: seat.time.day, time: seat.time },
      ),
    }));
  const deposit =
    deposits > 0
      ? [
          {
            key: 'deposit',
            label: depositWords,
            quantity: deposits,
            priceUsd: restaurant.depositUsd,
            listPriceUsd: null,
            deposit: true as const,
          },
        ]
      : [];
  const items = [...deposit, ...paid];
  return items.length > 0 ? items : [{ key: 'table', label: tableWords, quantity: 1, priceUsd: 0, listPriceUsd: null }];
}

/** A seat as travel stores and charges it, with its policy. */
export function tableOffer(of: {
  readonly restaurant: StoredRestaurant;
  readonly seat: Seat;
  readonly request: DiningRequest;
  readonly menus: readonly ChosenMenu[];
}): TravelOffer {
  const { restaurant, seat, request, menus } = of;
  const people = peopleOf(request);
  const menusPaid = menus.filter(({ menu }) => menu.prepaid).reduce((sum, { count }) => sum + count, 0);
  const deposits = depositPeople({ ...restaurant, people, menusPaid });
  const items = itemsOf({ restaurant, seat }, menus, deposits);
  const snapshot = snapshotOf({ restaurant, seat, request, menus, depositPeople: deposits });
  const { startsAt } = seat.time;
  const endsAt = addMs(startsAt, snapshot.stayMinutes * MINUTE);
  const paidUsd = items.reduce((sum, { quantity, priceUsd }) => sum + quantity * priceUsd, 0);
  return {
    subjectId: restaurant.id,
    snapshot,
    service: {
      from: dayIn(restaurant.zone, startsAt),
      to: dayIn(restaurant.zone, endsAt),
      zone: restaurant.zone,
      startsAt,
      endsAt,
    },
    items,
    // Prices of a restaurant have its taxes in them.
    tax: { bp: 0, name: '' },
    policy: cancelPolicy(restaurant.cancelSteps, startsAt, paidUsd),
    guestsUntil: null,
  };
}

/** The order whose table is to be another: its own counts as free, and its kind is taken rather than others. */
export type OwnBooking = { readonly orderId: string; readonly areaId: string; readonly startsQuarter: number };

/** The seat asked for; where no kind of table is, of the kind that is had already if there is one. */
function seatOf(
  restaurant: StoredRestaurant,
  taken: Taken,
  asked: Parameters<typeof seatFor>[2] & { readonly rather: string | null },
): Seat | TableProblem {
  const { areaId, rather } = asked;
  const same = areaId === null && rather !== null ? seatFor(restaurant, taken, { ...asked, areaId: rather }) : 'area';
  return typeof same === 'string' ? seatFor(restaurant, taken, asked) : same;
}

/** The seat that is offered to whoever waits. Refuses dining.wait_over where the offer stands no more, or another table is asked for. */
async function offeredSeat(
  db: Queryable,
  restaurant: StoredRestaurant,
  request: DiningRequest & { readonly waitId: string },
): Promise<Seat> {
  const { wait, offer } = await standingOffer(db, request);
  const area = restaurant.areas.find(({ id }) => id === offer.areaId);
  const time = timeOf(restaurant, wait.day, offer.time);
  const isSame =
    wait.restaurantId === request.restaurantId &&
    wait.day === request.day &&
    offer.time === request.time &&
    peopleOf(wait) === peopleOf(request);
  if (!area || typeof time === 'string' || !isSame) return refuse('dining.wait_over');
  const { quarter, quarters, tables } = offer;
  return { area, tables, time, quarter, quarters, few: true };
}

/**
 * What a table costs ahead now, with its policy. Refuses record.not_found, dining.offline, dining.menu, dining.wait_over, and each reason for
 * which a time is not to be had with its own key, beside its field and with the next free times.
 */
export async function offerTable(
  platform: Platform,
  db: Queryable,
  given: {
    readonly request: Record<string, unknown>;
    readonly now: Date;
    readonly own?: OwnBooking;
  },
): Promise<TravelOffer> {
  const request = asRequest(given.request);
  const restaurant = (await restaurantNow(platform, db, request.restaurantId)) ?? refuse('record.not_found');
  assertThat(restaurant.online && restaurant.cityEnabled, 'dining.offline');
  const people = peopleOf(request);
  if (request.areaId !== null)
    assertThat(
      restaurant.areas.some(({ id }) => id === request.areaId),
      'record.not_found',
    );
  const menus = await chosenMenus(db, request, people);
  if (request.waitId) {
    const seat = await offeredSeat(db, restaurant, { ...request, waitId: request.waitId });
    return tableOffer({ restaurant, seat, request, menus });
  }
  const { own } = given;
  const asked = { ...request, people, now: given.now, own: own?.orderId ?? null, keeps: own?.startsQuarter ?? null };
  const { from, to } = quartersOfDays(restaurant, addDays(request.day, -1), 2);
  const taken = (await takenOf(db, [restaurant.id], { from, to }, asked.own)).get(restaurant.id) ?? NOTHING_TAKEN;
  const seat = seatOf(restaurant, taken, { ...asked, rather: own?.areaId ?? null });
  if (typeof seat === 'string')
    return refuseTable(
      seat,
      (await findNext(db, restaurant, { ...asked, areaId: seat === 'area' ? null : request.areaId })).map(nextTime),
    );
  return tableOffer({ restaurant, seat, request, menus });
}
