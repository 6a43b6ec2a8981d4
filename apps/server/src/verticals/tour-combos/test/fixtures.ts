import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { tourComboEndpoints as combos } from '@app/contract/verticals/tour-combos/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Shop } from '../../../testing/shop.ts';
import {
  ADULT,
  CONTACT,
  dayAhead,
  newDeparture,
  newTour,
  type PlantedTour,
  type TourGiven,
} from '../../tours/test/fixtures.ts';

const json = (value: unknown) => JSON.stringify(value);

export type ComboGiven = {
  readonly tours: readonly { readonly tour: PlantedTour; readonly optional?: boolean }[];
  readonly cityId?: string;
  readonly offBp?: number;
  readonly windowDays?: number;
  readonly cancel?: 'whole' | 'parts';
  readonly online?: boolean;
  readonly sortWeight?: number;
};

/** A combo of tours on sale, at ten percent off within five days; in the city of its first tour. */
export async function newCombo(db: Db, of: ComboGiven): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO tour_combo (id, name, story, city_id, cover, off_bp, window_days, cancel, online, sort_weight)
    VALUES (${id}, ${json({ 'en-US': `Combo ${id}` })}, ${json({ 'en-US': 'Two walks' })},
      ${of.cityId ?? of.tours[0]?.tour.cityId}, '/files/demo/s-lisbon-7-{w}.webp', ${of.offBp ?? 1_000},
      ${of.windowDays ?? 5}, ${of.cancel ?? 'parts'}, ${of.online ?? true}, ${of.sortWeight ?? 0})`.execute(db);
  for (const [position, { tour, optional }] of of.tours.entries()) {
    await sql`INSERT INTO tour_combo_part (combo_id, position, tour_id, optional)
      VALUES (${id}, ${position}, ${tour.id}, ${optional ?? false})`.execute(db);
  }
  return id;
}

/** A combo of two walks in one city, each with a departure of so many places, two days apart. */
export async function twoWalks(
  shop: Shop,
  of: { readonly capacity?: number; readonly minPeople?: number } & Omit<ComboGiven, 'tours'> = {},
  given: TourGiven = {},
) {
  const { db } = shop.app.platform;
  const first = await newTour(db, given);
  const second = await newTour(db, { cityId: first.cityId, ...given });
  const { capacity = 8, minPeople = 0, ...more } = of;
  const combo = await newCombo(db, { tours: [{ tour: first }, { tour: second }], ...more });
  const departures = [
    await newDeparture(db, first, { day: dayAhead(shop, 30), capacity }),
    await newDeparture(db, second, { day: dayAhead(shop, 32), capacity, minPeople }),
  ] as const;
  const picks = [first, second].map(({ id }, index) => ({ tourId: id, departureId: departures[index] ?? '' }));
  return { combo, first, second, departures, picks };
}

type Picks = readonly { readonly tourId: string; readonly departureId: string }[];

export const quoteCombo = (
  shop: Shop,
  token: string,
  of: { readonly combo: string; readonly picks: Picks },
  more: Record<string, unknown> = {},
) => shop.call(combos.createTourComboQuote, { token, raw: { comboId: of.combo, picks: of.picks, adults: 1, ...more } });

export const bookCombo = (shop: Shop, token: string, quoteId: string, more: Record<string, unknown> = {}) =>
  shop.call(combos.bookTourCombo, {
    token,
    raw: { quoteId, guests: [ADULT], contact: CONTACT, policyAccepted: true, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });

/** Quotes and books; returns the bundle. */
export async function bookedCombo(
  shop: Shop,
  token: string,
  of: { readonly combo: string; readonly picks: Picks },
  more: Record<string, unknown> = {},
) {
  const quote = await quoteCombo(shop, token, of, more);
  if (quote.code !== 200) throw new Error(JSON.stringify(quote.data));
  const placed = await bookCombo(shop, token, quote.data.id);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  return placed.data;
}

export const payCombo = (shop: Shop, token: string, payment: string) =>
  shop.call(paymentEndpoints.pay, { token, body: { payment, channel: shop.balanceChannel } });

export const bundleOf = async (shop: Shop, token: string, id: string) =>
  (await shop.call(bundleEndpoints.bundleDetails, { token, query: { id } })).data;
