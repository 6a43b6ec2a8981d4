import { refuse, refuseField } from '@app/contract/core/refuse';
import { DAY, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { TravelOffer, TravelVertical } from '../public.ts';

/** Tables of a vertical with one kind of thing: a room of which there are some, whatever the day. */
export async function createFakeTables(db: Db): Promise<void> {
  await sql`CREATE TABLE fake_room (id uuid PRIMARY KEY, price_usd bigint NOT NULL, total int NOT NULL,
    booked int NOT NULL DEFAULT 0, score int, CHECK (booked BETWEEN 0 AND total))`.execute(db);
  await sql`CREATE TABLE fake_hold (order_id uuid PRIMARY KEY, room_id uuid NOT NULL REFERENCES fake_room,
    state text NOT NULL, expires_at timestamptz)`.execute(db);
  await sql`CREATE TABLE fake_change (order_id uuid PRIMARY KEY, room_id uuid NOT NULL REFERENCES fake_room,
    expires_at timestamptz NOT NULL)`.execute(db);
}

type Wish = { roomId: string; from: string; to: string };
const moment = (day: string, hour: number): Date => new Date(new Date(`${day}T00:00:00Z`).getTime() + hour * HOUR);

/** A request as the vertical reads it. */
const wishOf = (request: Record<string, unknown>): Wish => request as Wish;

async function offer(
  db: Parameters<TravelVertical['quote']>[0],
  request: Record<string, unknown>,
  hasIt = false,
): Promise<TravelOffer> {
  const { roomId, from, to } = wishOf(request);
  const { rows } = await sql<{ price: number; left: number }>`
    SELECT price_usd AS price, total - booked AS left FROM fake_room WHERE id = ${roomId}`.execute(db);
  const [room] = rows;
  if (!room || (room.left < 1 && !hasIt)) refuse('travel.unavailable');
  const startsAt = moment(from, 14);
  const whole = room.price + Math.round(room.price / 10);
  return {
    subjectId: roomId,
    snapshot: { title: { 'en-US': 'Room by the sea', 'zh-cn': '海边客房' }, roomId },
    service: { from, to, zone: 'UTC', startsAt, endsAt: moment(to, 12) },
    items: [
      {
        key: 'room',
        label: { 'en-US': 'Room' },
        quantity: 1,
        priceUsd: room.price,
        listPriceUsd: null,
        deal: { keys: [`room:${roomId}`], days: [{ day: from, usd: room.price }] },
      },
    ],
    tax: { bp: 1_000, name: 'City tax' },
    policy: [
      { until: new Date(startsAt.getTime() - 2 * DAY), feeUsd: 0 },
      { until: startsAt, feeUsd: Math.round(whole / 2) },
      { until: null, feeUsd: whole },
    ],
    guestsUntil: startsAt,
  };
}

async function book(tx: Parameters<TravelVertical['hold']>[0], roomId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE fake_room SET booked = booked + 1 WHERE id = ${roomId} AND booked < total`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The vertical the tests of travel stand on. */
export const fakeVertical: TravelVertical = {
  kind: 'hotel',
  quote: (db, { request }) => offer(db, request),
  hold: async (tx, { orderId, request, expiresAt }) => {
    const { roomId } = wishOf(request);
    if (!(await book(tx, roomId))) refuse('travel.unavailable');
    await sql`INSERT INTO fake_hold VALUES (${orderId}, ${roomId}, 'held', ${expiresAt})`.execute(tx);
  },
  extend: async (tx, orderId, until) => {
    await sql`UPDATE fake_hold SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
  },
  take: async (tx, orderId) => {
    await sql`UPDATE fake_hold SET state = 'taken', expires_at = NULL WHERE order_id = ${orderId} AND state = 'held'`.execute(
      tx,
    );
  },
  release: async (tx, orderId) => {
    await sql`WITH gone AS (UPDATE fake_hold SET state = 'released' WHERE order_id = ${orderId} AND state <> 'released'
      RETURNING room_id) UPDATE fake_room r SET booked = booked - 1 FROM gone WHERE r.id = gone.room_id`.execute(tx);
  },
  holdAgain: async (tx, { orderId, request, expiresAt }) => {
    if (!(await book(tx, wishOf(request).roomId))) return false;
    await sql`UPDATE fake_hold SET state = 'held', expires_at = ${expiresAt} WHERE order_id = ${orderId}`.execute(tx);
    return true;
  },
  holdersPastDeadline: async (db, request) => {
    const { rows } = await sql<{ id: string }>`
      SELECT order_id AS id FROM fake_hold WHERE room_id = ${wishOf(request).roomId} AND state = 'held'
        AND expires_at <= app_now()`.execute(db);
    return rows.map(({ id }) => id);
  },
  extras: {
    quote: async (db, { request }) => {
      const items = [
        { key: 'breakfast', label: { 'en-US': 'Breakfast' }, quantity: 1, priceUsd: 1_000, listPriceUsd: null },
      ];
      const policy = [{ until: null, feeUsd: 1_000 }];
      const added = { ...(await offer(db, request, true)), items, tax: { bp: 0, name: '' }, policy };
      return { request, offer: added, exchange: { part: 0, of: 1, becomes: 1 } };
    },
    hold: async () => undefined,
    extend: async () => undefined,
    swap: async () => undefined,
    drop: async () => undefined,
  },
  amend: {
    quote: async (db, { request, wanted, now: _now }) => {
      const before = wishOf(request);
      const after = { ...before, ...wishOf(wanted) };
      if (JSON.stringify(before) === JSON.stringify(after)) refuse('travel.same_dates');
      const sameRoom = before.roomId === after.roomId;
      const exchange = { part: sameRoom ? 1 : 2, of: 2, becomes: 2 };
      return { request: after, offer: await offer(db, after, sameRoom), exchange };
    },
    hold: async (tx, { orderId, request, expiresAt }) => {
      const { roomId } = wishOf(request);
      const { rows } = await sql`SELECT 1 FROM fake_hold WHERE order_id = ${orderId} AND room_id = ${roomId}`.execute(
        tx,
      );
      if (rows.length === 0 && !(await book(tx, roomId))) refuse('travel.unavailable');
      if (rows.length === 0)
        await sql`INSERT INTO fake_change VALUES (${orderId}, ${roomId}, ${expiresAt})`.execute(tx);
    },
    extend: async (tx, orderId, until) => {
      await sql`UPDATE fake_change SET expires_at = ${until} WHERE order_id = ${orderId}`.execute(tx);
    },
    swap: async (tx, orderId) => {
      const { rows } = await sql<{ roomId: string }>`
        DELETE FROM fake_change WHERE order_id = ${orderId} RETURNING room_id AS "roomId"`.execute(tx);
      const [other] = rows;
      if (!other) return;
      await sql`UPDATE fake_room r SET booked = booked - 1 FROM fake_hold h
        WHERE h.order_id = ${orderId} AND r.id = h.room_id`.execute(tx);
      await sql`UPDATE fake_hold SET room_id = ${other.roomId} WHERE order_id = ${orderId}`.execute(tx);
    },
    drop: async (tx, orderId) => {
      await sql`WITH gone AS (DELETE FROM fake_change WHERE order_id = ${orderId} RETURNING room_id)
        UPDATE fake_room r SET booked = booked - 1 FROM gone WHERE r.id = gone.room_id`.execute(tx);
    },
  },
  promised: () => null,
  namedIn: ['title'],
  describe: (snapshot, lang) => {
    const title = snapshot.title as Record<string, string>;
    return { title: title[lang] ?? title['en-US'] ?? '', subtitle: '', cover: null, place: null, item: {} };
  },
  facts: () => [{ label: 'Room', text: 'By the sea' }],
  checkGuests: ({ guests }) => {
    if (guests.length > 2) refuseField('guests', 'field.too_big');
  },
  scoreChanged: async (tx, subjectId) => {
    await sql`UPDATE fake_room SET score = (SELECT score FROM travel_score WHERE subject_id = ${subjectId})
      WHERE id = ${subjectId}`.execute(tx);
  },
};
