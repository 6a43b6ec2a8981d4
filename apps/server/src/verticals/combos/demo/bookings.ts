import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { invariant } from '@app/kernel/assert';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { VerticalBookings } from '../../../demo/content/vertical-demo.ts';
import { DEMO_CUSTOMER } from '../../../demo/demo-customer.ts';
import type { CustomerCalls } from '../../../demo/seed/customer-calls.ts';
import { type DaysOut, daysOut } from '../../../demo/seed/travel/days-out.ts';
import { writtenPhone } from '../../../modules/accounts/core.ts';
import { callOff, createBundleQuote, placeBundle } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { combosOnSale } from '../db/combo.repo.ts';
import { comboTerms } from '../domain/combo-key.ts';
import { isOffered } from '../domain/offered-days.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';
import { daysOnSale, originsOf } from '../usecases/combo-on-sale.ts';
import { type FilledSlot, fillSlots } from '../usecases/fill-slots.ts';
import { type FillableCombo, fillable } from '../usecases/fillable-combo.ts';
import { priceDays } from '../usecases/price-days.ts';
import { refreshCombos } from '../usecases/refresh-combos.ts';
import { demoCombos } from './combos.ts';
import { seedCombos } from './seed-combos.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;
/** Days ahead on which they begin: far enough for cancelling to cost nothing. */
const DAYS = { from: 18, to: 60 };
/** Days that are tried, the cheapest first. */
const TRIED = 6;

type Person = { id: string; nickname: string; email: string; name: string; country: string; tel: string };
type Plan = {
  readonly who: 'named' | 'other';
  readonly combo: string;
  readonly adults: number;
  /** Slots that are booked although they may be left out. */
  readonly with: readonly string[];
  /** `off` is a part that its place cannot have any more, of which the customer is asked. */
  readonly ends: 'paid' | 'unpaid' | { readonly cancelled: string } | { readonly off: string };
};

/** What the named customer of the demo finds among their trips, and what staff find at another's. */
const plans: readonly Plan[] = [
  { who: 'named', combo: 'lisbon-five-days', adults: 1, with: ['tour'], ends: 'paid' },
  { who: 'named', combo: 'rome-early-riser', adults: 1, with: [], ends: { cancelled: 'tour' } },
  { who: 'named', combo: 'zermatt-snow-quiet', adults: 2, with: [], ends: { cancelled: 'dinner' } },
  { who: 'other', combo: 'porto-river-porto', adults: 2, with: [], ends: 'unpaid' },
  { who: 'named', combo: 'paris-nothing-booked', adults: 1, with: [], ends: { off: 'hotel' } },
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

/** A combo filled on one of its cheapest days of those ahead, without the days on which its customer is out; null where none can be had. */
async function filledOn(platform: Platform, combo: FillableCombo, plan: Plan, out: readonly DaysOut[]) {
  const now = platform.clock.now();
  const { first } = daysOnSale(combo, now);
  const fromCityId = (await originsOf(platform.db, combo))?.[0] ?? null;
  const party = { rooms: 1, adults: plan.adults, childAges: [] };
  const range = { first: addDays(first, DAYS.from), last: addDays(first, DAYS.to) };
  const prices = await priceDays(platform.db, {
    combo,
    party,
    fromCityId,
    lang: DEFAULT_LOCALE,
    now,
    ...range,
  });
  const days = prices
    .filter(({ day, usd }) => usd !== null && isOffered(combo, day))
    .filter(({ day }) => !out.some(({ from, to }) => from <= addDays(day, combo.days) && to >= day))
    .sort((a, b) => (a.usd ?? 0) - (b.usd ?? 0));
  for (const { day } of days.slice(0, TRIED)) {
    const who = { combo, day, party, fromCityId, lang: DEFAULT_LOCALE, now };
    const asked = { ...who, picks: [], with: plan.with, terms: comboTerms(combo, null) };
    const filled = await fillSlots(platform, platform.db, asked);
    if (filled.every(({ wanted, filling }) => !wanted || filling)) return { day, fromCityId, party, filled };
  }
  return null;
}

/** A name as passports have it. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** A grown-up of a party: its customer, and who comes along. Those who fly are saved passengers with a passport. */
async function guestOf(calls: CustomerCalls, person: Person, of: { readonly index: number; readonly flies: boolean }) {
  const [first = person.name, ...rest] = plain(person.name).split(' ');
  const givenName = of.index === 0 ? first : 'Robin';
  const familyName = rest.join(' ') || first;
  const guest = { unit: 1, givenName, familyName, ageType: 'adult', age: null } as const;
  if (!of.flies) return guest;
  const gender = of.index === 0 ? 'female' : 'other';
  const passengerId = await calls.keepPassenger(person, { givenName, familyName, gender, nationality: person.country });
  return { ...guest, passengerId };
}

const picksOf = (filled: readonly FilledSlot[]) =>
  filled.flatMap(({ slot, filling }) => (filling ? [{ slot: slot.key, key: filling.key }] : []));

/** Quotes and places a combo for everybody of its party. */
async function place(
  platform: Platform,
  calls: CustomerCalls,
  of: {
    readonly who: Person;
    readonly combo: StoredCombo;
    readonly on: NonNullable<Awaited<ReturnType<typeof filledOn>>>;
  },
) {
  const { who, combo, on } = of;
  const { day, fromCityId, party } = on;
  const request = { comboId: combo.id, day, fromCityId, ...party, picks: picksOf(on.filled) };
  const quote = await createBundleQuote(platform, {
    ...spoken,
    kind: 'combo',
    customerId: who.id,
    request,
    usePoints: false,
  });
  const guests: Awaited<ReturnType<typeof guestOf>>[] = [];
  for (let index = 0; index < party.adults; index += 1)
    guests.push(await guestOf(calls, who, { index, flies: fromCityId !== null }));
  const { name, country, email } = who;
  const contact = { name, country, phone: writtenPhone(who.tel, country) ?? who.tel, email };
  const customer = { kind: 'customer', id: who.id, sessionId: who.id, nickname: who.nickname } as const;
  return inTransaction(platform.db, (tx) =>
    placeBundle(platform, tx, {
      kind: 'combo',
      customer,
      lang: spoken.lang,
      quoteId: quote.id,
      guests,
      contact,
      wishes: '',
    }),
  );
}

/** The order of a booking that stands for a slot, and what was paid for it. */
async function orderOf(platform: Platform, bundleId: string, slot: string) {
  const { rows } = await sql<{ orderId: string; refundUsd: number }>`
    SELECT id AS "orderId", payable_usd AS "refundUsd" FROM travel_order
    WHERE bundle_id = ${bundleId} AND slot = ${slot}`.execute(platform.db);
  const [order] = rows;
  invariant(order, `bundle ${bundleId} has ${slot}`);
  return order;
}

/** Combos with what their cards say, and those that customers have booked by now: paid, cancelled in part, to be paid, and with a part that cannot be had. */
const bookCombos: VerticalBookings = async (platform, calls) => {
  const now = platform.clock.now();
  await inTransaction(platform.db, (tx) => seedCombos(tx, { now, seed: platform.config.demoSeed }));
  const cast = await castOf(platform);
  const combos = (await combosOnSale(platform.db)).map((one) => fillable(platform, one));
  for (const plan of plans) {
    const who = cast[plan.who];
    const name = demoCombos.find(({ key }) => key === plan.combo)?.name['en-US'];
    const combo = combos.find((one) => one.name['en-US'] === name);
    if (!who || !combo) continue;
    const out = await daysOut(platform, who.id);
    const on = (await filledOn(platform, combo, plan, out)) ?? (await filledOn(platform, combo, plan, []));
    if (!on) continue;
    const placed = await place(platform, calls, { who, combo, on });
    if (plan.ends === 'unpaid') continue;
    await calls.payFromWallet(who, placed.paymentId);
    if (plan.ends === 'paid') continue;
    if ('off' in plan.ends) {
      await callOff(platform, (await orderOf(platform, placed.bundleId, plan.ends.off)).orderId);
      continue;
    }
    await calls.cancelOrder(who, await orderOf(platform, placed.bundleId, plan.ends.cancelled));
  }
  // What was booked is not to be had any more.
  await refreshCombos(platform, demoCombos.length);
};
export default bookCombos;
