import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RoomCalendars } from '@app/contract/verticals/hotels/calendar-schemas';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { sql } from 'kysely';
import type { Shop } from '../../../../testing/shop.ts';
import { CONTACT, GUEST, type NewHotel, stayOf } from '../fixtures.ts';

export type Served = { status?: number; text?: string; headers?: Record<string, string> };

/** A site with a calendar, which answers as a test sets it and stores what it was asked. */
export async function openSite() {
  let answer: (asked: IncomingMessage) => Served | Promise<Served> = () => ({ text: calendarOf() });
  const asked: IncomingMessage[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request);
    const { status = 200, text = '', headers = {} } = await answer(request);
    response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: (path = '/room.ics') => `http://127.0.0.1:${port}${path}`,
    serve: (to: typeof answer | string) => {
      answer = typeof to === 'string' ? () => ({ text: to }) : to;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

type Entry = { readonly first: string; readonly until: string; readonly uid?: string };

/** A calendar with entries of whole days. */
export const calendarOf = (...entries: Entry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Another site//EN',
    ...entries.flatMap(({ first, until, uid = `${first}@site` }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Has a room type read a calendar. */
export async function addFeed(
  shop: Shop,
  token: string,
  of: { readonly roomTypeId: string; readonly url: string; readonly rooms?: number; readonly name?: string },
) {
  const body = { name: of.name ?? 'Airbnb', url: of.url, rooms: of.rooms ?? 1 };
  const { data } = await shop.call(calls.addHotelFeed, { token, params: { id: of.roomTypeId }, body });
  return data.feeds.at(-1) as RoomCalendars['feeds'][number];
}

/** Has feeds be due, and reads them by the job. */
export async function readDue(shop: Pick<Shop, 'app'>): Promise<void> {
  await sql`UPDATE hotel_feed SET next_read_at = statement_timestamp() WHERE removed_at IS NULL`.execute(
    shop.app.platform.db,
  );
  await shop.app.runJobs('hotels.read-feeds');
}

/** Rooms of a type's nights that calendars of other sites take, by night. */
export async function blockedOf(shop: Pick<Shop, 'app'>, roomTypeId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ night: string; blocked: number }>`SELECT night, blocked FROM hotel_night
    WHERE room_type_id = ${roomTypeId} AND blocked > 0 ORDER BY night`.execute(shop.app.platform.db);
  return Object.fromEntries(rows.map(({ night, blocked }) => [night, blocked]));
}

type Stay = { readonly inDays: number; readonly nights: number; readonly rooms?: number };

/** Tries to book a stay, unpaid; returns the answer. */
export async function bookStay(shop: Shop, house: Pick<NewHotel, 'planId'>, of: Stay) {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const rooms = of.rooms ?? 1;
  const raw = { ...stayOf(shop, house, { ...of, adults: 2 * rooms }), usePoints: false };
  const { data: quote } = await shop.call(hotels.createHotelQuote, { token: buyer.token, raw });
  const guests = Array.from({ length: rooms }, (_, room) => ({ ...GUEST, unit: room + 1 }));
  const booked = await shop.call(hotels.bookHotel, {
    token: buyer.token,
    raw: { quoteId: quote.id, guests, contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { buyer, booked };
}
