import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { askChange, changeBy, makeChange, type Own, paidWays, readOrder, ticketsOf } from './change.fixtures.ts';
import { issueAll } from './departure.fixtures.ts';
import { dayAhead, guestOf, newPassenger, newRoundTrip, type Person, plantBrands, type RoundTrip } from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(db());
});
beforeEach(async () => {
  pair = await newRoundTrip(db());
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const letters = (count: number) =>
  sql`UPDATE airline SET name_letters = ${count} WHERE id = ${pair.airline.id}`.execute(db());
/** The document keeps its number: only the spelling changes. */
const respell = (person: Person, givenName: string) =>
  sql`UPDATE travel_passenger SET given_name = ${givenName} WHERE id = ${person.passengerId}`.execute(db());

async function issued(): Promise<{ own: Own; person: Person }> {
  await changeBy(db(), 'light', { feeUsd: 0 });
  const buyer = await shop.buyer({ usd: 300_000 });
  const person = await newPassenger(shop, buyer.token, { givenName: 'Filipa', familyName: 'Sousa' });
  const ways = [[{ flightId: pair.out, day: dayAhead(shop, 3) }], [{ flightId: pair.back, day: dayAhead(shop, 12) }]];
  const own = await paidWays(shop, { ways, buyer, guests: [guestOf(person)] });
  await issueAll(shop);
  return { own, person };
}
const rename = ({ buyer, orderId }: Own, person: Person) =>
  shop.call(travel.changeGuests, {
    token: buyer.token,
    raw: { orderId, guests: [guestOf(person)] },
    headers: { 'idempotency-key': randomUUID() },
  });

test('some letters of a name are corrected after issue for free: tickets are issued anew, the rest stays', async () => {
  const { own, person } = await issued();
  const before = await readOrder(shop, own);
  expect(before.actions).toContain('change_guests');
  await respell(person, 'Philipa');
  const answer = await rename(own, { ...person, givenName: 'Philipa' });
  expect(answer.code).toBe(200);
  const after = await readOrder(shop, own);
  expect(after).toMatchObject({ state: 'confirmed', payable: before.payable, changeFee: null });
  expect(after.guests[0]?.givenName).toBe('Philipa');
  const tickets = await ticketsOf(shop, own);
  expect(tickets.map((ticket) => ticket.void)).toEqual([false, true]);
  expect(after.references).toContain(tickets[0]?.number);
  expect(after.references).not.toContain(tickets[1]?.number);
});

test('another person, more letters than the airline corrects, and an airline that corrects none are refused with words', async () => {
  const { own, person } = await issued();
  const other = await newPassenger(shop, own.buyer.token, { givenName: 'Filipa', familyName: 'Sousa' });
  expect(fieldsOf(await rename(own, other))).toEqual({ 'guests.0.passengerId': 'field.flight_other_person' });
  await respell(person, 'Margarida');
  expect(fieldsOf(await rename(own, { ...person, givenName: 'Margarida' }))).toEqual({
    'guests.0.passengerId': 'field.flight_name_letters',
  });
  await respell(person, 'Filippa');
  await letters(0);
  expect(fieldsOf(await rename(own, { ...person, givenName: 'Filippa' }))).toEqual({
    'guests.0.passengerId': 'field.flight_name_fixed',
  });
  // The document still says how the name is spelt.
  expect(fieldsOf(await rename(own, { ...person, givenName: 'Filipa' }))).toHaveProperty('guests.0.givenName');
  expect((await ticketsOf(shop, own)).filter((ticket) => !ticket.void)).toHaveLength(1);
});

test('small corrections one after the other are counted together: they make no other name', async () => {
  const { own, person } = await issued();
  const spelt = async (givenName: string) => {
    await respell(person, givenName);
    return rename(own, { ...person, givenName });
  };
  expect((await spelt('Philipa')).code).toBe(200);
  expect((await spelt('Philippa')).code).toBe(200);
  expect(fieldsOf(await spelt('Philippo'))).toEqual({ 'guests.0.passengerId': 'field.flight_name_letters' });
  // The name as it is now stays sound, whatever else is sent again.
  expect(refusalOf(await spelt('Philippa'))).toBe('travel.same_guests');
  expect((await readOrder(shop, own)).guests[0]?.givenName).toBe('Philippa');
});

test('after the way out names are still corrected for the way back, and no more once that has departed', async () => {
  const { own, person } = await issued();
  await passTime(shop, 5 * DAY);
  await respell(person, 'Filippa');
  expect((await rename(own, { ...person, givenName: 'Filippa' })).code).toBe(200);
  await passTime(shop, 8 * DAY);
  expect(refusalOf(await rename(own, { ...person, givenName: 'Filippa' }))).not.toBe('');
  expect((await readOrder(shop, own)).actions).not.toContain('change_guests');
});

test('while a changed trip waits for its new tickets nobody else is named on it either', async () => {
  const { own } = await issued();
  const ways = [{ slice: 2, legs: [{ flightId: pair.back, day: dayAhead(shop, 13) }] }];
  await makeChange(shop, own, (await askChange(shop, own, { ways })).data.id);
  expect((await readOrder(shop, own)).state).toBe('pending_verification');
  const other = await newPassenger(shop, own.buyer.token, { givenName: 'Filipa', familyName: 'Sousa' });
  expect(fieldsOf(await rename(own, other))).toEqual({ 'guests.0.passengerId': 'field.flight_other_person' });
});
