import { Refusal } from '@app/kernel/assert';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { VerticalBookings } from '../../../demo/content/vertical-demo.ts';
import { DEMO_CUSTOMER } from '../../../demo/demo-customer.ts';
import type { CustomerCalls } from '../../../demo/seed/customer-calls.ts';
import { writtenPhone } from '../../../modules/accounts/core.ts';
import { createTravelQuote, placeTravelOrder } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { guestOf } from '../domain/contact-guest.ts';
import type { DiningRequest } from '../domain/dining-request.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;
/** Days ahead that are tried, and hours of an evening. */
const DAYS = { first: 3, last: 24 };
const HOURS = ['18:30', '18:00', '19:00', '19:30', '20:00', '20:30', '21:00', '13:00'];
/** People of each booking at a deal. */
const PARTIES = [4, 2];

type Person = { id: string; nickname: string; email: string; name: string; country: string; tel: string };
type MenuAtDeal = { restaurantId: string; zone: string; menuId: string; minPeople: number };

/** Customers with most in their wallets who have no table to come, which could be at the same hour; the named one left out. */
async function guests(platform: Platform): Promise<Person[]> {
  const { rows } = await sql<Person>`
    SELECT c.id, c.nickname, c.email, a.name, a.country, a.tel
    FROM customer c JOIN address a ON a.customer_id = c.id AND a.is_default
    JOIN ledger_account l ON l.owner_id = c.id AND l.code = 'available'
    WHERE c.disabled_at IS NULL AND c.email <> ${DEMO_CUSTOMER.email}
      AND NOT EXISTS (SELECT FROM travel_order t WHERE t.customer_id = c.id AND t.kind = 'dining' AND t.ends_at > app_now())
    ORDER BY l.balance DESC, c.id LIMIT 12`.execute(platform.db);
  return rows;
}

/** A menu of each deal on tables that runs. */
async function menusAtDeals(platform: Platform): Promise<MenuAtDeal[]> {
  const { rows } = await sql<MenuAtDeal>`
    SELECT DISTINCT ON (d.id) r.id AS "restaurantId", r.zone, m.id AS "menuId", m.min_people AS "minPeople"
    FROM travel_deal d JOIN dining_menu m ON m.prepaid AND m.online
      AND d.key IN ('restaurant:' || m.restaurant_id, 'menu:' || m.restaurant_id || '/' || m.id)
    JOIN restaurant r ON r.id = m.restaurant_id
    WHERE d.kind = 'table' AND d.starts_at <= app_now() AND d.ends_at > app_now() ORDER BY d.id, m.sort_weight DESC, m.id`.execute(
    platform.db,
  );
  return rows;
}

/** A quote for a table with the menu for everybody on the first day and hour on which the deal counts; null where there is none. */
async function quoteAtDeal(platform: Platform, who: Person, of: MenuAtDeal, adults: number): Promise<string | null> {
  const today: Day = dayIn(of.zone, platform.clock.now());
  for (let ahead = DAYS.first; ahead <= DAYS.last; ahead += 1)
    for (const time of HOURS) {
      const request: DiningRequest = {
        ...{ restaurantId: of.restaurantId, areaId: null, day: addDays(today, ahead), time, adults, childAges: [] },
        menus: [{ id: of.menuId, count: adults }],
        occasion: 'none',
      };
      try {
        const given = { ...spoken, kind: 'dining', customerId: who.id, usePoints: false } as const;
        const quote = await createTravelQuote(platform, { ...given, request });
        if (quote.priceLines.some(({ step, amount }) => step === 'deal' && amount.usd !== 0)) return quote.id;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  return null;
}

async function book(platform: Platform, calls: CustomerCalls, who: Person, quoteId: string): Promise<void> {
  const { name, country, email } = who;
  const contact = { name, country, phone: writtenPhone(who.tel, country) ?? who.tel, email };
  const customer = { kind: 'customer', id: who.id, sessionId: who.id, nickname: who.nickname } as const;
  const { document: _, ...guest } = guestOf(contact);
  const { paymentId } = await inTransaction(platform.db, (tx) =>
    placeTravelOrder(platform, tx, {
      ...{ kind: 'dining', customer, lang: spoken.lang, quoteId, contact, guests: [guest], wishes: '', arrival: '' },
    }),
  );
  await calls.payFromWallet(who, paymentId);
}

/** Tables with a menu that customers of the demo have booked at the deals that run. */
const bookTables: VerticalBookings = async (platform, calls) => {
  const people = await guests(platform);
  for (const menu of await menusAtDeals(platform))
    for (const size of PARTIES) {
      const who = people.shift();
      const quoteId = who && (await quoteAtDeal(platform, who, menu, Math.max(size, menu.minPeople)));
      if (quoteId) await book(platform, calls, who, quoteId);
    }
};
export default bookTables;
