import { randomUUID } from 'node:crypto';
import { findEndpoints } from '@app/contract/travel/find-endpoints';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { staffComboEndpoints as staff } from '@app/contract/verticals/combos/staff-endpoints';
import type { StaffCombo } from '@app/contract/verticals/combos/staff-schemas';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { refreshCombo } from '../usecases/refresh-combos.ts';
import { choicesOf, newTrip, picksOf, planOf, quoteCombo, type Trip } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(async () => {
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const ago = (ms: number): string => new Date(shop.app.platform.clock.now().getTime() - ms).toISOString();

/** Saves a combo with other windows or themes, as its staff do. */
async function change(trip: Trip, more: Partial<StaffCombo>) {
  const read = await shop.call(staff.readCombo, { token, params: { id: trip.combo } });
  const { id, slots, ...combo } = read.data;
  const sent = slots.map(({ named: _named, ...slot }) => slot);
  return shop.call(staff.updateCombo, { token, params: { id }, raw: { ...combo, slots: sent, ...more } });
}
async function listOf(trip: Trip, more: object = {}) {
  const query = { city: trip.destination.cityId, limit: '20', ...more };
  return (await shop.call(combos.combos, { query })).data;
}

async function newTerms(...of: readonly { kind: string; name: string; enabled?: boolean }[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { kind, name, enabled = true } of of) {
    const id = randomUUID();
    await sql`INSERT INTO travel_term (id, kind, name, enabled)
      VALUES (${id}, ${kind}, ${JSON.stringify({ 'en-US': `${name} ${id}`, pt: `PT ${name}` })}, ${enabled})`.execute(
      db(),
    );
    ids.push(id);
  }
  return ids;
}

test('a day outside the window, or of a trip that touches a blackout, is refused at its field and has no price', async () => {
  const trip = await newTrip(shop);
  const { day } = trip;
  const before = (await planOf(shop, trip)).data;
  const who = await shop.buyer({ usd: 1_000_000 });
  const calendar = async () => {
    const query = { id: trip.combo, from: trip.origin.cityId, first: day, last: day, adults: '1' };
    return (await shop.call(combos.comboCalendar, { query })).data.days[0]?.price ?? null;
  };
  expect(await calendar()).not.toBeNull();
  for (const windows of [
    { travelFrom: addDays(day, 1) },
    { travelUntil: addDays(day, -1), travelFrom: null },
    { travelUntil: null, blackout: [{ from: addDays(day, 4), to: addDays(day, 9) }] },
  ]) {
    expect((await change(trip, windows)).code).toBe(200);
    for (const answer of [
      await planOf(shop, trip),
      await choicesOf(shop, trip, 'hotel'),
      await quoteCombo(shop, who.token, trip, picksOf(before)),
    ]) {
      expect(fieldsOf(answer)).toEqual({ day: 'field.combo_day_closed' });
    }
    expect(await calendar()).toBeNull();
  }
  await change(trip, { blackout: [{ from: addDays(day, 5), to: addDays(day, 9) }] });
  expect((await quoteCombo(shop, who.token, trip, picksOf(before))).code).toBe(200);
  expect(await calendar()).not.toBeNull();
});

test('the days that the detail names, and the price on the card, are of days on which it is offered', async () => {
  const trip = await newTrip(shop);
  await refreshCombo(shop.app.platform, trip.combo);
  const shown = async () => (await shop.call(combos.comboDetails, { query: { id: trip.combo } })).data;
  expect((await shown()).price).not.toBeNull();
  const travelFrom = addDays(trip.day, 1);
  await change(trip, { travelFrom, travelUntil: addDays(trip.day, 3) });
  // What was found before is forgotten with the window.
  expect(await shown()).toMatchObject({ price: null, firstDay: travelFrom, lastDay: addDays(trip.day, 3) });
  await refreshCombo(shop.app.platform, trip.combo);
  const { day } = await shown();
  expect(day === null || day >= travelFrom).toBe(true);
  await change(trip, { travelFrom: null, travelUntil: null });
  await refreshCombo(shop.app.platform, trip.combo);
  expect((await shown()).price).not.toBeNull();
});

test('before its sale it is shown and not booked; after it nobody finds it', async () => {
  const trip = await newTrip(shop);
  const who = await shop.buyer({ usd: 1_000_000 });
  const bookFrom = ago(-HOUR);
  await change(trip, { bookFrom });
  const [card] = (await listOf(trip)).list;
  expect(card).toMatchObject({ id: trip.combo, soldFrom: bookFrom });
  const plan = (await planOf(shop, trip)).data;
  expect(plan.complete).toBe(true);
  expect(refusalOf(await quoteCombo(shop, who.token, trip, picksOf(plan)))).toBe('combo.not_yet');
  await change(trip, { bookFrom: ago(HOUR) });
  expect((await listOf(trip)).list[0]).toMatchObject({ soldFrom: null });
  expect((await quoteCombo(shop, who.token, trip, picksOf(plan))).code).toBe(200);

  const name = { 'en-US': `Gone ${randomUUID().slice(0, 8)}` };
  await change(trip, { name, bookUntil: ago(-HOUR) });
  const found = async () => {
    const { data } = await shop.call(findEndpoints.findTravel, { query: { keyword: name['en-US'] } });
    return JSON.stringify(data).includes(trip.combo);
  };
  expect(await found()).toBe(true);
  await change(trip, { bookUntil: ago(MINUTE) });
  expect((await listOf(trip)).list).toEqual([]);
  expect(await found()).toBe(false);
  const details = await shop.call(combos.comboDetails, { query: { id: trip.combo } });
  const quote = await quoteCombo(shop, who.token, trip, picksOf(plan));
  expect([details, await planOf(shop, trip), quote].map(refusalOf)).toEqual(Array(3).fill('combo.offline'));
});

test('a combo whose last day is over, or whose first is out of sight, is found neither in the list nor by the search', async () => {
  const trip = await newTrip(shop);
  const name = { 'en-US': `Past ${randomUUID().slice(0, 8)}` };
  const found = async () => {
    const { data } = await shop.call(findEndpoints.findTravel, { query: { keyword: name['en-US'] } });
    return JSON.stringify(data).includes(trip.combo);
  };
  // The place's own days count: tomorrow there is the first that can be booked.
  const days = await shop.call(combos.comboDetails, { query: { id: trip.combo } });
  const { firstDay } = days.data;
  for (const [windows, there] of [
    [{ travelUntil: firstDay }, true],
    [{ travelUntil: addDays(firstDay, -1) }, false],
    [{ travelUntil: null, travelFrom: addDays(firstDay, 179) }, true],
    [{ travelUntil: null, travelFrom: addDays(firstDay, 180) }, false],
  ] as const) {
    await change(trip, { name, ...windows });
    expect([(await listOf(trip)).total, await found()], JSON.stringify(windows)).toEqual([there ? 1 : 0, there]);
  }
});

test('the check of days says how many are not offered, and names nothing missing on them', async () => {
  const trip = await newTrip(shop);
  await change(trip, { travelFrom: addDays(trip.day, -2), travelUntil: addDays(trip.day, 2) });
  const { data } = await shop.call(staff.checkCombo, { token, params: { id: trip.combo } });
  expect(data).toMatchObject({ days: 90, closed: 85 });
  expect(data.missing.every(({ days }) => days <= 5)).toBe(true);
});

test('of cities and of themes with as many combos the name decides, as readers of the language sort names', async () => {
  const trips = [await newTrip(shop), await newTrip(shop)] as const;
  const [late = '', early = ''] = await newTerms({ kind: 'theme', name: 'Ming' }, { kind: 'theme', name: 'A' });
  for (const [at, id] of [late, early].entries()) {
    const trip = trips[at] ?? trips[0];
    // By code points the second would stand behind the first.
    const name = JSON.stringify({ 'en-US': ['Ming', 'A'][at], 'zh-cn': ['明斯克', '阿尔赫西拉斯'][at] });
    await sql`UPDATE travel_term SET name = ${name} WHERE id = ${id}`.execute(db());
    await sql`UPDATE travel_city SET name = ${name} WHERE id = ${trip.destination.cityId}`.execute(db());
    expect((await change(trip, { themes: [id] })).code).toBe(200);
  }
  shop.app.platform.cache.drop(['*']);
  const { cities, themes } = (await shop.call(combos.combos, { query: {}, lang: 'zh-cn' })).data;
  const [first, second] = trips.map(({ destination }) => destination.cityId);
  const found = (list: readonly { id: string }[] | null, ids: readonly (string | undefined)[]) =>
    list?.map(({ id }) => id).filter((id) => ids.includes(id));
  expect(found(cities, [first, second])).toEqual([second, first]);
  expect(found(themes, [late, early])).toEqual([early, late]);
});

test('the list is narrowed down by a theme, which cards name; one out of use is passed over', async () => {
  const [walks, gone, notice] = await newTerms(
    { kind: 'theme', name: 'Walks' },
    { kind: 'theme', name: 'Gone', enabled: false },
    { kind: 'notice', name: 'Bring boots' },
  );
  const trip = await newTrip(shop);
  const other = await newTrip(shop);
  expect((await change(trip, { themes: [walks ?? ''] })).data.themes).toEqual([walks]);
  const named = { id: walks, name: expect.stringContaining('Walks'), count: 1 };
  const all = await shop.call(combos.combos, { query: { limit: '50' } });
  expect(all.data.themes).toContainEqual(named);
  const narrowed = await shop.call(combos.combos, { query: { theme: walks ?? '', limit: '50' } });
  expect(narrowed.data).toMatchObject({ total: 1, list: [{ id: trip.combo, themes: [{ id: walks }] }] });
  expect(await listOf(other, { theme: walks })).toMatchObject({ total: 0, list: [] });

  const list = await shop.call(staff.comboThemes, { token });
  expect(list.data).toContainEqual({ id: walks, name: named.name });
  expect(list.data.some(({ id }) => id === gone || id === notice)).toBe(false);
  for (const id of [gone, notice, randomUUID()]) {
    expect(fieldsOf(await change(other, { themes: [walks ?? '', id ?? ''] }))).toEqual({ 'themes.1': 'field.invalid' });
  }
  await sql`UPDATE travel_term SET enabled = false WHERE id = ${walks}`.execute(db());
  shop.app.platform.cache.drop(['travel-terms']);
  expect((await listOf(trip)).list[0]?.themes).toEqual([]);
  // What had it before keeps it when it is saved.
  expect((await change(trip, { sortWeight: 7 })).code).toBe(200);
});

test('windows that end before they begin, and too many, are refused at their fields', async () => {
  const trip = await newTrip(shop);
  const at = ago(0);
  const wrong = await change(trip, {
    bookFrom: at,
    bookUntil: at,
    travelFrom: '2027-05-02',
    travelUntil: '2027-05-01',
    blackout: [
      { from: '2027-05-01', to: '2027-05-01' },
      { from: '2027-05-03', to: '2027-05-02' },
    ],
  });
  expect(fieldsOf(wrong)).toEqual({
    bookUntil: 'field.after_start',
    travelUntil: 'field.range_order',
    'blackout.1.to': 'field.range_order',
  });
  const many = await change(trip, { blackout: Array(51).fill({ from: '2027-05-01', to: '2027-05-01' }) });
  expect(fieldsOf(many)).toEqual({ blackout: 'field.too_big' });
});
