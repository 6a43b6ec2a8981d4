import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboDetail, ComboPlan, ComboPlanPart, ComboSlotView } from '@app/contract/verticals/combos/views';
import type { Customer } from './customers.ts';
import { keepTraveller } from './flights.ts';
import { payFromBalance } from './orders.ts';
import { ask, type Product } from './products.ts';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days ahead on which trips of journeys begin, and how many of them are tried. */
const AHEAD = 30;
const RANGE = 40;
const TRIED = 6;

/** A combo on a day on which all of it can be had with a tour. */
export type FoundTrip = {
  readonly combo: ComboDetail;
  readonly plan: ComboPlan;
  readonly day: string;
  /** The city that it is flown from; undefined where it does not fly. */
  readonly from: ComboDetail['origins'][number] | undefined;
  readonly tour: ComboSlotView;
};

const partOf = (plan: ComboPlan, slot: string | undefined): ComboPlanPart | undefined =>
  plan.parts.find((one) => one.slot === slot);

/** Days on which a combo can be had from a city, the first ones. */
async function daysOf(
  product: Product,
  combo: ComboDetail,
  of: { readonly from: string | undefined; readonly ahead: number },
): Promise<string[]> {
  const { from } = of;
  const first = dayAfter(combo.firstDay, of.ahead);
  const { days } = await ask(product, comboEndpoints.comboCalendar, {
    query: { id: combo.id, ...(from && { from }), first, last: dayAfter(first, RANGE), adults: combo.adults },
  });
  return days.flatMap(({ date, price }) => (price ? [date] : [])).slice(0, TRIED);
}

/** The first day on which a combo can be had with one of its tours and another hotel than the cheapest; null for none. */
async function tripOf(product: Product, combo: ComboDetail, ahead: number): Promise<FoundTrip | null> {
  const tour = combo.slots.find(({ kind }) => kind === 'tour');
  const hotel = combo.slots.find(({ kind }) => kind === 'hotel');
  const from = combo.origins.at(-1);
  if (!tour || !hotel) return null;
  for (const day of await daysOf(product, combo, { from: from?.id, ahead })) {
    const plan = await ask(product, comboEndpoints.comboPlan, {
      query: { id: combo.id, day, ...(from && { from: from.id }), adults: combo.adults, with: tour.key },
    });
    if (plan.complete && partOf(plan, hotel.key)?.swappable) return { combo, plan, day, from, tour };
  }
  return null;
}

/** Finds a trip for two adults with a hotel and a tour; one that flies, with a tour that may be left out, where that is asked. */
export async function findTrip(
  product: Product,
  asked: { readonly flies: boolean; readonly ahead?: number },
): Promise<FoundTrip> {
  const { list } = await ask(product, comboEndpoints.combos, { query: {} });
  for (const { id, children, adults, soldFrom } of list) {
    if (children > 0 || adults !== 2 || soldFrom !== null) continue;
    const combo = await ask(product, comboEndpoints.comboDetails, { query: { id } });
    const tour = combo.slots.find(({ kind }) => kind === 'tour');
    if (combo.origins.length > 0 !== asked.flies || (asked.flies && !tour?.optional)) continue;
    const trip = await tripOf(product, combo, asked.ahead ?? AHEAD);
    if (trip) return trip;
  }
  throw new Error('no combo with a tour can be had');
}

/** The departure that fills the tour of a trip. */
export const departureOf = ({ plan, tour }: FoundTrip): string =>
  String(partOf(plan, tour.key)?.filled?.subject.item.departureId);

/** Books a trip for two with their passports, paid from the balance; returns the combo's booking. */
export async function bookFoundTrip(product: Product, customer: Customer, { combo, plan, day, from }: FoundTrip) {
  const { token } = customer;
  const picks = plan.parts.flatMap(({ slot, filled }) => (filled ? [{ slot, key: filled.key }] : []));
  const body = { comboId: combo.id, day, fromCityId: from?.id ?? null, rooms: 1, adults: 2, childAges: [], picks };
  const quote = await ask(product, comboEndpoints.createComboQuote, { token, body });
  const guests = [];
  for (const givenName of ['Ines', 'Rui']) {
    const documentNumber = `P${givenName[0]}${Date.now() % 10_000_000}`;
    const { id: passengerId } = await keepTraveller(product, customer, { givenName, documentNumber });
    guests.push({ unit: 1, givenName, familyName: 'Duarte', passengerId });
  }
  const contact = { name: 'Ines Duarte', country: 'PT', phone: '912345678', email: 'ines@example.com' };
  const placed = await ask(product, comboEndpoints.bookCombo, {
    token,
    body: { quoteId: quote.id, guests, contact, policyAccepted: true },
  });
  await payFromBalance(product, customer, placed.paymentId);
  return placed;
}
