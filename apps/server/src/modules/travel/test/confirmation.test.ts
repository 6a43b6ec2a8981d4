import { staffReportEndpoints as reports } from '@app/contract/reports/staff-endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { passTime } from '../../../testing/shop.ts';
import type { BookedGuest, TravelVertical } from '../public.ts';
import { travelTransition } from '../usecases/transition/travel-transition.ts';
import { putVertical } from './fake-slice.ts';
import { fakeVertical } from './fake-vertical.ts';
import {
  bookStay,
  broken,
  confirmStay,
  GUEST,
  newRoom,
  openTravelShop,
  paidStay,
  payStay,
  quoteStay,
  readStay,
  type Shop,
  staffStay,
  walletOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
/** What the vertical was given to issue for, and what it does then. */
let issuedFor: readonly BookedGuest[][] = [];
let canIssue = true;
let byItself: number | null = 3;
/** A vertical that confirms by itself and issues numbers of its own. */
const issuing: TravelVertical = {
  ...fakeVertical,
  first: () => ({ name: 'Room', localTime: '2027-01-01T14:00' }),
  confirming: { minutes: async () => byItself, promisedMinutes: 120 },
  issue: async (_tx, { guests }) => {
    if (!canIssue) throw new Error('the printer is out of paper');
    issuedFor = [...issuedFor, [...guests]];
    return ['TK-1', 'TK-2'];
  },
};

beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
  putVertical(shop.app.platform, issuing);
});
beforeEach(() => {
  issuedFor = [];
  canIssue = true;
  byItself = 3;
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const passports = { documentType: 'passport', documentNumber: 'P1234567', documentValidUntil: '2035-01-01' } as const;

test('a paid order is confirmed by the system after its minutes, with the numbers that its kind issues for the guests', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const kept = await shop.call(calls.savePassenger, {
    token: buyer.token,
    body: { givenName: 'Ines', familyName: 'Sousa', birthDate: '1994-04-03', nationality: 'PT', ...passports },
  });
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const guests = [{ ...GUEST, passengerId: kept.data.id }];
  const { orderId, paymentId } = await bookStay(shop, buyer, { quoteId: quote.id, guests });
  await payStay(shop, buyer, paymentId);
  const waiting = (await readStay(shop, buyer, orderId)).data;
  expect(waiting.state).toBe('pending_verification');
  expect(waiting.guests).toEqual([expect.objectContaining({ document: true, infantOf: null })]);
  expect(Date.parse(waiting.confirmBy ?? '') - Date.parse(waiting.paidAt ?? '')).toBe(2 * HOUR);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('pending_verification');
  await passTime(shop, 3 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({
    state: 'confirmed',
    references: ['TK-1', 'TK-2'],
    confirmBy: null,
  });
  expect(issuedFor).toEqual([
    [expect.objectContaining({ document: expect.objectContaining({ number: 'P1234567', birthDate: '1994-04-03' }) })],
  ]);
});

test('what cannot be issued now is tried again, and is confirmed once it can be', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  canIssue = false;
  await passTime(shop, 3 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('pending_verification');
  canIssue = true;
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('confirmed');
});

test('where staff confirm, a promise that was not kept gives all of it back, whatever the policy says', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 50_000 });
  // Begins tomorrow: cancelling costs half of it.
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop), inDays: 1 });
  const preview = () => shop.call(calls.cancelPreview, { token: buyer.token, query: { id: orderId } });
  expect((await preview()).data).toMatchObject({ fee: { usd: 11_000 }, freeReason: null });
  expect((await readStay(shop, buyer, orderId)).data.freeCancellation).toBeNull();
  await passTime(shop, 2 * HOUR - MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await preview()).data.fee.usd).toBe(11_000);
  await passTime(shop, 2 * MINUTE);
  const shown = (await preview()).data;
  expect(shown).toMatchObject({ refundUsd: 22_000, fee: { usd: 0 }, freeReason: 'confirmation_overdue' });
  const { freeCancellation } = (await readStay(shop, buyer, orderId)).data;
  expect(freeCancellation).toEqual({ reason: 'confirmation_overdue', refund: shown.refund, points: shown.points });
  expect(await staffStay(shop, staff, orderId)).toMatchObject({
    refundNowUsd: 22_000,
    freeReason: 'confirmation_overdue',
  });
  await shop.call(calls.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: 22_000 } });
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 50_000 });
});

const overdueOf = async (orderId: string) => {
  const { db } = shop.app.platform;
  const messages = await sql<{ title: string; text: string }>`
    SELECT title ->> 'en-US' AS title, summary ->> 'en-US' AS text FROM message
    WHERE dedupe_key = ${`travel/${orderId}/overdue`}`.execute(db);
  const mails = await sql<{ template: string }>`
    SELECT template FROM mail_outbox WHERE key = ${`travel_overdue/${orderId}`}`.execute(db);
  const events =
    await sql`SELECT FROM outbox_event WHERE name = 'travel.overdue' AND payload ->> 'orderId' = ${orderId}`.execute(
      db,
    );
  return { messages: messages.rows, mails: mails.rows.length, events: events.rows.length };
};

test('a confirmation that is late is told to its customer and counted for staff, once, whatever comes after', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 50_000 });
  const { orderId, number } = await paidStay(shop, buyer, { roomId: await newRoom(shop), inDays: 5 });
  const waiting = async () => (await shop.call(reports.waiting, { token: staff })).data.travelOverdue ?? 0;
  const before = await waiting();
  await passTime(shop, 2 * HOUR - MINUTE);
  await shop.app.runJobs('travel.note_overdue');
  expect((await overdueOf(orderId)).events).toBe(0);
  await passTime(shop, 2 * MINUTE);
  // Workers that look at once note it once.
  await Promise.all([1, 2, 3].map(() => shop.app.runJobs('travel.note_overdue')));
  await shop.app.deliverEvents();
  await passTime(shop, HOUR);
  await shop.app.runJobs('travel.note_overdue');
  await shop.app.deliverEvents();
  const notice = await overdueOf(orderId);
  expect(notice).toMatchObject({ events: 1, mails: 1 });
  expect(notice.messages).toEqual([
    { title: 'Your confirmation is late', text: expect.stringContaining(`Booking ${number}`) },
  ]);
  expect((await waiting()) - before).toBe(1);
  const listed = await shop.call(desk.listTravelOrders, {
    token: staff,
    query: { tab: 'promised', sort: 'confirmBy', order: 'asc' },
  });
  expect(listed.data.list.map(({ id }) => id)).toContain(orderId);
  expect(listed.data.counts.promised).toBe(listed.data.total);
});

test('what the system can confirm is confirmed before anybody is told that it is late', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  await passTime(shop, 3 * HOUR);
  await shop.app.runJobs('travel.note_overdue');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('confirmed');
  expect((await overdueOf(orderId)).events).toBe(0);
});

test('who is confirmed while the delay is noted is not told of it', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 50_000 });
  const { platform } = shop.app;
  // Moving the clock would run the job.
  const overdueStay = async () => {
    const stay = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
    await sql`UPDATE travel_order SET confirm_by = app_now() - interval '1 minute' WHERE id = ${stay.orderId}`.execute(
      platform.db,
    );
    return stay.orderId;
  };
  const orderId = await overdueStay();
  // Confirmed by somebody whose transaction has not ended: the job does not wait for it, and finds nothing late after it.
  await inTransaction(platform.db, async (tx) => {
    await travelTransition(platform, tx, { orderId, event: 'confirm', actor: 'system' });
    await asAnother(() => shop.app.runJobs('travel.note_overdue'));
  });
  await shop.app.runJobs('travel.note_overdue');
  expect((await overdueOf(orderId)).events).toBe(0);
  // Confirmed between the note and its delivery.
  const other = await overdueStay();
  await shop.app.runJobs('travel.note_overdue');
  await inTransaction(platform.db, (tx) =>
    travelTransition(platform, tx, { orderId: other, event: 'confirm', actor: 'system' }),
  );
  await shop.app.deliverEvents();
  expect(await overdueOf(other)).toMatchObject({ events: 1, messages: [], mails: 0 });
});

test('the promised ones are listed by what ends next, with what their kind begins with, to those who may see them', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 100_000, agentId: shop.agentId });
  const first = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  await passTime(shop, MINUTE);
  const second = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  const query = { tab: 'promised', sort: 'confirmBy', order: 'asc', contact: 'Sousa', kind: 'hotel' } as const;
  const list = async (token: string) => (await shop.call(desk.listTravelOrders, { token, query })).data;
  const agentStaff = await shop.staff({ agentId: shop.agentId });
  const seen = await list(agentStaff);
  expect(seen.list.map(({ id }) => id)).toEqual([first.orderId, second.orderId]);
  expect(seen.list[0]).toMatchObject({ first: { name: 'Room', localTime: expect.any(String) } });
  expect(seen.counts).toMatchObject({ promised: 2, pending_verification: 2, all: 2 });
  await confirmStay(shop, staff, first.orderId);
  expect((await list(agentStaff)).list.map(({ id }) => id)).toEqual([second.orderId]);
  expect((await shop.call(desk.listTravelOrders, { token: await shop.staff({ permissions: [] }), query })).code).toBe(
    4003,
  );
});

test('staff confirm what issues its own numbers without typing any, and what they type is added', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 100_000 });
  for (const [typed, references] of [
    [[], ['TK-1', 'TK-2']],
    [['AB 1'], ['TK-1', 'TK-2', 'AB 1']],
  ] as const) {
    const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
    const { version } = await staffStay(shop, staff, orderId);
    const confirmed = await shop.call(desk.confirmTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version, references: [...typed] },
    });
    expect(confirmed.data.references).toEqual(references);
  }
});

test('what the system calls off gives all of it back, points too, after its service began as well', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 50_000, points: 1_000 });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop), inDays: 1, usePoints: true });
  await passTime(shop, 30 * HOUR);
  const { platform } = shop.app;
  await inTransaction(platform.db, (tx) =>
    travelTransition(platform, tx, { orderId, event: 'cancel_paid', actor: 'system' }),
  );
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({ state: 'cancelled', fee: { usd: 0 } });
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 50_000, points: 1_000 });
});

test('a passenger of somebody else is refused at their field, and corrected names keep the document', async () => {
  const [buyer, other] = [await shop.buyer({ usd: 50_000 }), await shop.buyer()];
  const body = { givenName: 'Ana', familyName: 'Lima', ...passports };
  const [own, theirs] = [
    await shop.call(calls.savePassenger, { token: buyer.token, body }),
    await shop.call(calls.savePassenger, { token: other.token, body }),
  ];
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const book = (passengerId: string) =>
    bookStay(shop, buyer, { quoteId: quote.id, guests: [{ ...GUEST, passengerId }] });
  await expect(book(theirs.data.id)).rejects.toMatchObject({
    key: 'input.invalid',
    data: { fields: { 'guests.0.passengerId': 'field.invalid' } },
  });
  const { orderId } = await book(own.data.id);
  const changed = await shop.call(calls.changeGuests, {
    token: buyer.token,
    body: { orderId, guests: [{ ...GUEST, givenName: 'Anna' }] },
  });
  expect(changed.data.guests).toEqual([expect.objectContaining({ givenName: 'Anna', document: true })]);
});
