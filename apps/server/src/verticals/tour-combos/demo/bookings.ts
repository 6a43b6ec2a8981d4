import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { VerticalBookings } from '../../../demo/content/vertical-demo.ts';
import { DEMO_CUSTOMER } from '../../../demo/demo-customer.ts';
import { type DaysOut, daysOut } from '../../../demo/seed/travel/days-out.ts';
import { writtenPhone } from '../../../modules/accounts/core.ts';
import { createBundleQuote, placeBundle } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { departuresOf, leftOf, type StoredDeparture, settleDepartures } from '../../tours/public.ts';
import { combosOnSale } from '../db/combo.repo.ts';
import { cheapestFit } from '../domain/combo-fit.ts';
import { neededTours, type StoredCombo } from '../domain/stored-combo.ts';
import { demoCombos } from './combos.ts';
import { timed } from './timed.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;
/** Days ahead on which they begin: far enough for cancelling to cost nothing. */
const DAYS = { from: 16, to: 75 };

type Ends = 'unpaid' | 'waiting' | 'confirmed' | 'part_cancelled';
type Person = { id: string; nickname: string; email: string; name: string; country: string; tel: string };
type Plan = {
  readonly who: 'named' | 'other';
  readonly combo: string;
  readonly adults: number;
  readonly ends: Ends;
};

/** What the named customer of the demo finds among their trips, and what staff find at another's. */
const plans: readonly Plan[] = [
  { who: 'named', combo: 'marrakesh-kitchen-and-pass', adults: 2, ends: 'confirmed' },
  { who: 'named', combo: 'lisbon-day-and-night', adults: 2, ends: 'waiting' },
  { who: 'other', combo: 'iceland-plates-and-ice', adults: 1, ends: 'part_cancelled' },
  { who: 'other', combo: 'scotland-hammer-and-rail', adults: 1, ends: 'unpaid' },
];

/** The named customer, and the one with most in their wallet of those who have an address. */
async function castOf(platform: Platform): Promise<Record<Plan['who'], Person | undefined>> {
  const { rows } = await sql<Person & { named: boolean }>`
    SELECT c.id, c.nickname, c.email, a.name, a.country, a.tel, c.email = ${DEMO_CUSTOMER.email} AS named
    FROM customer c JOIN address a ON a.customer_id = c.id AND a.is_default
    JOIN ledger_account l ON l.owner_id = c.id AND l.code = 'available'
    WHERE c.disabled_at IS NULL ORDER BY named DESC, l.balance DESC, c.id LIMIT 2`.execute(platform.db);
  return { named: rows.find(({ named }) => named), other: rows.find(({ named }) => !named) };
}

/** Whether a departure takes place once so many more have paid. */
const takesPlaceWith = ({ guaranteedAt, sold, minPeople }: StoredDeparture, adults: number): boolean =>
  guaranteedAt !== null || sold + adults >= minPeople;

/**
 * Departures of a combo that fit together: those that take place with its buyers where it is to be confirmed; where it is to wait,
 * one that does not is among them. None of them is on days on which its buyer is under way already.
 */
async function departuresFor(
  platform: Platform,
  combo: StoredCombo,
  { ends, adults }: Plan,
  out: readonly DaysOut[],
): Promise<StoredDeparture[] | null> {
  const now = platform.clock.now();
  const dayIn = (days: number): string =>
    addMs(now, days * DAY)
      .toISOString()
      .slice(0, 10);
  const parts: StoredDeparture[][] = [];
  for (const tourId of neededTours(combo)) {
    const all = await departuresOf(platform.db, { tourId, from: dayIn(DAYS.from), to: dayIn(DAYS.to) });
    const isOut = ({ day, endsAt }: StoredDeparture): boolean =>
      out.some(({ from, to }) => from <= endsAt.toISOString().slice(0, 10) && to >= day);
    parts.push(all.filter((one) => one.cancelledAt === null && !one.closed && leftOf(one) > adults && !isOut(one)));
  }
  const sure = parts.map((part) => part.filter((one) => takesPlaceWith(one, adults)));
  const waits = parts.map((part) => part.filter((one) => !takesPlaceWith(one, adults)));
  const waiting = parts.map((_, at) => parts.map((part, index) => (index === at ? (waits[at] ?? []) : part)));
  const choices = { confirmed: [sure], waiting, part_cancelled: [parts], unpaid: [parts] }[ends];
  for (const choice of choices) {
    const fit = cheapestFit(
      choice.map((part) => part.map(timed)),
      combo.windowDays,
    );
    if (fit) return fit.map(({ departure }) => departure);
  }
  return null;
}

const customerOf = ({ id, nickname }: Person) => ({ kind: 'customer', id, sessionId: id, nickname }) as const;

/** Quotes and places a combo of tours; one person answers for it. */
async function place(
  platform: Platform,
  who: Person,
  of: { readonly combo: StoredCombo; readonly departures: readonly StoredDeparture[]; readonly adults: number },
) {
  const { combo, departures, adults } = of;
  const picks = departures.map(({ id, tourId }) => ({ tourId, departureId: id }));
  const request = { comboId: combo.id, picks, adults, seniors: 0, childAges: [] };
  const asked = { ...spoken, kind: 'tourcombo', customerId: who.id, request, usePoints: false } as const;
  const quote = await createBundleQuote(platform, asked);
  const [givenName = who.name, ...rest] = who.name.split(' ');
  const guest = { unit: 1, givenName, familyName: rest.join(' ') || givenName, ageType: 'adult', age: null } as const;
  const contact = {
    name: who.name,
    country: who.country,
    phone: writtenPhone(who.tel, who.country) ?? who.tel,
    email: who.email,
  };
  return inTransaction(platform.db, (tx) =>
    placeBundle(platform, tx, {
      kind: 'tourcombo',
      customer: customerOf(who),
      lang: spoken.lang,
      quoteId: quote.id,
      guests: [guest],
      contact,
      wishes: '',
    }),
  );
}

/** The order of a booking that begins first, and what was paid for it. */
async function firstOrder(platform: Platform, bundleId: string): Promise<{ orderId: string; refundUsd: number }> {
  const { rows } = await sql<{ orderId: string; refundUsd: number }>`
    SELECT id AS "orderId", payable_usd AS "refundUsd" FROM travel_order
    WHERE bundle_id = ${bundleId} ORDER BY starts_at LIMIT 1`.execute(platform.db);
  const [order] = rows;
  invariant(order, `bundle ${bundleId} has orders`);
  return order;
}

/** Combos that customers have booked by now: confirmed, waiting for a decision, cancelled in part, and to be paid. */
const bookCombos: VerticalBookings = async (platform, calls) => {
  const cast = await castOf(platform);
  const combos = await combosOnSale(platform.db);
  for (const plan of plans) {
    const { who, combo: key, ends, adults } = plan;
    const person = cast[who];
    const name = demoCombos.find((one) => one.key === key)?.name['en-US'];
    const combo = combos.find((one) => one.name['en-US'] === name);
    if (!person || !combo) continue;
    const out = await daysOut(platform, person.id);
    const departures =
      (await departuresFor(platform, combo, plan, out)) ?? (await departuresFor(platform, combo, plan, []));
    if (!departures) continue;
    const placed = await place(platform, person, { combo, departures, adults });
    if (ends === 'unpaid') continue;
    await calls.payFromWallet(person, placed.paymentId);
    await settleDepartures(platform);
    if (ends === 'part_cancelled') await calls.cancelOrder(person, await firstOrder(platform, placed.bundleId));
  }
};
export default bookCombos;
