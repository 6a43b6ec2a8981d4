import { randomUUID } from 'node:crypto';
import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchBuying } from '../../../../modules/assistants/test/fixtures.ts';
import { connected, listening, mcp, type ToolResult } from '../../../../modules/assistants/test/mcp-fixtures.ts';
import { broken } from '../../../../modules/orders/test/fixtures.ts';
import { openShop, passTime, type Shop } from '../../../../testing/shop.ts';
import { datesIn, type NewHotel, plantHotel } from '../fixtures.ts';
import { booker, bookStay, openGuests, takeStay } from './fixtures.ts';

let shop: Shop;
let house: NewHotel;
let client: Client;
let one: ReturnType<typeof mcp>;
beforeAll(async () => {
  shop = await openShop();
  await switchBuying(shop, true);
  house = await plantHotel(shop, await shop.staff());
  one = mcp(shop);
  client = await connected(await listening(shop));
  // The client holds what it is answered against the schemas of the list.
  await client.listTools();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await client.close();
  await shop.close();
});

const call = async (name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as unknown as ToolResult;
const stay = (more: object = {}) => {
  const { checkIn, checkOut } = datesIn(shop, 20, 2);
  return {
    hotel_id: house.hotelId,
    rate_id: house.planId,
    check_in: checkIn,
    check_out: checkOut,
    rooms: [{ adults: 2 }],
    ...more,
  };
};
const made = async (more: object = {}) => (await call('create_booking', stay(more))).structuredContent;
const seen = (id: string, token?: string) =>
  shop.call(lodgingEndpoints.assistantStay, { query: { id }, ...(token ? { token } : {}) });

test('a hotel is found, a rate of it is read, and a stay is made whose link leads a person into the app', async () => {
  const { check_in, check_out } = stay();
  const found = await call('search_hotels', { place: 'Casa Test', check_in, check_out, currency: 'USD' });
  const [hotel] = found.structuredContent.results;
  const details = await call('get_details', { kind: 'hotel', id: hotel.id, check_in, check_out });
  const [data] = details.structuredContent.data;
  const [offer] = data.makesOffer;
  const booking = await made({ hotel_id: data.identifier, rate_id: offer.sku, room_id: offer.itemOffered.identifier });
  expect(booking).toMatchObject({
    status: 'requires_escalation',
    hotel: { id: house.hotelId, name: 'Casa Test' },
    room: { id: house.roomTypeId, name: offer.itemOffered.name },
    rate: { id: house.planId },
    check_in,
    check_out,
    rooms: [{ adults: 2, child_ages: [] }],
    policy: expect.stringContaining('Free cancellation'),
    expires_at: expect.any(String),
    continue_url: expect.stringContaining(`#/assistantstay?id=`),
  });
  const total = booking.totals.find(({ type }: { type: string }) => type === 'total');
  expect([total.money, hotel.price]).toEqual([{ amount: 22_000, currency: 'USD', text: '$220.00' }, total.money]);
  expect(booking.messages.map(({ code }: { code: string }) => code)).toEqual(['identity_required', 'hand_over']);
  // The same once more is another stay: nothing is held by any of them.
  expect((await made()).id).not.toBe(booking.id);
});

test('a person takes it, is told by whom it was chosen and that nothing is seen, and books it; then nothing is told of it', async () => {
  const lead = { first_name: 'Ann', last_name: 'Lee' };
  const { id, ...rest } = await made({ rooms: [{ adults: 2, lead }] });
  // Who has the link has the id: it does not say who is to sleep there.
  expect(JSON.stringify([rest, (await call('get_booking', { id })).structuredContent])).not.toContain('Lee');
  expect((await seen(id)).data).toMatchObject({
    state: 'open',
    assistant: null,
    stay: { payable: { amount: 22_000 } },
  });
  const who = await shop.buyer({ usd: 50_000 });
  const { data } = await takeStay(shop, who, id);
  expect(data.guests).toEqual([{ unit: 1, givenName: 'Ann', familyName: 'Lee' }]);
  for (const booked of [false, true]) {
    if (booked) expect((await bookStay(shop, who, data.quoteId)).code).toBe(200);
    const read = (await call('get_booking', { id })).structuredContent;
    expect([booked, read]).toMatchObject([
      booked,
      { id, status: 'handed_over', hotel: null, totals: [], continue_url: null },
    ]);
    for (const [name, input] of [
      ['update_booking', { id, ...stay() }],
      ['cancel_booking', { id }],
    ] as const) {
      const refused = await call(name, input);
      expect([name, refused.isError, refused.content[0]?.text]).toEqual([
        name,
        true,
        expect.stringContaining('Somebody went on with this stay'),
      ]);
    }
    expect((await seen(id, who.token)).data).toMatchObject({ state: 'mine', assistant: null });
  }
});

test('a stay is changed as a whole and cancelled; one that cannot be had changes nothing and says why at its field', async () => {
  const { id, continue_url: link } = await made();
  const changed = (await call('update_booking', { id, ...stay({ rooms: [{ adults: 1 }, { adults: 2 }] }) }))
    .structuredContent;
  expect([changed.id, changed.continue_url, changed.rooms.length]).toEqual([id, link, 2]);
  const kept = (await call('update_booking', { id, ...stay({ rate_id: randomUUID() }) })).structuredContent;
  expect([kept.rooms.length, kept.messages[0]]).toEqual([2, expect.objectContaining({ field: 'rate_id' })]);
  const gone = (await call('cancel_booking', { id })).structuredContent;
  expect([gone.status, gone.continue_url]).toEqual(['canceled', null]);
  expect((await seen(id)).data.state).toBe('over');
});

test('what cannot be had makes no stay and is said at its field, in the language asked for', async () => {
  const { check_in, check_out } = stay();
  for (const [more, said] of [
    [{ rate_id: randomUUID() }, /^rate_id: /],
    [{ hotel_id: randomUUID() }, /^hotel_id: /],
    [{ room_id: randomUUID() }, /^room_id: /],
    [{ check_in: check_out, check_out: check_in }, /^check_out: /],
    [{ check_in: '2020-01-01', check_out: '2020-01-02' }, /^check_in: /],
    [{ check_in: '2026-02-30' }, /^check_in: /],
    [{ rooms: [{ adults: 9 }] }, /^rooms: /],
    [{ rooms: [] }, /^rooms/],
    [{ rooms: [{ adults: 0 }] }, /^rooms/],
    [{ language: 'es', rate_id: randomUUID() }, /^rate_id: .*tarifa/],
  ] as const) {
    const refused = await call('create_booking', stay(more));
    expect([more, refused.isError, refused.content[0]?.text]).toEqual([more, true, expect.stringMatching(said)]);
  }
});

test("a stay that is over, an assistant's with a profile, and one that never was are none to tools", async () => {
  const profiles = await openGuests();
  const { body } = await booker(shop, profiles.at('/agent.json')).create({
    property: { id: house.hotelId },
    stays: [
      {
        rate_plan: { id: house.planId },
        occupancy: { adults: 2, total: 2 },
        stay_dates: { start_date: stay().check_in, end_date: stay().check_out },
      },
    ],
  });
  for (const id of [randomUUID(), body.id])
    for (const name of ['get_booking', 'cancel_booking'])
      expect([name, (await call(name, { id })).isError]).toEqual([name, true]);
  const own = await made();
  expect((await booker(shop, profiles.at('/agent.json')).get(own.id)).body.ucp.status).toBe('error');
  await profiles.close();
  await passTime(shop, 60 * 60_000);
  expect((await call('get_booking', { id: own.id })).structuredContent.status).toBe('canceled');
});

test('stays that are made hold no room and make no order, however many there are', async () => {
  const taken = async () => {
    const { rows } = await sql`SELECT (SELECT sum(held + booked)::int FROM hotel_night) AS rooms,
      (SELECT count(*)::int FROM travel_order) AS orders`.execute(shop.app.platform.db);
    return rows;
  };
  const before = await taken();
  const all = await Promise.all(Array.from({ length: 4 }, () => one.tool('create_booking', stay())));
  expect(all.map(({ isError = false }) => isError)).toEqual([false, false, false, false]);
  expect(await taken()).toEqual(before);
});
